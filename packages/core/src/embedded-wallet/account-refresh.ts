import type { CoreSessions } from '../connections/sessions.ts'
import {
  type AuthUser,
  type EmbeddedAccountType,
  type Namespace,
  type NetworkId,
  namespaceOf,
  toLatchkeyError,
} from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Timers } from '../platform/timers.ts'
import { activeSession, findNetwork, findSession } from '../store/selectors.ts'
import type { AuthState } from '../store/state/auth.ts'
import type { RootState } from '../store/state/root.ts'
import { AUTH_ID } from '../store/wallet-ids.ts'
import type { AllowedAccountTypes } from './allowed-account-types.ts'
import type { AttachUser } from './attach-user.ts'
import type { FrameUser } from './frame-user.ts'
import type { StoredLogin } from './stored-login.ts'

/** Updates the user's sessions with the reports of the frame. */
export interface AccountRefresh {
  /**
   * Requests the user again, on a network or with an account type, and updates the session.
   *
   * @returns Whether the session is still open; otherwise nothing changes.
   */
  refresh(request: RefreshRequest, signal: AbortSignal): Promise<boolean>
  /** The frame reported its user by itself. */
  update(user: AuthUser): void
  /** Another tab changed network or account type: requests the user if this tab shows another one. */
  syncWithStorage(namespace: Namespace, signal: AbortSignal): Promise<void>
}

interface RefreshRequest {
  readonly networkId: NetworkId
  readonly accountType?: EmbeddedAccountType | undefined
}

interface Deps {
  readonly state: RootState
  readonly sessions: Pick<CoreSessions, 'update'>
  readonly auth: AuthState
  readonly frameUser: Pick<FrameUser, 'request'>
  readonly storedLogin: Pick<StoredLogin, 'networkId' | 'accountType'>
  readonly allowed: Pick<AllowedAccountTypes, 'restrict'>
  readonly attachUser: Pick<AttachUser, 'attach'>
}

/** Creates the refresh of one core's embedded wallet. */
export function createAccountRefresh(deps: Deps): AccountRefresh {
  const { state, auth, sessions, frameUser, storedLogin, allowed, attachUser } = deps

  function updateSession(user: AuthUser): void {
    const { session, wallet } = attachUser.attach(user)
    sessions.update(session, wallet)
  }

  async function refresh(request: RefreshRequest, signal: AbortSignal): Promise<boolean> {
    const user = await frameUser.request(request, signal)
    // The visitor may have logged out or connected another wallet in the meantime.
    const namespace = namespaceOf(request.networkId)
    if (findSession(state, namespace, AUTH_ID) === undefined) return false
    updateSession(user)
    return true
  }

  /** The network that another tab stored, if this tab and the frame work with it. */
  function storedNetwork(namespace: Namespace): NetworkId | undefined {
    const id = storedLogin.networkId(namespace)
    if (id === undefined || findNetwork(state, id) === undefined) return undefined
    return auth.networkIds.includes(id) ? id : undefined
  }

  return {
    refresh,
    update(user) {
      const session = findSession(state, namespaceOf(user.networkId), AUTH_ID)
      // A report about another network than the session's does not change its account.
      if (session?.networkId !== user.networkId) return
      const allowedUser = allowed.restrict(user)
      if (allowedUser !== undefined) updateSession(allowedUser)
    },
    async syncWithStorage(namespace, signal) {
      const session = activeSession(state, namespace)
      if (session === undefined) return
      const networkId = storedNetwork(namespace) ?? session.networkId
      const accountType = storedLogin.accountType(namespace)
      const shownType = auth.user?.holdings[namespace]?.accountType
      const isSameType = accountType === undefined || accountType === shownType
      if (isSameType && networkId === session.networkId) return
      await refresh({ networkId, accountType }, signal)
    },
  }
}

interface SwitchDeps {
  readonly ports: CorePorts
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly accountRefresh: Pick<AccountRefresh, 'refresh'>
}

/**
 * Reads the account after a request of the website switched the network: it may have another address
 * there. The request is answered first.
 */
export function refreshAfterSwitch(
  { ports, timers, accountRefresh }: SwitchDeps,
  networkId: NetworkId,
): void {
  timers.after(0, () => {
    accountRefresh.refresh({ networkId }, timers.signal()).catch((thrown: unknown) => {
      ports.logger.error('The account could not be read', toLatchkeyError(thrown))
    })
  })
}
