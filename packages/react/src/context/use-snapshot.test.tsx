import type { Snapshot } from '@latchkey/core'
import { anAuthState } from '@latchkey/core/testing'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { aSnapshot, FJORD } from '../testing/a-snapshot.ts'
import { SnapshotContext, type SnapshotSource, useSnapshot } from './use-snapshot.ts'

const before = aSnapshot()

const WALLET = { ...FJORD, kind: 'announced', isAmbiguous: false } as const

/** A source whose state a test sets. */
function createSource(): SnapshotSource & { set(changes: Partial<Snapshot>): void } {
  const listeners = new Set<() => void>()
  let snapshot = before
  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(changes) {
      snapshot = { ...snapshot, ...changes }
      for (const listener of listeners) listener()
    },
  }
}

async function renderSelected<Selection>(select: (snapshot: Snapshot) => Selection) {
  const source = createSource()
  let renders = 0
  const { result, act } = await renderHook(
    () => {
      renders += 1
      return useSnapshot(select)
    },
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <SnapshotContext.Provider value={source}>{children}</SnapshotContext.Provider>
      ),
    },
  )
  return {
    result,
    renders: () => renders,
    set: (changes: Partial<Snapshot>) => act(() => source.set(changes)),
  }
}

function selectShown({ wallets, modal, auth }: Snapshot) {
  return { wallets, filter: { namespace: modal.namespaceFilter }, auth }
}

test.each<[what: string, changes: Partial<Snapshot>]>([
  ['opening', { modal: { ...before.modal, isOpen: !before.modal.isOpen } }],
  ['an event', { telemetry: { last: { event: 'CLICK_NETWORKS', atMs: 1 } } }],
  ['an equal part', { wallets: { ...before.wallets } }],
])('%s renders nothing that does not show it', async (_what, changes) => {
  const { result, renders, set } = await renderSelected(selectShown)
  const shown = result.current

  await set(changes)

  expect(renders()).toBe(1)
  expect(result.current).toBe(shown)
})

test.each<[what: string, changes: Partial<Snapshot>, selected: object]>([
  [
    'a filter',
    { modal: { ...before.modal, namespaceFilter: 'solana' } },
    { filter: { namespace: 'solana' } },
  ],
  ['a wallet', { wallets: { local: [WALLET] } }, { wallets: { local: [WALLET] } }],
  ['what was not there before', { auth: anAuthState() }, { auth: anAuthState() }],
])('%s renders what shows it', async (_what, changes, selected) => {
  const { result, renders, set } = await renderSelected(selectShown)

  await set(changes)

  expect(renders()).toBe(2)
  expect(result.current).toMatchObject(selected)
})
