import { expect, test, vi } from 'vitest'
import { createSafeChannel } from './safe-channel.ts'

test('Safe’s answer reaches a page that was rewritten after the request', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentWindow as Window & typeof globalThis
  const { signal } = new AbortController()
  const asked = vi.fn()
  const onAsked = (event: MessageEvent): void => {
    if (event.data.method === 'getSafeInfo') asked(event.data.id)
  }
  window.addEventListener('message', onAsked)
  const channel = createSafeChannel({ page, targets: [location.origin], signal })
  const answer = channel.ask('getSafeInfo')
  await vi.waitUntil(() => asked.mock.calls.length > 0)

  page.document.open()
  page.document.write('<!doctype html><main>Another page</main>')
  page.document.close()
  await vi.waitUntil(() => page.document.querySelector('main'))
  page.postMessage({ id: asked.mock.lastCall?.[0], success: true, data: 'a Safe' }, '*')

  await expect(answer).resolves.toBe('a Safe')
  window.removeEventListener('message', onAsked)
  frame.remove()
})
