import { afterEach, expect, test, vi } from 'vitest'
import { createWindowChannel } from '../channel/window-channel.ts'
import { mountAt } from './frame-element.ts'

afterEach(() => {
  document.body.replaceChildren()
})

/** A page of its own, and what rewrites it. */
function aPage() {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentWindow as Window & typeof globalThis
  return {
    page,
    async rewrite(): Promise<void> {
      page.document.open()
      page.document.write('<!doctype html><main>Another page</main>')
      page.document.close()
      await vi.waitUntil(() => page.document.querySelector('main'))
    },
  }
}

test('a channel of a page that was rewritten is heard, until it ends', async () => {
  const { page, rewrite } = aPage()
  const channel = createWindowChannel({
    page,
    peer: () => window,
    isAllowed: () => true,
    targets: () => [],
    missing: 'frame.unset',
  })
  const listener = vi.fn()
  const undo = channel.listen(listener)

  await rewrite()
  page.postMessage('one', '*')
  await vi.waitUntil(() => listener.mock.calls.length > 0)
  expect(listener.mock.calls).toEqual([['one', location.origin]])

  undo()
  await rewrite()
  const last = new Promise((resolve) => page.addEventListener('message', resolve, { once: true }))
  page.postMessage('two', '*')
  await last
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a frame that the policy of a rewritten page blocks is one that can’t be loaded', async () => {
  const { page, rewrite } = aPage()
  const onError = vi.fn()
  const slot = page.document.body.appendChild(page.document.createElement('div'))
  const frame = mountAt('https://secure.example/sdk', slot, { onError, onLoad: () => {} })
  const violation = {
    effectiveDirective: 'frame-src',
    violatedDirective: 'frame-src',
    blockedURI: 'https://secure.example/sdk',
    documentURI: 'about:blank',
    originalPolicy: 'frame-src none',
    statusCode: 200,
    disposition: 'enforce',
  } as const
  const block = (): void => {
    page.document.dispatchEvent(
      new page.SecurityPolicyViolationEvent('securitypolicyviolation', violation),
    )
  }

  await rewrite()
  block()
  expect(onError).toHaveBeenCalledTimes(1)

  frame.remove()
  await rewrite()
  block()
  expect(onError).toHaveBeenCalledTimes(1)
})
