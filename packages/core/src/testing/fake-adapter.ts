import {
  type AttachRequest,
  type ChainAdapter,
  LatchkeyError,
  type SessionChange,
  type Wallet,
} from '../contract/index.ts'

import { createFakeSessions } from './fake-sessions.ts'
import { type FakeWallet, sessionOf } from './fake-wallet.ts'
import { createOpenOrder } from './open-order.ts'

/** A scripted adapter, with knobs for what wallets do on their own. */
export interface FakeAdapter extends ChainAdapter {
  /** Every request, in order: `open io.fjord`, `switch eip155:10`, … */
  readonly requests: readonly string[]
  /** Native balances by address, in smallest units; an address that is missing fails. */
  readonly held: Map<string, bigint>
  /** Sessions of shared wallets that are served now, each with its channel. */
  readonly attachments: readonly AttachRequest[]
  readonly isDisposed: boolean
  readonly listenerCount: number
  /** Ids of open sessions; the last one is the one that the website's provider serves. */
  readonly openIds: readonly string[]
  add(wallet: FakeWallet): void
  remove(walletId: string): void
  /** The wallet changed by itself: tells of the session as the wallet is now. */
  emitChanged(walletId: string): void
  emitClosed(walletId: string): void
}

/** Makes a scripted adapter of the EVM namespace, or another one. */
export function createFakeAdapter(...initial: readonly FakeWallet[]): FakeAdapter {
  const wallets = new Map(initial.map((each) => [each.wallet.id, each]))
  const requests: string[] = []
  const held = new Map<string, bigint>()
  const walletListeners = new Set<(wallets: readonly Wallet[]) => void>()
  const sessionListeners = new Set<(change: SessionChange) => void>()
  const namespace = initial[0]?.wallet.namespace ?? 'eip155'
  const open = createOpenOrder()
  let isDisposed = false

  const list = (): readonly Wallet[] => [...wallets.values()].map(({ wallet }) => wallet)
  const tellWallets = (): void => {
    for (const listener of walletListeners) listener(list())
  }
  const tell = (change: SessionChange): void => {
    for (const listener of sessionListeners) listener(change)
  }

  function find(id: string): FakeWallet {
    const found = wallets.get(id)
    if (found === undefined) throw new LatchkeyError('wallet.missing', {})
    return found
  }

  const has = (id: string): boolean => wallets.has(id)
  const attached = new Map<string, AttachRequest>()
  const sessions = createFakeSessions({
    requests,
    listeners: sessionListeners,
    open,
    find,
    has,
    attached,
  })

  return {
    namespace,
    requests,
    held,
    get attachments() {
      return [...attached.values()]
    },
    get isDisposed() {
      return isDisposed
    },
    get openIds() {
      return open.ids()
    },
    get listenerCount() {
      return walletListeners.size + sessionListeners.size
    },
    start() {
      isDisposed = false
    },
    wallets: {
      list,
      watch(listener) {
        walletListeners.add(listener)
        listener(list())
        return () => walletListeners.delete(listener)
      },
    },
    sessions: { ...sessions, provider: () => ({ namespace }) },
    addresses: { check: async (text) => ({ ok: true, address: text }) },
    balances: {
      async read(account) {
        requests.push(`balance ${account}`)
        const amount = held.get(account.split(':')[2] ?? '')
        if (amount === undefined) throw new LatchkeyError('rpc.unavailable', {})
        return amount
      },
    },
    dispose() {
      isDisposed = true
      open.clear()
    },
    add(wallet) {
      wallets.set(wallet.wallet.id, wallet)
      tellWallets()
    },
    remove(walletId) {
      wallets.delete(walletId)
      tellWallets()
    },
    emitChanged: (walletId) => tell({ type: 'changed', session: sessionOf(find(walletId)) }),
    emitClosed(walletId) {
      open.remove(walletId)
      tell({ type: 'closed', sessionId: walletId })
    },
  }
}
