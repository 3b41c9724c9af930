import type { AuthUser, EmbeddedAccountType, NetworkId } from '../../contract/index.ts'
import type { AuthState, EmbeddedUser } from '../../store/root-state.ts'

/** Knows who is logged in, and how far a login is. */
export interface AuthSlice {
  readonly state: AuthState
  /**
   * Who is logged in now. What is not told again stays as it was.
   *
   * @param usual - The kind of account where nobody says.
   */
  welcome(user: AuthUser, usual: EmbeddedAccountType, by?: EmbeddedUser['by']): void
  /** The e-mail address is another one now. */
  rename(email: string): void
  /** Nobody is logged in any more: nothing of the person stays. */
  farewell(): void
  tellDashboard(url: string | undefined): void
  tellNetworks(networkIds: readonly NetworkId[]): void
  tellType(accountType: EmbeddedAccountType): void
  tellApproval(approval: AuthState['approval']): void
  tellBlocked(): void
  countDown(seconds: number): void
}

/**
 * State before anybody logged in.
 *
 * @param allowedTypes - Kinds of account that the website works with on EVM networks.
 */
export function freshAuth(
  allowedTypes: readonly EmbeddedAccountType[] = ['smartAccount', 'eoa'],
): AuthState {
  return {
    email: { current: { step: 'idle' } },
    emailChange: { current: { step: 'idle' } },
    resendSeconds: 0,
    social: { current: { step: 'idle' } },
    farcaster: { current: { step: 'idle' } },
    accountType: { current: { step: 'idle' } },
    allowedTypes,
    smartAccountNetworkIds: [],
    approval: 'none',
    isStorageBlocked: false,
  }
}

/** The only writer of `state.auth`, but for the steps of its flows. */
export function createAuthSlice(state: AuthState): AuthSlice {
  return {
    state,
    welcome({ email, userName, accounts, accountType, isDeployed }, usual, by) {
      const before = state.user
      state.user = {
        email: email ?? before?.email,
        userName: userName ?? before?.userName,
        by: by ?? before?.by,
        accounts,
        accountType: accountType ?? before?.accountType ?? usual,
        isDeployed: isDeployed ?? before?.isDeployed,
      }
    },
    rename(email) {
      if (state.user) state.user = { ...state.user, email }
    },
    farewell() {
      state.user = undefined
      state.dashboardUrl = undefined
      state.smartAccountNetworkIds = []
      state.approval = 'none'
    },
    tellDashboard(url) {
      state.dashboardUrl = url
    },
    tellNetworks(networkIds) {
      state.smartAccountNetworkIds = networkIds
    },
    tellType(accountType) {
      if (state.user) state.user = { ...state.user, accountType }
    },
    tellApproval(approval) {
      state.approval = approval
    },
    tellBlocked() {
      state.isStorageBlocked = true
    },
    countDown(seconds) {
      state.resendSeconds = seconds
    },
  }
}
