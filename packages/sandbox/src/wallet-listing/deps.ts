import type { AnalyticsSink } from './analytics-sink.ts'
import type { ListedWallet } from './listed-wallet.ts'
import type { ProjectSettings } from './project.ts'

/** The data that the routes of the listing read. */
export interface WalletListingDeps {
  readonly wallets: readonly ListedWallet[]
  readonly project: ProjectSettings
  readonly analytics: AnalyticsSink
}
