import {
  type AttachRequest,
  accountOn,
  addressOf,
  type ChainAdapter,
  LatchkeyError,
  lazy,
  type ModalRequests,
  NAMESPACES,
  type Namespace,
  type Network,
  type NetworkId,
  namespaceOf,
  referenceOf,
  type Session,
  type SessionChange,
  type Undo,
} from '../contract/index.ts'
import { createChannelMessages } from './channel-messages.ts'
import { createChannelProvider } from './channel-provider.ts'

/** Adapters for a website that provides none: one for each namespace of its networks. */
export function createChannelAdapters(networks: readonly Network[]): readonly ChainAdapter[] {
  return NAMESPACES.filter((namespace) =>
    networks.some(({ id }) => namespaceOf(id) === namespace),
  ).map((namespace) => createChannelAdapter(namespace, networks))
}

/** Serves the sessions of one namespace through their channel, and no wallet of this browser. */
function createChannelAdapter(namespace: Namespace, networks: readonly Network[]): ChainAdapter {
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
      attach: sessions.attach,
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
    messages: createChannelMessages(sessions.require),
    // What a transfer needs, such as fees and tokens, only the adapter of the namespace knows.
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
    const { session, channel } = require(sessionId)
    const accounts = session.accounts.map((id) => accountOn(networkId, addressOf(id)))
    const moved = { ...session, networkId, accounts }
    attached.set(sessionId, { session: moved, channel })
    refresh()
    for (const listener of listeners) listener({ type: 'changed', session: moved })
    return moved
  }

  function remove(sessionId: string): void {
    if (attached.delete(sessionId)) refresh()
  }

  return {
    ...{ provider, require, move, remove },
    setModal(requests: ModalRequests): void {
      modal = requests
    },
    choose(sessionId: string, address?: string): Session | undefined {
      const request = attached.get(sessionId)
      if (request === undefined) return undefined
      const { accounts } = request.session
      const first = accounts.filter((id) => addressOf(id) === address)
      const session = { ...request.session, accounts: [...new Set([...first, ...accounts])] }
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

async function requestSwitch(
  { session, channel }: AttachRequest,
  to: NetworkId,
  signal: AbortSignal,
): Promise<void> {
  const chainId = `0x${Number(referenceOf(to)).toString(16)}`
  await channel.request(session.networkId, 'wallet_switchEthereumChain', [{ chainId }], signal)
}
