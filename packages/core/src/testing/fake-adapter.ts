import {
  type AttachRequest,
  addressOf,
  type ChainAdapter,
  LatchkeyError,
  type Namespace,
  type NamespaceTraits,
  type NodeBalances,
  type SentTransaction,
  type SessionChange,
  type TransactionStatus,
  type Wallet,
} from '../contract/index.ts'
import { aTraits } from './a-traits.ts'
import { createFakeSessions } from './fake-sessions.ts'
import { createFakeSigning } from './fake-signing.ts'
import { type FakeWallet, sessionOf } from './fake-wallet.ts'
import { createOpenOrder } from './open-order.ts'

/** A scripted adapter that can also emit changes, as when wallets change by themselves. */
export interface FakeAdapter extends ChainAdapter {
  /** Every request, in order: `open io.fjord`, `switch eip155:10`, … */
  readonly requests: readonly string[]
  /** Native balances by address, in smallest units; a missing address rejects with `rpc.unavailable`. */
  readonly nativeBalances: Map<string, bigint>
  /** Addresses by the names that resolve to them. */
  readonly nameOwners: Map<string, string>
  /** Attached sessions of shared wallets, each with its channel. */
  readonly attachments: readonly AttachRequest[]
  readonly isDisposed: boolean
  readonly listenerCount: number
  /** Ids of open sessions; the website's provider uses the last one. */
  readonly openIds: readonly string[]
  add(wallet: FakeWallet): void
  remove(walletId: string): void
  /** Emits the session in the wallet's current state, as when the wallet changed by itself. */
  emitChanged(walletId: string): void
  emitClosed(walletId: string): void
  /** Emits that the website's own library connected a wallet, or made its session the active one. */
  emitOpened(walletId: string, isResumed: boolean): void
  /** Emits a transaction of an open session. */
  emitSent(sessionId: string, transaction: SentTransaction): void
  /**
   * The answers of nodes about transactions, by id; a missing id rejects with `rpc.unavailable`.
   */
  readonly statuses: Map<string, TransactionStatus>
}

/** The traits that the adapters of the specification have; others have plain ones. */
const TRAITS: Readonly<Partial<Record<Namespace, Partial<NamespaceTraits>>>> = {
  eip155: { serviceName: 'evm' },
  solana: { nativeDecimals: 9 },
  bip122: { serviceName: 'bitcoin', nativeDecimals: 8 },
}

/** Creates a scripted adapter of the namespace of its first wallet, EVM without one. */
export function createFakeAdapter(...initial: readonly FakeWallet[]): FakeAdapter {
  const wallets = new Map(initial.map((each) => [each.wallet.id, each]))
  const requests: string[] = []
  const nativeBalances = new Map<string, bigint>()
  const nameOwners = new Map<string, string>()
  const statuses = new Map<string, TransactionStatus>()
  const walletListeners = new Set<(wallets: readonly Wallet[]) => void>()
  const sessionListeners = new Set<(change: SessionChange) => void>()
  const namespace = initial[0]?.wallet.namespace ?? 'eip155'
  const open = createOpenOrder()
  let isDisposed = false

  const list = (): readonly Wallet[] => [...wallets.values()].map(({ wallet }) => wallet)
  const emitWallets = (): void => {
    for (const listener of walletListeners) listener(list())
  }
  const emitSession = (change: SessionChange): void => {
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
    traits: aTraits(TRAITS[namespace]),
    requests,
    nativeBalances,
    nameOwners,
    statuses,
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
    balances: createFakeBalances({ namespace, requests, nativeBalances }),
    messages: createFakeSigning({ requests, find }),
    transactions: {
      async status({ id }) {
        requests.push(`status ${id}`)
        const status = statuses.get(id)
        if (status === undefined) throw new LatchkeyError('rpc.unavailable', {})
        return status
      },
    },
    names: {
      normalise: async (name) => (/^..--/.test(name) ? undefined : name.toLowerCase()),
      resolve: async (name) => nameOwners.get(name),
      verify: async (name, address) => nameOwners.get(name) === address,
      lookUp: async () => undefined,
    },
    dispose() {
      isDisposed = true
      open.clear()
    },
    add(wallet) {
      wallets.set(wallet.wallet.id, wallet)
      emitWallets()
    },
    remove(walletId) {
      wallets.delete(walletId)
      emitWallets()
    },
    emitChanged: (walletId) => emitSession({ type: 'changed', session: sessionOf(find(walletId)) }),
    emitSent: (sessionId, transaction) => emitSession({ type: 'sent', sessionId, transaction }),
    emitOpened(walletId, isResumed) {
      open.add(walletId)
      emitSession({ type: 'opened', session: sessionOf(find(walletId)), isResumed })
    },
    emitClosed(walletId) {
      open.remove(walletId)
      emitSession({ type: 'closed', sessionId: walletId })
    },
  }
}

interface BalanceParts extends Pick<FakeAdapter, 'namespace' | 'nativeBalances'> {
  readonly requests: string[]
}

/** Bitcoin has no tokens; elsewhere the nodes know none of those that are asked for. */
function createFakeBalances({ namespace, requests, nativeBalances }: BalanceParts): NodeBalances {
  const unknown = (): Promise<never> => Promise.reject(new LatchkeyError('rpc.unavailable', {}))
  return {
    async read(account) {
      requests.push(`balance ${account}`)
      return nativeBalances.get(addressOf(account)) ?? unknown()
    },
    ...(namespace !== 'bip122' && { ofToken: unknown }),
  }
}
