import type { RequestOf } from '@latchkey/frame/site'
import type { LoginState } from './login-state.ts'
import type { Proofs } from './proofs.ts'
import type { SiteApi } from './site-api.ts'

/** The part of the wallet that a login uses. */
export interface LoginWallet {
  /** The logged-in user's addresses, on the requested network and account type. */
  user(wish?: RequestOf<'GET_USER'>): Promise<{
    readonly address: string
    readonly chainId: number | string
    readonly accounts: { readonly address: string; readonly type: 'eoa' | 'smartAccount' }[]
    readonly smartAccountDeployed: boolean
    readonly preferredAccountType: string
  }>
  /** Clears everything that belongs to the login. */
  forget(): void
}

/** The dependencies of a login's answers. */
export interface LoginDeps {
  readonly state: LoginState
  readonly api: SiteApi
  readonly wallet: LoginWallet
  readonly proofs: Proofs
  /** The secure site's own origin. */
  readonly url: string
  /** Resolves with true while the server still knows the login. */
  isAlive(): Promise<boolean>
}
