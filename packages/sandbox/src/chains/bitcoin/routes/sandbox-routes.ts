import { Hono } from 'hono'
import type { ServerEnv } from '../../../http/serve-app.ts'
import { SandboxError } from '../../../sandbox-error.ts'
import type { EsploraDeps } from '../esplora-deps.ts'

/** Blocks of one request, at most: more than any test waits for. */
const MAX_BLOCKS = 1_000

/**
 * Serves routes that no explorer has, for pages and other processes: mining, and coins for nothing.
 */
export function sandboxRoutes({ seededNode }: EsploraDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.post('/sandbox/mine', async (context) => {
    const { blocks = 1 } = Object(await context.req.json().catch(() => ({})))
    if (!Number.isInteger(blocks) || blocks < 1 || blocks > MAX_BLOCKS)
      return context.text(`\`blocks\` is a whole number from 1 to ${MAX_BLOCKS}.`, 400)
    return context.json(await (await seededNode()).mine(blocks))
  })
  app.post('/sandbox/fund', async (context) => {
    const { address, sats } = Object(await context.req.json().catch(() => ({})))
    if (!Number.isSafeInteger(sats) || sats <= 0)
      return context.text('`sats` is a whole number from 1.', 400)
    try {
      return context.json({ txid: await (await seededNode()).fund(String(address), BigInt(sats)) })
    } catch (error) {
      if (error instanceof SandboxError) return context.text(error.message, 400)
      throw error
    }
  })
  return app
}
