import type { LazyActivity } from './activity/lazy-activity.ts'
import type { LazyPending } from './activity/lazy-pending.ts'
import type { LazyBalances } from './balances/lazy-balances.ts'
import type { LoadAccount } from './balances/load-account.ts'
import type { LazyCollectibles } from './collectibles/lazy-collectibles.ts'
import type { Moves } from './create-moves.ts'
import type { Identity } from './identity/identity.ts'
import type { LazyNames } from './names/lazy-names.ts'
import type { LazyPermissions } from './permissions/lazy-permissions.ts'
import type { LazyPortfolio } from './portfolio/lazy-portfolio.ts'
import type { LazySmartSessions } from './smart-sessions/lazy-smart-sessions.ts'

/** The modules that only a visitor with a connected account uses. */
export interface AccountModules {
  readonly identity: Identity
  readonly balances: LazyBalances
  readonly portfolio: LazyPortfolio
  readonly activity: LazyActivity
  readonly pending: LazyPending
  readonly collectibles: LazyCollectibles
  readonly smartSessions: LazySmartSessions
  readonly names: LazyNames
  readonly permissions: LazyPermissions
  readonly moves: Moves
  readonly loadAccount: LoadAccount
}
