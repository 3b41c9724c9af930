import { aChain, aFakeWallet, createFakeAdapter } from '@latchkey/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { createLatchkey } from '../create-latchkey.ts'
import './index.ts'

const undo: (() => void)[] = []

afterEach(() => {
  for (const each of undo.splice(0)) each()
})

/** The parameters of the page's requests from now on. */
function watchQueries(): readonly URLSearchParams[] {
  const queries: URLSearchParams[] = []
  const observer = new PerformanceObserver((list) => {
    queries.push(...list.getEntries().map(({ name }) => new URL(name).searchParams))
  })
  observer.observe({ type: 'resource' })
  undo.push(() => observer.disconnect())
  return queries
}

test('requests of a page with our elements name them, and not React', async () => {
  const queries = watchQueries()
  const latchkey = createLatchkey({
    networks: [aChain()],
    adapters: [createFakeAdapter(aFakeWallet())],
    endpoints: { blockchainApi: location.origin, walletApi: location.origin },
    projectId: 'elements-project',
    features: { analytics: false },
    storage: 'memory',
  })
  undo.push(() => latchkey.destroy())

  await latchkey.open()

  const ours = await vi.waitUntil(() => {
    const found = queries.filter((query) => query.get('projectId') === 'elements-project')
    return found.length > 0 && found
  })
  expect(new Set(ours.map((query) => query.get('sv')))).toEqual(new Set(['html-evm-0.0.0']))
})
