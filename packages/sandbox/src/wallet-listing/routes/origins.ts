import type { Handler } from 'hono'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { WalletListingDeps } from '../deps.ts'

/** GET `/projects/v1/origins`: who may use the project. */
export function origins({ project }: Pick<WalletListingDeps, 'project'>): Handler<ServerEnv> {
  return (context) => context.json({ allowedOrigins: project.allowedOrigins })
}
