import { afterEach, expect, test, vi } from 'vitest'
import { anInstance } from './testing/an-instance.ts'

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

test('requests name this package', async () => {
  const queries = watchQueries()
  const latchkey = anInstance({
    projectId: 'vue-project',
    endpoints: { blockchainApi: location.origin, walletApi: location.origin },
  })
  undo.push(() => latchkey.destroy())

  await latchkey.open()

  const ours = await vi.waitUntil(() => {
    const found = queries.filter((query) => query.get('projectId') === 'vue-project')
    return found.length > 0 && found
  })
  expect(new Set(ours.map((query) => query.get('sv')))).toEqual(new Set(['vue-evm,solana-0.0.0']))
})
