import type { Context, Handler } from 'hono'
import { type Hex, isAddress, isHex, toHex } from 'viem'
import { revocationText } from '../../formats/revocation-text.ts'
import { type Reason, refuse } from '../../http/refuse.ts'
import type { ServerEnv } from '../../http/serve-app.ts'
import { findChain } from '../chain-id.ts'
import type { BlockchainApiDeps } from '../deps.ts'
import { isSignedOn } from '../is-signed-on.ts'
import type { ListedSession, SessionPermission } from '../smart-sessions.ts'

type Deps = Pick<BlockchainApiDeps, 'chains' | 'smartSessions'>

/** GET `/v1/sessions/{account}`: what an account granted, to all sites. */
export function listSessions(deps: Deps): Handler<ServerEnv> {
  return (context) => {
    const account = accountOf(context)
    return wrongAccount(context, deps) ?? context.json({ pcis: deps.smartSessions.list(account) })
  }
}

/**
 * POST `/v1/sessions/{account}`: creates a session, not yet granted, and the server's key for it.
 */
export function createSession(deps: Deps): Handler<ServerEnv> {
  return async (context) => {
    const wrong = wrongAccount(context, deps)
    if (wrong) return wrong
    const asked = readAsked(await context.req.json().catch(() => undefined))
    if (asked === undefined) return refuse(context, 422, UNREADABLE)
    const url = context.req.header('origin') ?? null
    const name = url === null ? 'Sandbox site' : new URL(url).hostname
    const project = { id: context.req.query('projectId') ?? '', name, url, iconUrl: null }
    const { pci, publicKey } = deps.smartSessions.create(accountOf(context), { ...asked, project })
    // The first version wrote the digits of the key as text, and that as hexadecimal digits.
    const isSecond = context.req.query('v') === '2'
    const written = isSecond ? publicKey : toHex(publicKey.slice(2))
    return context.json({ pci, key: { type: 'secp256k1', publicKey: written } })
  }
}

/** POST `/v1/sessions/{account}/activate`: a wallet has granted it, and knows it by `context`. */
export function activateSession(deps: Deps): Handler<ServerEnv> {
  return withSession(deps, (session, { context }) => {
    if (!isHex(context)) return { field: 'context', description: 'Invalid context' }
    session.context = context
    return undefined
  })
}

/** POST `/v1/sessions/{account}/revoke`: the owner's signature is checked, unlike at the real service. */
export function revokeSession(deps: Deps): Handler<ServerEnv> {
  return withSession(deps, async (session, { signature }, account) => {
    const isSigned = isHex(signature) && (await isOwners(deps, account, { session, signature }))
    if (!isSigned) return { field: 'signature', description: 'Invalid signature' }
    session.revokedAt = Math.floor(Date.now() / 1_000)
    return undefined
  })
}

/** GET `/v1/sessions/{account}/getcontext`: what the wallet knows the session by. */
export function sessionContext(deps: Deps): Handler<ServerEnv> {
  return (context) => {
    const session = deps.smartSessions.find(accountOf(context), context.req.query('pci') ?? '')
    const wrong = wrongAccount(context, deps) ?? refused(context, notUsable(session))
    return wrong ?? context.json({ context: session?.context })
  }
}

const UNREADABLE = { field: 'body', description: 'The body is not readable as the expected JSON' }

type Change = (
  session: ListedSession,
  body: Readonly<Record<string, unknown>>,
  account: string,
) => Promise<Reason | undefined> | Reason | undefined

/** Answers with an empty body, as the real service does. */
function withSession(deps: Deps, change: Change): Handler<ServerEnv> {
  return async (context) => {
    const wrong = wrongAccount(context, deps)
    if (wrong) return wrong
    const body: unknown = await context.req.json().catch(() => undefined)
    const { pci } = Object(body)
    const session = deps.smartSessions.find(accountOf(context), String(pci))
    const reason = notUsable(session)
    if (reason !== undefined || session === undefined) return refuse(context, 400, reason)
    const refusal = await change(session, Object(body), accountOf(context))
    return refused(context, refusal) ?? context.body('', 200)
  }
}

function notUsable(session: ListedSession | undefined): Reason | undefined {
  if (session === undefined) return { field: 'pci', description: 'Permission not found' }
  if (session.revokedAt !== null) return { field: 'pci', description: 'Permission is revoked' }
  const hasEnded = session.expiry * 1_000 <= Date.now()
  return hasEnded ? { field: 'pci', description: 'Permission has expired' } : undefined
}

function refused(context: Context<ServerEnv>, reason: Reason | undefined): Response | undefined {
  return reason && refuse(context, 400, reason)
}

function accountOf(context: Context<ServerEnv>): string {
  return context.req.param('account') ?? ''
}

function wrongAccount(context: Context<ServerEnv>, { chains }: Deps): Response | undefined {
  const { chainId, address } = partsOf(accountOf(context))
  if (!isAddress(address, { strict: false }))
    return refuse(context, 400, { field: 'address', description: 'Invalid address' })
  if (findChain(chains, chainId)) return undefined
  return refuse(context, 400, { field: 'chainId', description: `Unsupported chain: ${chainId}` })
}

function partsOf(account: string): { readonly chainId: string; readonly address: string } {
  const end = Math.max(0, account.lastIndexOf(':'))
  return { chainId: account.slice(0, end), address: account.slice(end + 1) }
}

async function isOwners(
  { chains }: Deps,
  account: string,
  { session, signature }: { readonly session: ListedSession; readonly signature: Hex },
): Promise<boolean> {
  const { chainId, address } = partsOf(account)
  const chain = findChain(chains, chainId)
  const message = revocationText(session.pci)
  return chain !== undefined && isSignedOn(chain, { address, message, signature })
}

function readAsked(body: unknown): Pick<ListedSession, 'expiry' | 'permissions'> | undefined {
  const { expiry, signer, permissions, policies } = Object(body)
  const isRight = Number.isInteger(expiry) && Object(signer).type === 'keys'
  if (!isRight || !Array.isArray(permissions) || !Array.isArray(policies)) return undefined
  if (permissions.length === 0 || !permissions.every(isPermission)) return undefined
  return { expiry, permissions }
}

function isPermission(value: unknown): value is SessionPermission {
  const { type, data } = Object(value)
  return typeof type === 'string' && typeof data === 'object' && data !== null
}
