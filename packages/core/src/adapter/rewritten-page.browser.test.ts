import { expect, test, vi } from 'vitest'
import { keepListening } from '../contract/index.ts'
import { createBrowserVisibility } from '../platform/browser-visibility.ts'
import { listenToRegistrations } from './wallet-standard/registrations.ts'

/** A page of its own, and what rewrites it. */
function aPage() {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentWindow as Window & typeof globalThis
  return {
    page,
    remove: () => frame.remove(),
    async rewrite(): Promise<void> {
      page.document.open()
      page.document.write('<!doctype html><main>Another page</main>')
      page.document.close()
      await vi.waitUntil(() => page.document.querySelector('main'))
    },
  }
}

test('a listener stays when the page is rewritten, is called once, and ends', async () => {
  const { page, rewrite, remove } = aPage()
  const listener = vi.fn()
  const undo = keepListening(page, 'shop:test', listener)

  await rewrite()
  page.dispatchEvent(new page.Event('shop:test'))
  expect(listener).toHaveBeenCalledTimes(1)

  undo()
  await rewrite()
  page.dispatchEvent(new page.Event('shop:test'))
  expect(listener).toHaveBeenCalledTimes(1)
  remove()
})

test('a wallet that registers itself in a page that was rewritten is listed', async () => {
  const { page, rewrite, remove } = aPage()
  const register = vi.fn(() => () => undefined)
  const undo = listenToRegistrations(page, register)

  await rewrite()
  const detail = (api: { register(wallet: unknown): void }): void => api.register('wallet')
  page.dispatchEvent(new page.CustomEvent('wallet-standard:register-wallet', { detail }))

  expect(register.mock.calls).toMatchObject([['wallet', 0, ['wallet']]])
  undo()
  remove()
})

test('the visibility of a page that was rewritten is followed, until it ends', async () => {
  const listener = vi.fn()
  const undo = createBrowserVisibility().watch(listener)

  // The runner's page can't be rewritten: this is what `document.open` does to a listener.
  document.removeEventListener('visibilitychange', listener)
  document.append(document.createComment('another page'))
  await Promise.resolve()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledTimes(1)

  undo()
  document.lastChild?.remove()
  await Promise.resolve()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledTimes(1)
})
