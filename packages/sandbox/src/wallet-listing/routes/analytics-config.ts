import type { Handler } from 'hono'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { WalletListingDeps } from '../deps.ts'

/** GET `/getAnalyticsConfig`: whether the project wants events. */
export function analyticsConfig({
  project,
}: Pick<WalletListingDeps, 'project'>): Handler<ServerEnv> {
  return (context) => context.json({ isAnalyticsEnabled: project.isAnalyticsEnabled })
}
