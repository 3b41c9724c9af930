import type { Handler } from 'hono'
import { refuse } from '../../http/refuse.ts'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { WalletListingDeps } from '../deps.ts'

type Deps = Pick<WalletListingDeps, 'analytics'>

/** POST `/e`: takes an event; any content type, because beacons choose their own. */
export function takeEvent({ analytics }: Deps): Handler<ServerEnv> {
  return async (context) => {
    const body = readJson(await context.req.text())
    if (body === undefined)
      return refuse(context, 422, {
        field: 'body',
        description: 'The body is not readable as JSON',
      })
    analytics.add({ query: context.req.query(), body })
    return context.json({ status: 'ok' }, 202)
  }
}

/** GET `/e`: everything collected so far. */
export function listEvents({ analytics }: Deps): Handler<ServerEnv> {
  return (context) => context.json({ events: analytics.list() })
}

/** DELETE `/e`: removes it. */
export function forgetEvents({ analytics }: Deps): Handler<ServerEnv> {
  return (context) => {
    analytics.clear()
    return context.body(null, 204)
  }
}

function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
