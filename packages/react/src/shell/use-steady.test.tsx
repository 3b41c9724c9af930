import type { Snapshot } from '@latchkey/core'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { aSnapshot } from '../testing/a-snapshot.ts'
import { useSteady } from './use-steady.ts'

const before = aSnapshot()

const WITH_AUTH: NonNullable<Snapshot['auth']> = {
  email: { current: { step: 'idle' } },
  emailChange: { current: { step: 'idle' } },
  resendSeconds: 0,
  social: { current: { step: 'idle' } },
  farcaster: { current: { step: 'preparing' } },
  accountType: { current: { step: 'idle' } },
  smartAccountNetworkIds: [],
  approval: 'none',
  isStorageBlocked: false,
}

async function steadyAfter(changes: Partial<Snapshot>): Promise<Snapshot> {
  const { result, rerender } = await renderHook((live?: Snapshot) => useSteady(live ?? before))
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
  ['what was not there before', { auth: WITH_AUTH }],
])('%s changes what views show', async (_what, changes) => {
  expect(await steadyAfter(changes)).toMatchObject(changes)
})
