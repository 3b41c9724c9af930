import {
  type AccountId,
  type AttachRequest,
  accountOn,
  adapterError,
  addressOf,
  type ChainAdapter,
  LatchkeyError,
  type Network,
  type NetworkId,
  namespaceOf,
  type OpenRequest,
  type Session,
  type SessionChange,
  untilAborted,
  type Wallet,
} from '../contract/index.ts'
import { coreError } from '../errors/core-error.ts'

/** How a scripted wallet takes a request. */
export type FakeWalletMood = 'approve' | 'hang' | LatchkeyError

/** A scripted wallet: what it holds and how it answers. Everything may be changed at any time. */
export interface FakeWallet {
  readonly wallet: Wallet
  /** Plain addresses, the active one first. */
  addresses: readonly string[]
  networkId: NetworkId
  /** What is known of its accounts, by plain address. */
  facts?: Session['facts']
  /** Whether it shares its accounts without asking, as after an earlier approval. */
  isApproved: boolean
  mood: FakeWalletMood
}

/** A scripted adapter, with knobs for what wallets do on their own. */
export interface FakeAdapter extends ChainAdapter {
  /** Every request, in order: `open io.fjord`, `switch eip155:10`, … */
  readonly requests: readonly string[]
  /** Native balances by address, in smallest units; an address that is missing fails. */
  readonly held: Map<string, bigint>
  readonly isDisposed: boolean
  readonly listenerCount: number
  add(wallet: FakeWallet): void
  remove(walletId: string): void
  /** The wallet changed by itself: tells of the session as the wallet is now. */
  emitChanged(walletId: string): void
  emitClosed(walletId: string): void
}

/** Makes a scripted wallet that approves everything. */
export function aFakeWallet(
  changes: Partial<FakeWallet> & { id?: string; name?: string } = {},
): FakeWallet {
  const { id = 'io.fjord', name = 'Fjord', ...rest } = changes
  const networkId = rest.networkId ?? 'eip155:1'
  return {
    wallet: {
      id,
      namespace: namespaceOf(networkId),
      kind: 'announced',
      name,
      rdns: id,
      isAmbiguous: false,
    },
    addresses: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    networkId,
    isApproved: false,
    mood: 'approve',
    ...rest,
  }
}

/** Makes a scripted adapter of the EVM namespace, or another one. */
export function createFakeAdapter(...initial: readonly FakeWallet[]): FakeAdapter {
  const wallets = new Map(initial.map((each) => [each.wallet.id, each]))
  const requests: string[] = []
  const held = new Map<string, bigint>()
  const walletListeners = new Set<(wallets: readonly Wallet[]) => void>()
  const sessionListeners = new Set<(change: SessionChange) => void>()
  const namespace = initial[0]?.wallet.namespace ?? 'eip155'
  /** Sessions of shared wallets. */
  const attached = new Map<string, AttachRequest>()
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

  async function open(request: OpenRequest, signal: AbortSignal): Promise<Session> {
    requests.push(`open ${request.walletId}`)
    const wallet = find(request.walletId)
    await request.ready
    await answer(wallet, signal)
    wallet.isApproved = true
    return sessionOf(wallet)
  }

  async function switchNetwork(
    id: string,
    network: Network,
    signal: AbortSignal,
  ): Promise<Session> {
    requests.push(`switch ${network.id}`)
    const shared = attached.get(id)
    if (shared !== undefined) {
      const chainId = `0x${Number(network.id.split(':')[1]).toString(16)}`
      await shared.channel.request(network.id, 'wallet_switchEthereumChain', [{ chainId }], signal)
      return { ...shared.session, networkId: network.id }
    }
    const wallet = find(id)
    await answer(wallet, signal)
    wallet.networkId = network.id
    return sessionOf(wallet)
  }

  return {
    namespace,
    requests,
    held,
    get isDisposed() {
      return isDisposed
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
    sessions: {
      open,
      async resume({ walletId }, signal) {
        requests.push(`resume ${walletId}`)
        const wallet = find(walletId)
        if (wallet.wallet.isAmbiguous) throw adapterError('wallet.ambiguous')
        if (wallet.mood === 'hang') await answer(wallet, signal)
        return wallet.isApproved ? sessionOf(wallet) : undefined
      },
      attach(shared) {
        requests.push(`attach ${shared.session.id}`)
        attached.set(shared.session.id, shared)
      },
      choose(id, address) {
        requests.push(`choose ${id}`)
        const shared = attached.get(id)
        const wallet = wallets.get(id)
        const session = shared?.session ?? (wallet && sessionOf(wallet))
        const first = session?.accounts.filter((account) => addressOf(account) === address) ?? []
        return session && { ...session, accounts: [...new Set([...first, ...session.accounts])] }
      },
      async close(id) {
        requests.push(`close ${id}`)
        if (attached.delete(id)) return
        const wallet = find(id)
        if (wallet.mood instanceof LatchkeyError) throw wallet.mood
        wallet.isApproved = false
      },
      release(id) {
        requests.push(`release ${id}`)
        attached.delete(id)
      },
      switchNetwork: (id, network, { signal }) => switchNetwork(id, network, signal),
      watch(listener) {
        sessionListeners.add(listener)
        return () => sessionListeners.delete(listener)
      },
      provider: () => ({ namespace }),
    },
    addresses: { check: async (text) => ({ ok: true, address: text }) },
    balances: {
      async read(account) {
        requests.push(`balance ${account}`)
        const amount = held.get(account.split(':')[2] ?? '')
        if (amount === undefined) throw coreError('rpc.unavailable', {})
        return amount
      },
    },
    dispose() {
      isDisposed = true
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
    emitClosed: (walletId) => tell({ type: 'closed', sessionId: walletId }),
  }
}

async function answer({ mood }: FakeWallet, signal: AbortSignal): Promise<void> {
  if (mood instanceof LatchkeyError) throw mood
  if (mood === 'hang') await untilAborted(new Promise<never>(() => undefined), signal)
}

function sessionOf({ wallet, addresses, networkId, facts }: FakeWallet): Session {
  const { id, namespace } = wallet
  const accounts: readonly AccountId[] = addresses.map((address) => accountOn(networkId, address))
  return { id, namespace, walletId: id, accounts, networkId, ...(facts && { facts }) }
}
