import type { RouteName, Snapshot } from '@latchkey/core'
import { createTestCore } from '@latchkey/core/testing'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { SnapshotContext } from '../context/use-snapshot.ts'
import { aSnapshot, connectedOn, FJORD } from '../testing/a-snapshot.ts'
import type { AnyView } from '../views/view-loader.ts'
import { usePrefetch } from './use-prefetch.ts'

const WALLET = { ...FJORD, namespace: 'eip155' } as const

interface Prefetching {
  readonly isOpen: boolean
  ready(): AnyView | undefined
}

/** The views that a modal in this state loads by itself; the list grows while the page is idle. */
async function loadedIn(
  changes: Partial<Snapshot>,
  { isOpen = false, ready = () => undefined }: Partial<Prefetching> = {},
): Promise<readonly RouteName[]> {
  const loaded: RouteName[] = []
  const snapshot = { ...aSnapshot(), ...changes }
  const source = { snapshot: () => snapshot, subscribe: () => () => undefined }
  const load = async (name: RouteName): Promise<void> => void loaded.push(name)
  const core = { ...createTestCore().core, prefetch: () => Promise.resolve() }
  const views = { load, ready, loadPart: async () => undefined, readyPart: () => undefined }
  await renderHook(() => usePrefetch({ current: document.body }, { core, views, isOpen }), {
    wrapper: ({ children }) => (
      <SnapshotContext.Provider value={source}>{children}</SnapshotContext.Provider>
    ),
  })
  return loaded
}

test('Account is loaded while a wallet is asked to connect, after what the press shows', async () => {
  const loaded = await loadedIn({
    connect: { current: { step: 'awaitingWallet', wallet: WALLET } },
  })
  const atOnce = [...loaded]

  await vi.waitFor(() => expect([...new Set(loaded)]).toEqual(['Account']))
  expect(atOnce).toEqual([])
})

function Empty(): null {
  return null
}

test('what Account shows at first is loaded with it, when an account is connected', async () => {
  const prefetch = vi.fn()
  const view: AnyView = { View: Empty, title: () => '', prefetch }

  const loaded = await loadedIn(connectedOn(), { ready: () => view })

  await vi.waitFor(() => expect(prefetch).toHaveBeenCalled())
  expect([...new Set(loaded)]).toEqual(['Account'])
})

test('Account is not loaded before a visitor connects', async () => {
  const loaded = await loadedIn({ connect: { current: { step: 'idle' } } }, { isOpen: true })

  await vi.waitFor(() => expect(loaded).toContain('AllWallets'))
  expect(loaded).not.toContain('Account')
})

test.each<[device: string, isMobile: boolean, views: readonly RouteName[]]>([
  ['a computer', false, ['ConnectingExternal', 'AllWallets']],
  ['a phone', true, ['ConnectingExternal', 'AllWallets', 'ConnectingWalletConnect']],
])('on %s an open modal loads what most visitors go to', async (_device, isMobile, views) => {
  const { device } = aSnapshot()

  const loaded = await loadedIn({ device: { ...device, isMobile } }, { isOpen: true })

  await vi.waitFor(() => expect(loaded).toEqual(views))
})
