import {
  LatchkeyError,
  type Lazy,
  type NetworkId,
  type Session,
  type SignInOnOpen,
} from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Store } from '../store/create-store.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { ConnectEvent } from './connect.machine.ts'
import { olderRequestApproved } from './older-request.ts'
import type { CoreSessions } from './sessions.ts'

/** The dependencies of asking a wallet of this browser. */
export interface AskDeps {
  readonly store: Pick<Store, 'state'>
  readonly ports: Pick<CorePorts, 'clock'>
  readonly adapters: Adapters
  readonly sessions: Pick<CoreSessions, 'release'>
  readonly signIn: { onOpen(networkId: NetworkId): SignInOnOpen | undefined }
  /** The code that acts on an account: it is there before a session is announced. */
  readonly accountPart: Lazy<unknown>
}

/** Asks a wallet to connect, in the task of the call, and waits for the code that acts on an account. */
export async function openSession(
  deps: AskDeps,
  { id, namespace }: WalletCard,
  signal: AbortSignal,
): Promise<ConnectEvent> {
  const { store, adapters, signIn, accountPart } = deps
  const adapter = adapters.get(namespace)
  if (adapter === undefined) throw new LatchkeyError('adapter.not-found', {})
  // It is loaded while the wallet is asked; a failure is reported below.
  accountPart.load().catch(() => {})
  const networkId = store.state.network.activeIds[namespace]
  const request = { walletId: id, networkId, signIn: networkId && signIn.onOpen(networkId) }
  return openedEvent(deps, await adapter.sessions.open(request, signal), signal)
}

/** Waits for a request that the wallet got earlier; undefined once its view is left. */
export async function awaitOlderRequest(
  deps: AskDeps,
  wallet: WalletCard,
  signal: AbortSignal,
): Promise<ConnectEvent | undefined> {
  const session = await olderRequestApproved(deps, wallet, signal)
  return session && openedEvent(deps, session, signal)
}

async function openedEvent(
  deps: AskDeps,
  opened: Session,
  signal: AbortSignal,
): Promise<ConnectEvent> {
  const isLoaded = deps.accountPart.current() !== undefined
  const session = isLoaded ? opened : await whenAccountLoaded(deps, opened, signal)
  const [account] = session.accounts
  if (account === undefined) throw new LatchkeyError('wallet.no-accounts', {})
  // Its request was cancelled in the meantime.
  if (signal.aborted) deps.sessions.release(session)
  return { type: 'opened', session, account }
}

/**
 * Waits for the code that acts on an account, and reads the session again: its wallet may have changed it.
 *
 * @throws LatchkeyError `wallet.disconnected` where the wallet closed it; `http.network`.
 */
async function whenAccountLoaded(
  { adapters, sessions, accountPart }: AskDeps,
  opened: Session,
  signal: AbortSignal,
): Promise<Session> {
  try {
    await accountPart.load()
  } catch (thrown) {
    sessions.release(opened)
    throw thrown
  }
  if (signal.aborted) return opened
  const session = adapters.get(opened.namespace)?.sessions.choose(opened.id)
  if (session === undefined) throw new LatchkeyError('wallet.disconnected', {})
  return session
}
