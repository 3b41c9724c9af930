import {
  type AuthUser,
  type EmbeddedAccountType,
  type NetworkId,
  namespaceOf,
} from '../contract/index.ts'
import type { AuthState, EmbeddedUser } from '../store/root-state.ts'
import { AUTH_NAMESPACES } from './constants.ts'

/** Knows who is logged in, and how far a login is. */
export interface AuthSlice {
  readonly state: AuthState
  /**
   * Who is logged in now, and what they have on the chain family of their network. What is not told
   * again stays as it was.
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
  /** EVM networks alone have more than one kind. */
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
    namespaces: AUTH_NAMESPACES,
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
    welcome({ networkId, email, userName, accounts, accountType, isDeployed }, usual, by) {
      const before = state.user
      const namespace = namespaceOf(networkId)
      const held = before?.holdings[namespace]
      const holding = {
        accounts,
        accountType: accountType ?? held?.accountType ?? usual,
        isDeployed: isDeployed ?? held?.isDeployed,
      }
      state.user = {
        email: email ?? before?.email,
        userName: userName ?? before?.userName,
        by: by ?? before?.by,
        holdings: { ...before?.holdings, [namespace]: holding },
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
      const { user } = state
      const held = user?.holdings.eip155
      if (held === undefined) return
      state.user = { ...user, holdings: { ...user?.holdings, eip155: { ...held, accountType } } }
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
