import {
  type AuthUser,
  type EmbeddedAccountType,
  LatchkeyError,
  type Namespace,
  type NetworkId,
  namespaceOf,
  type RpcChannel,
  throwIfAborted,
  toLatchkeyError,
} from '../contract/index.ts'
import type { AuthState } from '../store/auth-state.ts'
import type { Connection } from '../store/root-state.ts'
import { activeSession, findNetwork, findSession } from '../store/selectors.ts'
import { AUTH_ID } from '../store/wallet-ids.ts'
import type { AllowedAccountTypes } from './allowed-account-types.ts'
import { attachUser, type LoginMethod, loadAdapter } from './attach-user.ts'
import type { EmbeddedWalletDeps } from './dependencies.ts'
import { endLogin } from './embedded-wallet.state.ts'
import type { FramePort } from './frame-port.ts'
import type { FrameSync } from './frame-sync.ts'
import type { FrameUser } from './frame-user.ts'
import { networkForLogin, networkOf } from './login-network.ts'
import { createRpcChannel } from './rpc-channel.ts'
import type { StoredLogin } from './stored-login.ts'

/** The sessions of the user who is logged in: one on each namespace. */
export interface LoginSession {
  /** Called before a login begins. @throws LatchkeyError `auth.network`, `auth.none` where it can't end. */
  requireNetwork(): void
  /** Ends a login: asks the frame for the user and opens a session. */
  logIn(by: LoginMethod, signal: AbortSignal): Promise<void>
  /** The same with a user that the frame already named; asked again if on another network. */
  logInAs(user: AuthUser, by: LoginMethod, signal: AbortSignal): Promise<void>
  /** Restores the session of an earlier page; undefined when the frame has no login any more. */
  resume(namespace: Namespace, signal: AbortSignal): Promise<Connection | undefined>
  /**
   * Opens a session on another namespace for the user who is logged in. On failure nothing changes.
   *
   * @throws LatchkeyError `wallet.chain-unknown` when the frame does not serve the network or answers
   *   with another one, `wallet.none` when nobody is logged in.
   */
  addNetwork(networkId: NetworkId, signal: AbortSignal): Promise<void>
  /**
   * Asks for the user again, on a network or with an account type, and updates the session.
   *
   * @returns Whether the session is still open; otherwise nothing changes.
   */
  refresh(request: RefreshRequest, signal: AbortSignal): Promise<boolean>
  /** The frame reported its user by itself. */
  update(user: AuthUser): void
  /** Another tab changed network or account type: asks the frame if this tab shows anything else. */
  syncWithStorage(namespace: Namespace, signal: AbortSignal): Promise<void>
}

interface RefreshRequest {
  readonly networkId?: NetworkId | undefined
  readonly accountType?: EmbeddedAccountType | undefined
}

interface Deps
  extends Pick<
    EmbeddedWalletDeps,
    'state' | 'ports' | 'timers' | 'adapters' | 'sessions' | 'modal' | 'feedback'
  > {
  readonly auth: AuthState
  readonly frame: FramePort
  readonly frameUser: FrameUser
  readonly frameSync: Pick<FrameSync, 'start'>
  readonly storedLogin: StoredLogin
  readonly allowed: AllowedAccountTypes
}

/** Creates the sessions of one core's embedded wallet. */
export function createLoginSession(deps: Deps): LoginSession {
  const channel = createRpcChannel({ ...deps, onNetworkSwitched: refreshAfterSwitch })
  const context: Context = { ...deps, channel }
  const { state, allowed, sessions, frameUser, ports, timers } = deps

  /** On another network the account may have another address. The request is answered first. */
  function refreshAfterSwitch(networkId: NetworkId): void {
    timers.after(0, () => {
      refresh(context, { networkId }, timers.signal()).catch((thrown: unknown) => {
        ports.logger.error('The account could not be read', toLatchkeyError(thrown))
      })
    })
  }

  return {
    requireNetwork: () => void networkForLogin(deps),
    async logIn(by, signal) {
      const user = await frameUser.request({ networkId: networkForLogin(deps) }, signal)
      await open(context, { user, by }, signal)
    },
    async logInAs(user, by, signal) {
      const networkId = networkForLogin(deps)
      const isThere = user.networkId === networkId
      const allowedUser = isThere
        ? await frameUser.requireAllowed(user, signal)
        : await frameUser.request({ networkId }, signal)
      await open(context, { user: allowedUser, by }, signal)
    },
    resume: (namespace, signal) => resume(context, namespace, signal),
    addNetwork: (networkId, signal) => addNetwork(context, networkId, signal),
    refresh: (request, signal) => refresh(context, request, signal),
    syncWithStorage: (namespace, signal) => syncWithStorage(context, namespace, signal),
    update(user) {
      const session = findSession(state, namespaceOf(user.networkId), AUTH_ID)
      // A report about another network than the session's says nothing about its account.
      if (session?.networkId !== user.networkId) return
      const allowedUser = allowed.restrict(user)
      if (allowedUser === undefined) return
      const opened = attachUser(context, allowedUser)
      sessions.update(opened.session, opened.wallet)
    },
  }
}

interface Context extends Deps {
  readonly channel: RpcChannel
}

/** The last step of a login. */
async function open(
  context: Context,
  { user, by }: { readonly user: AuthUser; readonly by: LoginMethod },
  signal: AbortSignal,
): Promise<void> {
  const { sessions, frameSync, storedLogin, timers } = context
  await loadAdapter(context, user)
  throwIfAborted(signal)
  const opened = attachUser(context, user, by)
  storedLogin.setBy(by)
  frameSync.start(timers.signal())
  sessions.open(opened, by === 'email' ? 'email' : 'social')
  // The login is over for the page, too: its steps are cleared as if its view was left.
  endLogin(context.auth)
}

async function resume(
  context: Context,
  namespace: Namespace,
  signal: AbortSignal,
): Promise<Connection | undefined> {
  const { state, frameUser, frameSync, storedLogin, timers } = context
  if (!(await frameUser.isLoggedIn(signal))) {
    storedLogin.clear()
    return undefined
  }
  frameSync.start(timers.signal())
  const user = await frameUser.request({ networkId: networkOf(state, namespace) }, signal)
  await loadAdapter(context, user)
  return attachUser(context, user, storedLogin.by())
}

async function addNetwork(
  context: Context,
  networkId: NetworkId,
  signal: AbortSignal,
): Promise<void> {
  const { auth, sessions, frameUser } = context
  if (auth.user === undefined) throw new LatchkeyError('wallet.none', {})
  if (!auth.networkIds.includes(networkId)) throw new LatchkeyError('wallet.chain-unknown', {})
  const user = await frameUser.request({ networkId }, signal)
  if (user.networkId !== networkId) throw new LatchkeyError('wallet.chain-unknown', {})
  await loadAdapter(context, user)
  throwIfAborted(signal)
  // The visitor may have logged out meanwhile.
  if (auth.user === undefined) throw new LatchkeyError('aborted', {})
  sessions.open(attachUser(context, user), 'along')
}

async function refresh(
  context: Context,
  { networkId = networkForLogin(context), accountType }: RefreshRequest,
  signal: AbortSignal,
): Promise<boolean> {
  const { state, sessions, frameUser } = context
  const user = await frameUser.request({ networkId, accountType }, signal)
  // The visitor may have logged out or connected another wallet meanwhile.
  if (findSession(state, namespaceOf(networkId), AUTH_ID) === undefined) return false
  const { session, wallet } = attachUser(context, user)
  sessions.update(session, wallet)
  return true
}

async function syncWithStorage(
  context: Context,
  namespace: Namespace,
  signal: AbortSignal,
): Promise<void> {
  const { state, auth, storedLogin } = context
  const session = activeSession(state, namespace)
  if (session === undefined) return
  const stored = storedLogin.networkId(namespace)
  const isUsable =
    stored !== undefined && findNetwork(state, stored) && auth.networkIds.includes(stored)
  const networkId = isUsable ? stored : session.networkId
  const accountType = storedLogin.accountType(namespace)
  const shownType = auth.user?.holdings[namespace]?.accountType
  const isSameType = accountType === undefined || accountType === shownType
  if (isSameType && networkId === session.networkId) return
  await refresh(context, { networkId, accountType }, signal)
}
