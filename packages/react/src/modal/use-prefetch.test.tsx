import type { RouteName, Snapshot } from '@latchkey/core'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { SnapshotContext } from '../binding/use-snapshot.ts'
import { aSnapshot, FJORD } from '../testing/a-snapshot.ts'
import { usePrefetch } from './use-prefetch.ts'

const WALLET = { ...FJORD, namespace: 'eip155' } as const

/** The views that a modal in this state loads while it is closed. */
async function loadedIn(changes: Partial<Snapshot>): Promise<readonly RouteName[]> {
  const loaded: RouteName[] = []
  const snapshot = { ...aSnapshot(), ...changes }
  const source = { snapshot: () => snapshot, subscribe: () => () => undefined }
  const load = async (name: RouteName): Promise<void> => void loaded.push(name)
  const core = { prefetch: () => Promise.resolve() }
  await renderHook(
    () =>
      usePrefetch(
        { current: null },
        { core, views: { load, ready: () => undefined }, isOpen: false },
      ),
    {
      wrapper: ({ children }) => (
        <SnapshotContext.Provider value={source}>{children}</SnapshotContext.Provider>
      ),
    },
  )
  return loaded
}

test('Account is loaded while a wallet is asked to connect, so that it is there when it answers', async () => {
  const loaded = await loadedIn({
    connect: { current: { step: 'awaitingWallet', wallet: WALLET } },
  })

  expect([...new Set(loaded)]).toEqual(['Account'])
})

test('Account is not loaded before a visitor connects', async () => {
  expect(await loadedIn({ connect: { current: { step: 'idle' } } })).toEqual([])
})
