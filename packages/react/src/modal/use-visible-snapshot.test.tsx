import type { Snapshot } from '@latchkey/core'
import { anAuthState } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { aSnapshot } from '../testing/a-snapshot.ts'
import { useVisibleSnapshot } from './use-visible-snapshot.ts'

const before = aSnapshot()

async function steadyAfter(changes: Partial<Snapshot>): Promise<Snapshot> {
  const { result, rerender } = await renderHook((live?: Snapshot) =>
    useVisibleSnapshot(live ?? before),
  )
  await rerender({ ...before, ...changes })
  return result.current
}

test.each<[what: string, changes: Partial<Snapshot>]>([
  ['opening', { modal: { ...before.modal, isOpen: !before.modal.isOpen } }],
  ['an event', { telemetry: { last: { event: 'MODAL_OPEN', atMs: 1 } } }],
])('%s changes nothing that views show', async (_what, changes) => {
  expect(await steadyAfter(changes)).toBe(before)
})

test.each<[what: string, changes: Partial<Snapshot>]>([
  ['a filter', { modal: { ...before.modal, namespaceFilter: 'solana' } }],
  ['a wallet', { wallets: { local: [] } }],
  [
    'what was not there before',
    { auth: { ...anAuthState(), farcaster: { current: { step: 'preparing' } } } },
  ],
])('%s changes what views show', async (_what, changes) => {
  expect(await steadyAfter(changes)).toMatchObject(changes)
})
