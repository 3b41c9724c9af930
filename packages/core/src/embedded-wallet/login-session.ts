import type { CoreSessions } from '../connections/sessions.ts'
import {
  type AuthUser,
  LatchkeyError,
  type Namespace,
  type NetworkId,
  throwIfAborted,
} from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'
import type { AuthState } from '../store/state/auth.ts'
import type { Connection } from '../store/state/connections.ts'
import type { RootState } from '../store/state/root.ts'
import type { AttachUser, LoginMethod } from './attach-user.ts'
import { endLogin, noteLostLogin } from './embedded-wallet.state.ts'
import type { FrameSync } from './frame-sync.ts'
import type { FrameUser } from './frame-user.ts'
import { networkForLogin, networkOf } from './login-network.ts'
import type { StoredLogin } from './stored-login.ts'

/** Opens the sessions of the user who is logged in: one on each namespace. */
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
   *   with another one, `wallet.none` when no user is logged in.
   */
  addNetwork(networkId: NetworkId, signal: AbortSignal): Promise<void>
}

interface Deps {
  readonly state: RootState
  readonly adapters: Adapters
  readonly sessions: Pick<CoreSessions, 'open'>
  readonly auth: AuthState
  readonly frameUser: FrameUser
  readonly frameSync: Pick<FrameSync, 'start'>
  readonly storedLogin: Pick<StoredLogin, 'by' | 'setBy' | 'clear'>
  readonly attachUser: AttachUser
}

/** Creates what opens the sessions of one core's embedded wallet. */
export function createLoginSession(deps: Deps): LoginSession {
  const { frameUser } = deps
  return {
    requireNetwork: () => void networkForLogin(deps),
    async logIn(by, signal) {
      const user = await frameUser.request({ networkId: networkForLogin(deps) }, signal)
      await open(deps, { user, by }, signal)
    },
    async logInAs(user, by, signal) {
      const networkId = networkForLogin(deps)
      const isThere = user.networkId === networkId
      const allowedUser = isThere
        ? await frameUser.requireAllowed(user, signal)
        : await frameUser.request({ networkId }, signal)
      await open(deps, { user: allowedUser, by }, signal)
    },
    resume: (namespace, signal) => resume(deps, namespace, signal),
    addNetwork: (networkId, signal) => addNetwork(deps, networkId, signal),
  }
}

/** The last step of a login. */
async function open(
  { auth, sessions, frameSync, storedLogin, attachUser }: Deps,
  { user, by }: { readonly user: AuthUser; readonly by: LoginMethod },
  signal: AbortSignal,
): Promise<void> {
  await attachUser.prepare(user)
  throwIfAborted(signal)
  const opened = attachUser.attach(user, by)
  storedLogin.setBy(by)
  frameSync.start()
  sessions.open(opened, by === 'email' ? 'email' : 'social')
  endLogin(auth)
}

async function resume(
  deps: Deps,
  namespace: Namespace,
  signal: AbortSignal,
): Promise<Connection | undefined> {
  const { auth, frameUser, frameSync, storedLogin, attachUser } = deps
  if (!(await frameUser.isLoggedIn(signal))) {
    storedLogin.clear()
    if (auth.isStorageBlocked) noteLostLogin(auth)
    return undefined
  }
  frameSync.start()
  const user = await frameUser.request({ networkId: networkOf(deps, namespace) }, signal)
  await attachUser.prepare(user)
  // Disconnected in the meantime: nothing of the user may stay.
  throwIfAborted(signal)
  return attachUser.attach(user, storedLogin.by())
}

async function addNetwork(
  { auth, sessions, frameUser, attachUser }: Deps,
  networkId: NetworkId,
  signal: AbortSignal,
): Promise<void> {
  if (auth.user === undefined) throw new LatchkeyError('wallet.none', {})
  if (!auth.networkIds.includes(networkId)) throw new LatchkeyError('wallet.chain-unknown', {})
  const user = await frameUser.request({ networkId }, signal)
  if (user.networkId !== networkId) throw new LatchkeyError('wallet.chain-unknown', {})
  await attachUser.prepare(user)
  throwIfAborted(signal)
  // The visitor may have logged out during the wait.
  if (auth.user === undefined) throw new LatchkeyError('aborted', {})
  sessions.open(attachUser.attach(user), 'along')
}
