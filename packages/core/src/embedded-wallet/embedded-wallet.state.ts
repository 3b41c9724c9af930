import { type AuthUser, type EmbeddedAccountType, namespaceOf } from '../contract/index.ts'
import type { AuthState, EmbeddedUser } from '../store/auth-state.ts'

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

/** What the frame reported of a user, and what to assume where it reported nothing. */
interface UserUpdate {
  readonly user: AuthUser
  /** Used where neither the frame nor an earlier report names the account type. */
  readonly fallbackType: EmbeddedAccountType
  /** What the visitor logged in by; undefined leaves it as it was. */
  readonly by?: EmbeddedUser['by']
}

/** Writes who is logged in. What the frame does not report again stays as it was. */
export function updateUser(state: AuthState, { user, fallbackType, by }: UserUpdate): void {
  const before = state.user
  const namespace = namespaceOf(user.networkId)
  const holding = before?.holdings[namespace]
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

/** Removes everything about the user. */
export function clearUser(state: AuthState): void {
  state.user = undefined
  state.dashboardUrl = undefined
  state.smartAccountNetworkIds = []
  state.approval = 'none'
}
