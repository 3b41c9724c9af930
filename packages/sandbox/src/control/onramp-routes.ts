import { Hono } from 'hono'
import type { Onramp } from '../blockchain-api/onramp/onramp-desk.ts'
import { isOnrampAct } from '../blockchain-api/onramp/onramp-pages.ts'
import type { ServerEnv } from '../http/serve-app.ts'
import { SandboxError } from '../sandbox-error.ts'
import { answering } from './read-body.ts'

/** Buying with money, over HTTP: what is sold and by which paths, and what became of purchases. */
export function onrampControl(onramp: Onramp): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/onramp', (context) => context.json(onramp.purchases()))
  app.put('/onramp', (context) =>
    answering(({ paths, withoutPrice }) => {
      if (paths === 'server' || paths === 'specified') onramp.serve(paths)
      if (Array.isArray(withoutPrice)) onramp.withoutPrice(withoutPrice.map(String))
    })(context),
  )
  app.put('/onramp/:purchase/:act', (context) =>
    answering(() => {
      const { purchase, act } = context.req.param()
      if (!isOnrampAct(act)) throw new SandboxError('wrong-option', `There is no "${act}".`)
      return onramp.act(purchase, act)
    })(context),
  )
  app.delete('/onramp', (context) => answering(() => onramp.clear())(context))
  return app
}
