import { afterEach, expect, test, vi } from 'vitest'
import { openPopUp } from './pop-up.ts'

const SIZE = { width: 300, height: 200 }
const SITE = 'https://secure.example/loading'

afterEach(() => {
  document.body.replaceChildren()
})

/** A frame stands in for the window: the browser reports its messages as those of another window. */
function openFrame() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const inside = frame.contentWindow
  if (inside === null) throw new Error('The frame has no window')
  const open = vi.spyOn(window, 'open').mockReturnValue(inside)
  const popUp = openPopUp(SITE, { name: 'w1', ...SIZE })
  if (popUp === undefined) throw new Error('No window was opened')
  const say = (text: string): void => sayTo(inside, text)
  return { popUp, inside, say, open }
}

/** Posts a message from a script of that frame to the page. */
function sayTo(inside: Window, text: string): void {
  const script = inside.document.createElement('script')
  script.textContent = `parent.postMessage(${JSON.stringify(text)}, '*')`
  inside.document.documentElement.append(script)
}

/** Waits until all sent messages have arrived: a message of the page itself arrives after them. */
async function arrive(): Promise<void> {
  await new Promise<void>((resolve) => {
    const listen = ({ data }: MessageEvent): void => {
      if (data !== 'last') return
      window.removeEventListener('message', listen)
      resolve()
    }
    window.addEventListener('message', listen)
    window.postMessage('last', '*')
  })
}

test.each(['javascript:1', 'data:text/html,x', 'wc:abc', 'myapp://x', ''])(
  'no window is opened for %s',
  (href) => {
    const calls = vi.spyOn(window, 'open')

    expect(openPopUp(href, { name: 'w', ...SIZE })).toBeUndefined()
    expect(calls).not.toHaveBeenCalled()
  },
)

test('a window has its opener, and the given name and size', () => {
  const { open } = openFrame()

  expect(open).toHaveBeenCalledExactlyOnceWith(
    SITE,
    'w1',
    'popup,width=300,height=200,scrollbars=yes',
  )
})

test('if the browser blocks the window, the result is undefined', () => {
  vi.spyOn(window, 'open').mockReturnValue(null)

  expect(openPopUp(SITE, { name: 'w1', ...SIZE })).toBeUndefined()
})

test('only trusted messages of the same window are received', async () => {
  const { popUp, inside, say } = openFrame()
  const heard: unknown[] = []
  const undo = popUp.onMessage(location.origin, (message) => heard.push(message))
  const stranger = document.createElement('iframe')
  document.body.append(stranger)

  window.postMessage('of the page', '*')
  if (stranger.contentWindow !== null) sayTo(stranger.contentWindow, 'of another frame')
  const forged = { data: 'made up', source: inside, origin: location.origin }
  window.dispatchEvent(new MessageEvent('message', forged))
  await arrive()
  expect(heard).toEqual([])

  say('real')
  await arrive()
  expect(heard).toEqual(['real'])

  undo()
  say('late')
  await arrive()
  expect(heard).toEqual(['real'])
})

test('messages of a window on another origin are ignored', async () => {
  const { popUp, say } = openFrame()
  const heard: unknown[] = []
  popUp.onMessage('https://secure.example', (message) => heard.push(message))

  say('from here')
  await arrive()

  expect(heard).toEqual([])
})

test('it navigates to web pages only', () => {
  const { popUp, inside } = openFrame()

  expect(popUp.navigate('javascript:1')).toBe(false)
  expect(popUp.navigate('myapp://x')).toBe(false)
  expect(inside.location.href).toBe('about:blank')
})
