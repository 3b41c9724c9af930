import {
  type AttachRequest,
  accountOn,
  addressOf,
  type ChainAdapter,
  LatchkeyError,
  type Namespace,
  type NetworkId,
  referenceOf,
  type Session,
  type SessionChange,
  type Undo,
} from '../contract/index.ts'
import { createChannelProvider } from './channel-provider.ts'

/**
 * Serves the sessions of one family of chains through their channel, and nothing else: for websites
 * without adapters, whose wallets are all reached by wallet-connect.
 */
export function createChannelAdapter(namespace: Namespace): ChainAdapter {
  const held = createHeld()
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
      // Nothing in this browser can be asked: whoever wants a session pairs.
      open: () => Promise.reject(new LatchkeyError('wallet.missing', {})),
      resume: async () => undefined,
      attach: held.attach,
      choose: held.choose,
      close: async (sessionId) => held.forget(sessionId),
      release: held.forget,
      async switchNetwork(sessionId, { id }, { signal }) {
        if (namespace === 'eip155') await askToSwitch(held.need(sessionId), id, signal)
        return held.move(sessionId, id)
      },
      watch: held.watch,
      provider: () => held.face,
    },
    addresses: {
      async check(text) {
        const isPlain = PLAIN.test(text)
        return isPlain ? { ok: true, address: text } : { ok: false, reason: 'malformed' }
      },
    },
    dispose: held.clear,
  }
}

/** Source: CAIP-10; what a family's addresses look like beyond that is known to its adapter. */
const PLAIN = /^[-.%a-zA-Z0-9]{1,128}$/

/** The sessions that are attached, and the provider that speaks for the newest. */
function createHeld() {
  const open = new Map<string, AttachRequest>()
  const listeners = new Set<(change: SessionChange) => void>()
  const { face, refresh } = createChannelProvider({
    newest: () => [...open.values()].at(-1),
    moved: (sessionId, networkId) => void move(sessionId, networkId),
  })

  function need(sessionId: string): AttachRequest {
    const found = open.get(sessionId)
    if (found === undefined) throw new LatchkeyError('wallet.disconnected', {})
    return found
  }

  function move(sessionId: string, networkId: NetworkId): Session {
    const { session, channel } = need(sessionId)
    const accounts = session.accounts.map((id) => accountOn(networkId, addressOf(id)))
    const moved = { ...session, networkId, accounts }
    open.set(sessionId, { session: moved, channel })
    refresh()
    for (const listener of listeners) listener({ type: 'changed', session: moved })
    return moved
  }

  function forget(sessionId: string): void {
    if (open.delete(sessionId)) refresh()
  }

  return {
    ...{ face, need, move, forget },
    choose(sessionId: string, address?: string): Session | undefined {
      const request = open.get(sessionId)
      if (request === undefined) return undefined
      const { accounts } = request.session
      const first = accounts.filter((id) => addressOf(id) === address)
      const session = { ...request.session, accounts: [...new Set([...first, ...accounts])] }
      open.delete(sessionId)
      open.set(sessionId, { ...request, session })
      refresh()
      return session
    },
    attach(request: AttachRequest): void {
      open.delete(request.session.id)
      open.set(request.session.id, request)
      refresh()
    },
    watch(listener: (change: SessionChange) => void): Undo {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear(): void {
      for (const sessionId of [...open.keys()]) forget(sessionId)
    },
  }
}

async function askToSwitch(
  { session, channel }: AttachRequest,
  to: NetworkId,
  signal: AbortSignal,
): Promise<void> {
  const chainId = `0x${Number(referenceOf(to)).toString(16)}`
  await channel.request(session.networkId, 'wallet_switchEthereumChain', [{ chainId }], signal)
}
