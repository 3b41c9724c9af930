import { createFakeClock } from '@latchkey/core/testing'
import { expect, test, vi } from 'vitest'
import { listenToPage } from './listen-to-page.ts'

test('a wallet that announces itself in a page that was rewritten is found, until it ends', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentWindow as Window & typeof globalThis
  const found = { onAnnounce: vi.fn(), searchAgain: vi.fn() }
  const sources = { announced: true, injected: true }
  const undo = listenToPage({ page, clock: createFakeClock(), sources, ...found })

  page.document.open()
  page.document.write('<!doctype html><main>Another page</main>')
  page.document.close()
  await vi.waitUntil(() => page.document.querySelector('main'))
  const announce = (): void => {
    page.dispatchEvent(new page.CustomEvent('eip6963:announceProvider'))
    page.dispatchEvent(new page.Event('ethereum#initialized'))
  }
  announce()

  expect(found.onAnnounce).toHaveBeenCalledTimes(1)
  expect(found.searchAgain).toHaveBeenCalledTimes(1)
  undo()
  announce()
  expect(found.onAnnounce).toHaveBeenCalledTimes(1)
  frame.remove()
})
