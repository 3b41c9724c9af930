import { afterEach, expect, test, vi } from 'vitest'
import { PAGE_RESTORED } from '../contract/index.ts'
import { createBroadcastTabs } from './broadcast-tabs.ts'
import { openPopUp } from './pop-up.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** The runner's page can't be rewritten: this is what `document.open` does to listeners of its window. */
function rewritable(): { rewrite(): Promise<void> } {
  const added = vi.spyOn(window, 'addEventListener')
  return {
    async rewrite() {
      for (const [type, listener] of [...added.mock.calls]) {
        window.removeEventListener(type, listener)
      }
      document.append(document.createComment('another page'))
      await Promise.resolve()
    },
  }
}

test('a page that was rewritten hears that the browser restored it, until it ends', async () => {
  const page = rewritable()
  const listener = vi.fn()
  const undo = createBroadcastTabs('latchkey/rewritten').listen(listener)
  const restore = (): void => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }

  await page.rewrite()
  restore()
  expect(listener.mock.calls).toEqual([[PAGE_RESTORED]])

  undo()
  await page.rewrite()
  restore()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a page that was rewritten hears its pop-up, until it ends', async () => {
  const page = rewritable()
  const frame = document.body.appendChild(document.createElement('iframe'))
  const inside = frame.contentWindow as Window
  vi.spyOn(window, 'open').mockReturnValue(inside)
  const popUp = openPopUp('https://secure.example/login', { name: 'w1', width: 300, height: 200 })
  const listener = vi.fn()
  const undo = popUp?.onMessage(location.origin, listener)
  const post = (text: string): void => {
    const script = inside.document.createElement('script')
    script.textContent = `parent.postMessage('${text}', '*')`
    inside.document.documentElement.append(script)
  }

  await page.rewrite()
  post('logged in')
  await vi.waitUntil(() => listener.mock.calls.length > 0)
  expect(listener.mock.calls).toEqual([['logged in']])

  undo?.()
  await page.rewrite()
  const last = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }))
  post('again')
  await last
  expect(listener).toHaveBeenCalledTimes(1)
})
