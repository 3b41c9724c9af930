import { expect } from 'vitest'
import {
  type Allowance,
  type ChainAdapter,
  type EndRequest,
  type HeldPermission,
  LatchkeyError,
  type SentApproval,
} from '../contract/index.ts'
import type { SitePermission } from '../store/state/permissions.ts'
import { createTestCore, type TestCoreChoice } from './create-test-core.ts'
import { createFakeAdapter } from './fake-adapter.ts'
import { aFakeWallet } from './fake-wallet.ts'

/** The hash of the transaction that ends an approval. */
export const HASH = `0x${'cd'.repeat(32)}`

/** The answers of the wallet and the nodes. */
export interface Mood {
  readonly isGranted?: boolean | undefined
  readonly revoke?: () => Promise<void>
  readonly allowance?: (of: SentApproval) => Promise<Allowance>
  readonly endAllowance?: () => Promise<string>
  readonly held?: () => readonly HeldPermission[]
  /** The wallet keeps more, which can't be read. */
  readonly isUnread?: boolean
  readonly endHeld?: () => Promise<void>
}

/** A website whose visitor is connected, and whose wallet and nodes say what they are told to. */
export async function aPermissionsSite(mood: Mood = {}, choice: TestCoreChoice = {}) {
  const ended: string[] = []
  const wallet = aFakeWallet()
  const fake = createFakeAdapter(wallet)
  const adapter: ChainAdapter = Object.assign(fake, {
    siteAccess: {
      isGranted: async () => mood.isGranted,
      async end() {
        ended.push('siteAccess')
        await mood.revoke?.()
      },
    },
    permissions: mood.held && {
      grant: () => Promise.reject(new LatchkeyError('wallet.unsupported-method', {})),
      revoke: () => Promise.reject(new LatchkeyError('wallet.unsupported-method', {})),
      held: async () => ({ list: mood.held?.() ?? [], isComplete: mood.isUnread !== true }),
      async end({ context }: EndRequest) {
        ended.push(context)
        await mood.endHeld?.()
      },
    },
    allowances: {
      read: async (of: SentApproval) =>
        mood.allowance ? mood.allowance(of) : { amount: 5n, decimals: 6 },
      async end() {
        ended.push('allowance')
        return mood.endAllowance ? mood.endAllowance() : HASH
      },
    },
  })
  const test = createTestCore({ adapters: [adapter], ...choice })
  const { core } = test
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  const items = () => core.snapshot().permissions.items
  const kinds = () => items().map(({ kind }) => kind)
  const permissions = await core.actions.permissions.load()
  const undo = permissions.follow()
  await expect.poll(() => core.snapshot().permissions.status).toBe('ready')
  const one = async (kind: SitePermission['kind']): Promise<SitePermission> => {
    await expect.poll(kinds).toContain(kind)
    const found = items().find((each) => each.kind === kind)
    if (found === undefined) throw new Error(`There is no ${kind}.`)
    return found
  }
  const step = (id: string) => core.snapshot().permissions.ending[id]
  return { ...test, wallet, fake, ended, items, kinds, one, step, undo, permissions }
}
