import {
  type AttachRequest,
  addressOf,
  type NetworkId,
  namespaceOf,
  RPC_CODES,
  referenceOf,
  rpcErrorCode,
} from '../contract/index.ts'
import { wantedNetwork } from '../rpc/requested-network.ts'

/** What a website holds; the same object for the adapter's life. Source: EIP-1193. */
export interface ChannelFace {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (payload: unknown) => void): ChannelFace
  removeListener(event: string, listener: (payload: unknown) => void): ChannelFace
}

/** The face, and what keeps it true. */
export interface ChannelProvider {
  readonly face: ChannelFace
  /** Sessions came, moved or went: whoever listens is told of what is different now. */
  refresh(): void
}

interface Deps {
  /** The session in front. */
  newest(): AttachRequest | undefined
  /** The wallet agreed to be on another network. */
  moved(sessionId: string, networkId: NetworkId): void
}

/** What is different for a website. */
interface Standing {
  readonly accounts: readonly string[]
  readonly chainId: string | undefined
}

/** Makes a provider over the channel of whichever session is in front. */
export function createChannelProvider(deps: Deps): ChannelProvider {
  const { tell, ...listening } = createListening()
  let told: Standing = standingOf(undefined)
  const face: ChannelFace = {
    request: ({ method, params }) => answer(deps, method, params),
    on(...listener) {
      listening.add(...listener)
      return face
    },
    removeListener(...listener) {
      listening.remove(...listener)
      return face
    },
  }
  return {
    face,
    refresh() {
      const before = told
      told = standingOf(deps.newest())
      for (const [event, payload] of newsOf(before, told)) tell(event, payload)
    },
  }
}

type Listener = (payload: unknown) => void

function createListening() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    add(event: string, listener: Listener): void {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    remove: (event: string, listener: Listener) => listeners.get(event)?.delete(listener),
    tell(event: string, payload: unknown): void {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(payload)
        } catch (thrown) {
          // The website's own listener: its failure is told where its page looks for such.
          reportError(thrown)
        }
      }
    },
  }
}

/** Source: EIP-1193, events. */
function newsOf(before: Standing, now: Standing): readonly (readonly [string, unknown])[] {
  const wasOpen = before.chainId !== undefined
  const isOpen = now.chainId !== undefined
  const hasMoved = isOpen && before.chainId !== now.chainId
  const isElse = before.accounts.join() !== now.accounts.join()
  return [
    ...(isOpen && !wasOpen ? [['connect', { chainId: now.chainId }] as const] : []),
    ...(hasMoved ? [['chainChanged', now.chainId] as const] : []),
    ...(isElse ? [['accountsChanged', now.accounts] as const] : []),
    ...(wasOpen && !isOpen ? [['disconnect', { code: RPC_CODES.disconnected }] as const] : []),
  ]
}

async function answer(deps: Deps, method: string, params: unknown): Promise<unknown> {
  const front = deps.newest()
  const { accounts, chainId } = standingOf(front)
  if (method === 'eth_accounts') return accounts
  if (front === undefined) {
    throw Object.assign(new Error('Disconnected'), { code: RPC_CODES.disconnected })
  }
  if (method === 'eth_requestAccounts') return accounts
  return method === 'eth_chainId' ? chainId : ask(deps, front, { method, params })
}

async function ask(
  { moved }: Deps,
  { session, channel }: AttachRequest,
  { method, params }: { readonly method: string; readonly params: unknown },
): Promise<unknown> {
  const answered = await channel.request(session.networkId, method, params).catch(asRpcError)
  const to = method === 'wallet_switchEthereumChain' ? wantedNetwork(params) : undefined
  if (to !== undefined && to !== session.networkId) moved(session.id, to)
  return answered
}

function standingOf(front: AttachRequest | undefined): Standing {
  if (front === undefined) return { accounts: [], chainId: undefined }
  const { networkId, accounts } = front.session
  return { accounts: accounts.map(addressOf), chainId: chainIdOf(networkId) }
}

function chainIdOf(id: NetworkId): string {
  const reference = referenceOf(id)
  return namespaceOf(id) === 'eip155' ? `0x${Number(reference).toString(16)}` : reference
}

/** A website that called the provider itself gets the wallet's own code. */
function asRpcError(thrown: unknown): never {
  const cause = thrown instanceof Error ? thrown.cause : undefined
  const code = rpcErrorCode(thrown) ?? rpcErrorCode(cause)
  const message = thrown instanceof Error ? thrown.message : 'The wallet reported an error'
  throw Object.assign(new Error(message, { cause: thrown }), code === undefined ? {} : { code })
}
