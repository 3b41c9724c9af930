import {
  type AttachRequest,
  addressOf,
  type ModalRequests,
  type NetworkId,
  namespaceOf,
  RPC_CODES,
  referenceOf,
  rpcErrorCode,
} from '../contract/index.ts'
import { requestedNetwork } from '../rpc/requested-network.ts'

/** The provider that a website gets; the same object for the adapter's life. Source: EIP-1193. */
interface Eip1193Provider {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: Listener): Eip1193Provider
  removeListener(event: string, listener: Listener): Eip1193Provider
}

type Listener = (payload: unknown) => void

/** The provider, and what keeps it up to date. */
export interface ChannelProvider {
  readonly provider: Eip1193Provider
  /** The attached sessions changed: emits the events that follow from it. */
  refresh(): void
}

interface Deps {
  /** undefined where no modal is drawn. */
  modal(): ModalRequests | undefined
  /** The session that the provider belongs to. */
  newest(): AttachRequest | undefined
  /** The wallet switched to another network. */
  onSwitched(sessionId: string, networkId: NetworkId): void
}

/** The facts of a session that websites read. */
interface Facts {
  readonly accounts: readonly string[]
  readonly chainId: string | undefined
}

/** Creates a provider that sends its requests through the channel of the newest session. */
export function createChannelProvider(deps: Deps): ChannelProvider {
  const listeners = createListeners()
  let known: Facts = factsOf(undefined)
  const provider: Eip1193Provider = {
    request: ({ method, params }) => request(deps, method, params),
    on(event, listener) {
      listeners.add(event, listener)
      return provider
    },
    removeListener(event, listener) {
      listeners.remove(event, listener)
      return provider
    },
  }
  return {
    provider,
    refresh() {
      const before = known
      known = factsOf(deps.newest())
      for (const [event, payload] of eventsBetween(before, known)) listeners.emit(event, payload)
    },
  }
}

function createListeners() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    add(event: string, listener: Listener): void {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    remove: (event: string, listener: Listener) => listeners.get(event)?.delete(listener),
    emit(event: string, payload: unknown): void {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(payload)
        } catch (thrown) {
          // A listener of the website: its failure is reported like any other error of the page.
          reportError(thrown)
        }
      }
    },
  }
}

/** Source: EIP-1193, events. */
function eventsBetween(before: Facts, now: Facts): readonly (readonly [string, unknown])[] {
  const wasOpen = before.chainId !== undefined
  const isOpen = now.chainId !== undefined
  const hasMoved = isOpen && before.chainId !== now.chainId
  const hasOtherAccounts = before.accounts.join() !== now.accounts.join()
  return [
    ...(isOpen && !wasOpen ? [['connect', { chainId: now.chainId }] as const] : []),
    ...(hasMoved ? [['chainChanged', now.chainId] as const] : []),
    ...(hasOtherAccounts ? [['accountsChanged', now.accounts] as const] : []),
    ...(wasOpen && !isOpen ? [['disconnect', { code: RPC_CODES.disconnected }] as const] : []),
  ]
}

async function request(deps: Deps, method: string, params: unknown): Promise<unknown> {
  const newest = deps.newest()
  const { accounts, chainId } = factsOf(newest)
  const modal = deps.modal()
  if (method === 'eth_accounts') return accounts
  if (modal && endsSession(method, params)) {
    await modal.disconnect()
    return null
  }
  if (newest === undefined && modal && method === 'eth_requestAccounts') {
    await modal.connect()
    return factsOf(deps.newest()).accounts
  }
  if (newest === undefined) {
    throw Object.assign(new Error('Disconnected'), { code: RPC_CODES.disconnected })
  }
  if (method === 'eth_requestAccounts') return accounts
  return method === 'eth_chainId' ? chainId : requestFromWallet(deps, newest, { method, params })
}

/** Many wallets can't take back their permission; those of other kinds are the wallet's own matter. */
function endsSession(method: string, params: unknown): boolean {
  return method === 'wallet_revokePermissions' && 'eth_accounts' in Object(Object(params)[0])
}

async function requestFromWallet(
  { onSwitched }: Deps,
  { session, channel }: AttachRequest,
  { method, params }: { readonly method: string; readonly params: unknown },
): Promise<unknown> {
  const answer = await channel.request(session.networkId, method, params).catch(throwRpcError)
  const to = requestedNetwork(method, params)
  if (to !== undefined && to !== session.networkId) onSwitched(session.id, to)
  return answer
}

function factsOf(newest: AttachRequest | undefined): Facts {
  if (newest === undefined) return { accounts: [], chainId: undefined }
  const { networkId, accounts } = newest.session
  return { accounts: accounts.map(addressOf), chainId: chainIdOf(networkId) }
}

function chainIdOf(id: NetworkId): string {
  const reference = referenceOf(id)
  return namespaceOf(id) === 'eip155' ? `0x${Number(reference).toString(16)}` : reference
}

/** A website that called the provider itself gets the wallet's own code. */
function throwRpcError(thrown: unknown): never {
  const cause = thrown instanceof Error ? thrown.cause : undefined
  const code = rpcErrorCode(thrown) ?? rpcErrorCode(cause)
  const message = thrown instanceof Error ? thrown.message : 'The wallet reported an error'
  throw Object.assign(new Error(message, { cause: thrown }), code === undefined ? {} : { code })
}
