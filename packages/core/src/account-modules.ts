import type { LazyActivity } from './activity/lazy-activity.ts'
import type { LazyPending } from './activity/lazy-pending.ts'
import type { FiatRate } from './balances/fiat-rate.ts'
import type { LazyBalances } from './balances/lazy-balances.ts'
import type { LoadAccount } from './balances/load-account.ts'
import type { LazyCollectibles } from './collectibles/lazy-collectibles.ts'
import type { Lazy } from './contract/index.ts'
import type { ConnectedModules } from './create-connected.ts'
import type { Moves } from './create-moves.ts'
import type { Rights } from './create-rights.ts'
import type { Identity } from './identity/identity.ts'
import type { Names } from './names/names.ts'
import type { LazyPortfolio } from './portfolio/lazy-portfolio.ts'
import type { AccountSignIn } from './siwx/account-sign-in.ts'
import type { SignIn } from './siwx/sign-in.ts'

/** The modules that only a visitor with a connected account uses. */
export interface AccountModules extends ConnectedModules {
  readonly identity: Identity
  readonly balances: LazyBalances
  readonly portfolio: LazyPortfolio
  readonly activity: LazyActivity
  readonly pending: LazyPending
  readonly collectibles: LazyCollectibles
  readonly names: Lazy<Names>
  /** Forgets the names of addresses: nothing of an account stays stored after it was disconnected. */
  forgetNames(): void
  readonly rights: Rights
  readonly moves: Moves
  readonly loadAccount: LoadAccount
  readonly fiat: FiatRate
  readonly signIn: Lazy<SignIn>
  readonly accountSignIn: AccountSignIn
}
