import type { AuthUser, EmbeddedAccountType, NetworkId } from '../../contract/index.ts'
import type { AuthState, EmbeddedUser } from '../../store/root-state.ts'

/** Knows who is logged in, and how far a login is. */
export interface AuthSlice {
  readonly state: AuthState
  /** Who is logged in now. What is not told again stays as it was. */
  welcome(user: AuthUser, by?: EmbeddedUser['by']): void
  /** The e-mail address is another one now. */
  rename(email: string): void
  /** Nobody is logged in any more: nothing of the person stays. */
  farewell(): void
  tellNetworks(networkIds: readonly NetworkId[]): void
  tellType(accountType: EmbeddedAccountType): void
  tellApproval(approval: AuthState['approval']): void
  tellBlocked(): void
  countDown(seconds: number): void
}

/** Account that counts where the frame does not say. Source: specification, section 3. */
const USUAL_TYPE = { eip155: 'smartAccount', solana: 'eoa' } as const

/** State before anybody logged in. */
export function freshAuth(): AuthState {
  return {
    email: { current: { step: 'idle' } },
    emailChange: { current: { step: 'idle' } },
    resendSeconds: 0,
    social: { current: { step: 'idle' } },
    farcaster: { current: { step: 'idle' } },
    accountType: { current: { step: 'idle' } },
    smartAccountNetworkIds: [],
    approval: 'none',
    isStorageBlocked: false,
  }
}

/** The only writer of `state.auth`, but for the steps of its flows. */
export function createAuthSlice(state: AuthState): AuthSlice {
  return {
    state,
    welcome({ email, userName, accounts, accountType, isDeployed, networkId }, by) {
      const before = state.user
      const usual = networkId.startsWith('eip155') ? USUAL_TYPE.eip155 : USUAL_TYPE.solana
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
      state.smartAccountNetworkIds = []
      state.approval = 'none'
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
