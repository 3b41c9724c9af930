import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { refuse } from '../../http/refuse.ts'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { BlockchainApiDeps } from '../deps.ts'
import { isSigned } from '../sign-in/is-signed.ts'
import { type ReadMessage, readMessage } from '../sign-in/read-message.ts'

/**
 * The sign-in service, below `/auth/v1`. It gives nonces, verifies what was signed with them, once, for
 * the site that asks, and knows who is signed in by a token. Source: docs/blockchain-api.md, section 13.
 */
export function signIn(deps: Pick<BlockchainApiDeps, 'chains'>): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  /** Nonces by their tokens. */
  const nonces = new Map<string, string>()
  const sessions = new Map<string, ReadMessage>()

  app.get('/nonce', (context) => {
    const [nonce, token] = [randomUUID().replaceAll('-', ''), randomUUID()]
    nonces.set(token, nonce)
    return context.json({ nonce, token })
  })

  app.post('/authenticate', async (context) => {
    const token = bearer(context.req.header('x-nonce-jwt'))
    const nonce = nonces.get(token)
    nonces.delete(token)
    const { message, signature } = Object(await context.req.json().catch(() => undefined))
    const signed = { message: String(message), signature: String(signature) }
    const read = readMessage(signed.message)
    const isDue =
      read !== undefined &&
      read.nonce === nonce &&
      read.expiresAtMs > Date.now() &&
      isOfSite(read, context.req.header('origin'))
    if (!isDue || !(await isSigned(deps, read, signed))) {
      return refuse(context, 401, {
        field: 'signature',
        description: 'Invalid message or signature',
      })
    }
    const session = randomUUID()
    sessions.set(session, read)
    return context.json({ token: session })
  })

  app.get('/me', (context) => {
    const session = sessions.get(bearer(context.req.header('authorization')))
    if (session === undefined || session.expiresAtMs <= Date.now()) {
      return refuse(context, 401, { field: 'authentication', description: 'Invalid token' })
    }
    return context.json(describeUser(session))
  })

  app.post('/sign-out', (context) => {
    sessions.delete(bearer(context.req.header('authorization')))
    return context.json({})
  })

  return app
}

/** The user of a session, as the service answers it. */
function describeUser({ address, chainId, uri, domain, nonce, expiresAtMs }: ReadMessage) {
  const [chainIdNamespace, reference] = chainId.split(':')
  return {
    address,
    chainId: reference,
    chainIdNamespace,
    caip2Network: chainId,
    uri,
    domain,
    nonce,
    exp: Math.floor(expiresAtMs / 1_000),
    sub: `${chainId}:${address}`,
  }
}

function bearer(header = ''): string {
  return header.replace(/^Bearer /, '')
}

/** A message is for the site that sends it. */
function isOfSite({ domain, uri }: ReadMessage, origin = ''): boolean {
  return URL.canParse(uri) && new URL(uri).origin === origin && new URL(uri).host === domain
}
