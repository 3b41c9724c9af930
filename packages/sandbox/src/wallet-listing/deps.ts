import type { AnalyticsSink } from './analytics-sink.ts'
import type { ListedWallet } from './listed-wallet.ts'
import type { ProjectSettings } from './project.ts'

/** What the routes of the listing answer from. */
export interface WalletListingDeps {
  readonly wallets: readonly ListedWallet[]
  readonly project: ProjectSettings
  readonly analytics: AnalyticsSink
}
