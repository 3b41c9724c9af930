import {
  type AccountId,
  type AccountTypeRules,
  type AttachRequest,
  accountOn,
  addressOf,
  type ChainAdapter,
  isSameAddress,
  LatchkeyError,
  lazy,
  type ModalRequests,
  NAMESPACES,
  type Namespace,
  type Network,
  type NetworkId,
  namespaceOf,
  networkOf,
  referenceOf,
  rulesOf,
  type Session,
  type SessionChange,
  type Undo,
} from '../contract/index.ts'
import { accountTypeRules } from '../options/account-type-rules.ts'
import type { Snapshot } from '../store/state/root.ts'
import { allowedBitcoinAccounts } from './channel-accounts.ts'
import { createChannelMessages } from './channel-messages.ts'
import { createChannelProvider } from './channel-provider.ts'

/** Adapters for a website that provides none: one for each namespace of its networks. */
export function createChannelAdapters({
  network: { supported },
  options,
}: Facts): readonly ChainAdapter[] {
  return NAMESPACES.filter((namespace) =>
    supported.some(({ id }) => namespaceOf(id) === namespace),
  ).map((namespace) =>
    createChannelAdapter(namespace, supported, () => accountTypeRules(options, namespace)),
  )
}

/** The state that the adapters depend on; `options` may change later. */
type Facts = Pick<Snapshot, 'network' | 'options'>

/** Serves the sessions of one namespace through their channel, and no wallet of this browser. */
function createChannelAdapter(
  namespace: Namespace,
  networks: readonly Network[],
  typeRules: () => AccountTypeRules,
): ChainAdapter {
  const sessions = createChannelSessions()
  const own = networks.map(({ id }) => id).filter((id) => namespaceOf(id) === namespace)
  const addresses = lazy(() => import('./channel-addresses.ts'))
  return {
    namespace,
    start() {},
    wallets: {
      list: () => [],
      watch(listener) {
        listener([])
        return () => {}
      },
    },
    sessions: {
      // It finds no wallets: every session is attached.
      open: () => Promise.reject(new LatchkeyError('wallet.missing', {})),
      resume: async () => undefined,
      // On other namespaces only the embedded wallet knows the types of its accounts.
      allowedAccounts: (ids) =>
        namespace === 'bip122' ? allowedBitcoinAccounts(ids, typeRules()) : ids,
      attach(request) {
        // Before the first signature. What can't be loaded now is loaded again by it.
        if (namespace === 'solana') addresses.load().catch(() => {})
        sessions.attach(request)
      },
      choose: sessions.choose,
      close: async (sessionId) => sessions.remove(sessionId),
      release: sessions.remove,
      async switchNetwork(sessionId, { id }, { signal }) {
        if (namespace === 'eip155') await requestSwitch(sessions.require(sessionId), id, signal)
        return sessions.move(sessionId, id)
      },
      watch: sessions.watch,
      provider: () => sessions.provider,
    },
    setModal: sessions.setModal,
    addresses: {
      async check(text, networkId) {
        const { checkChannelAddress } = await addresses.load()
        return checkChannelAddress(namespace, text, networkId === undefined ? own : [networkId])
      },
    },
    messages: createChannelMessages({ require: sessions.require, encodings: addresses }),
    // Only the adapter of the namespace knows the fees and tokens that a transfer needs.
    transfers: { estimate: refuseTransfer, send: refuseTransfer },
    dispose: sessions.clear,
  }
}

async function refuseTransfer(): Promise<never> {
  throw new LatchkeyError('transfer.no-adapter', {})
}

/** The attached sessions, and the provider of the newest. */
function createChannelSessions() {
  const attached = new Map<string, AttachRequest>()
  const listeners = new Set<(change: SessionChange) => void>()
  let modal: ModalRequests | undefined
  const { provider, refresh } = createChannelProvider({
    modal: () => modal,
    newest: () => [...attached.values()].at(-1),
    onSwitched: (sessionId, networkId) => void move(sessionId, networkId),
  })

  function require(sessionId: string): AttachRequest {
    const found = attached.get(sessionId)
    if (found === undefined) throw new LatchkeyError('wallet.disconnected', {})
    return found
  }

  function move(sessionId: string, networkId: NetworkId): Session {
    const request = require(sessionId)
    if (networkId === request.session.networkId) return request.session
    const moved = moveTo(networkId, request)
    const { session } = moved
    attached.set(sessionId, moved)
    refresh()
    for (const listener of listeners) listener({ type: 'changed', session })
    return session
  }

  function remove(sessionId: string): void {
    if (attached.delete(sessionId)) refresh()
  }

  return {
    provider,
    require,
    move,
    remove,
    setModal(requests: ModalRequests): void {
      modal = requests
    },
    choose(sessionId: string, address?: string): Session | undefined {
      const request = attached.get(sessionId)
      if (request === undefined) return undefined
      const session = withFirst(request.session, address)
      attached.delete(sessionId)
      attached.set(sessionId, { ...request, session })
      refresh()
      return session
    },
    attach(request: AttachRequest): void {
      attached.delete(request.session.id)
      attached.set(request.session.id, request)
      refresh()
    },
    watch(listener: (change: SessionChange) => void): Undo {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear(): void {
      for (const sessionId of [...attached.keys()]) remove(sessionId)
    },
  }
}

/** The session with the accounts of an address first; as it is for an address that it does not share. */
function withFirst(session: Session, address: string | undefined): Session {
  if (address === undefined) return session
  const first = session.accounts.filter((id) => isSameAddress(addressOf(id), address))
  return { ...session, accounts: [...new Set([...first, ...session.accounts])] }
}

/** @throws LatchkeyError `wallet.chain-unknown` where the wallet shares no account on the network. */
function moveTo(networkId: NetworkId, request: AttachRequest): AttachRequest {
  const accounts = accountsOn(networkId, request)
  return {
    ...request,
    session: { ...request.session, networkId, accounts },
    elsewhere: sharedAccounts(request).filter((id) => networkOf(id) !== networkId),
  }
}

function sharedAccounts({ session, elsewhere = [] }: AttachRequest): readonly AccountId[] {
  return [...session.accounts, ...elsewhere]
}

/** @throws LatchkeyError `wallet.chain-unknown` where the wallet shares no account on the network. */
function accountsOn(networkId: NetworkId, request: AttachRequest): readonly AccountId[] {
  const { namespace, accounts } = request.session
  if (!rulesOf(namespace).hasAddressPerNetwork) {
    return accounts.map((id) => accountOn(networkId, addressOf(id)))
  }
  const there = sharedAccounts(request).filter((id) => networkOf(id) === networkId)
  if (there.length === 0) throw new LatchkeyError('wallet.chain-unknown', {})
  return there
}

async function requestSwitch(
  { session, channel }: AttachRequest,
  to: NetworkId,
  signal: AbortSignal,
): Promise<void> {
  const chainId = `0x${Number(referenceOf(to)).toString(16)}`
  await channel.request(session.networkId, 'wallet_switchEthereumChain', [{ chainId }], signal)
}
