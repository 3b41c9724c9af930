import {
  type AuthUser,
  type EmbeddedAccountType,
  type NetworkId,
  namespaceOf,
} from '../contract/index.ts'
import type { AuthState, EmbeddedUser } from '../store/state/auth.ts'

/**
 * The state before a login.
 *
 * @param networkIds - Networks on which the embedded wallet has accounts.
 * @param allowedTypes - Account types that the website works with on EVM networks.
 */
export function initialAuthState({
  networkIds = [],
  allowedTypes = ['smartAccount', 'eoa'],
}: Partial<Pick<AuthState, 'networkIds' | 'allowedTypes'>> = {}): AuthState {
  return {
    email: { current: { step: 'idle' } },
    emailChange: { current: { step: 'idle' } },
    resendSeconds: 0,
    social: { current: { step: 'idle' } },
    farcaster: { current: { step: 'idle' } },
    accountType: { current: { step: 'idle' } },
    networkIds,
    allowedTypes,
    smartAccountNetworkIds: [],
    approval: 'none',
    approvalMethods: [],
    isStorageBlocked: false,
  }
}

/** The user that the frame reported, and the values to assume if it reported none. */
interface UserUpdate {
  readonly user: AuthUser
  /** Used where neither the frame nor an earlier report names the account type. */
  readonly fallbackType: EmbeddedAccountType
  /** The way in which the visitor logged in; undefined leaves it as it was. */
  readonly by?: EmbeddedUser['by']
  readonly dashboardUrl: string | undefined
}

/** Writes the user who is logged in. Fields that the frame does not report again do not change. */
export function updateUser(
  state: AuthState,
  { user, fallbackType, by, dashboardUrl }: UserUpdate,
): void {
  const before = state.user
  const namespace = namespaceOf(user.networkId)
  const holding = before?.holdings[namespace]
  state.dashboardUrl = dashboardUrl
  state.user = {
    email: user.email ?? before?.email,
    userName: user.userName ?? before?.userName,
    by: by ?? before?.by,
    holdings: {
      ...before?.holdings,
      [namespace]: {
        accounts: user.accounts,
        accountType: user.accountType ?? holding?.accountType ?? fallbackType,
        isDeployed: user.isDeployed ?? holding?.isDeployed,
      },
    },
  }
}

/** Writes the account type that the frame reports. Only EVM networks have more than one. */
export function updateAccountType(state: AuthState, accountType: EmbeddedAccountType): void {
  const { user } = state
  const holding = user?.holdings.eip155
  if (holding === undefined) return
  state.user = { ...user, holdings: { ...user?.holdings, eip155: { ...holding, accountType } } }
}

/** Writes the new address of the user who is logged in. */
export function updateEmail(state: AuthState, email: string): void {
  if (state.user) state.user = { ...state.user, email }
}

/** Writes on which networks the user may have a smart account. */
export function updateSmartAccountNetworks(state: AuthState, ids: readonly NetworkId[]): void {
  state.smartAccountNetworkIds = ids
}

/** The browser gives the frame no storage: a login ends with the page. */
export function noteBlockedStorage(state: AuthState): void {
  state.isStorageBlocked = true
}

/**
 * The browser did not store the login of an earlier page. The modal shows that until another login
 * begins.
 */
export function noteLostLogin(state: AuthState): void {
  state.isLoginLost = true
}

/** Removes everything about the user. */
export function clearUser(state: AuthState): void {
  state.user = undefined
  state.dashboardUrl = undefined
  state.smartAccountNetworkIds = []
  clearApprovals(state)
}

/** A login begins. Its steps are shown by the views of the modal, or by the page. */
export function beginLogin(state: AuthState, shownBy: 'modal' | 'page'): void {
  state.isHeadless = shownBy === 'page'
  state.isLoginLost = false
}

/** A login is over: its steps are cleared as if its view was left, also where the page showed them. */
export function endLogin(state: AuthState): void {
  state.isHeadless = false
}

/** The logins and changes that have steps. */
type Flows = Pick<AuthState, 'email' | 'emailChange' | 'social' | 'farcaster' | 'accountType'>

/** Writes the step of a login or a change. Called by its machine. */
export function enterStep<Flow extends keyof Flows>(
  state: Pick<Flows, Flow>,
  flow: Flow,
  step: Flows[Flow]['current'],
): void {
  const { [flow]: slot }: Pick<Flows, Flow> = state
  slot.current = step
}

/** Writes the seconds until another e-mail may be requested. */
export function updateResendSeconds(state: AuthState, seconds: number): void {
  state.resendSeconds = seconds
}

/** A request waits for the visitor's approval. The frame is prepared for the first one. */
export function beginApproval(state: AuthState, method: string): void {
  state.approvalMethods = [...state.approvalMethods, method]
  if (state.approval === 'none') state.approval = 'preparing'
}

/** The frame may be shown, unless all requests ended in the meantime. */
export function showApproval(state: AuthState): void {
  if (state.approval === 'preparing') state.approval = 'shown'
}

/** One of several requests ended. */
export function endApproval(state: AuthState, method: string): void {
  const ended = state.approvalMethods.indexOf(method)
  state.approvalMethods = state.approvalMethods.filter((_, index) => index !== ended)
}

/** No request waits any more. */
export function clearApprovals(state: AuthState): void {
  state.approval = 'none'
  state.approvalMethods = []
}
