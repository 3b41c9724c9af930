import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono'
import { isAddress } from 'viem'
import type { FaultPart } from '../../faults/parts.ts'
import { type Reason, refuse } from '../../http/refuse.ts'
import type { ServerEnv } from '../../http/serve-app.ts'
import { findChain } from '../chain-id.ts'
import type { BlockchainApiDeps } from '../deps.ts'
import { isSignedOn } from '../is-signed-on.ts'
import { ETHER, type ProfileBook } from '../profile/profile-book.ts'
import {
  checkClaim,
  checkName,
  isZone,
  readSignedRequest,
  type SignedRequest,
} from '../profile/profile-rules.ts'
import { suggestNames } from '../profile/suggest-names.ts'

interface ProfileDeps extends Pick<BlockchainApiDeps, 'chains'> {
  readonly profiles: ProfileBook
}

/** The handlers that run before the routes answer. */
interface ProfileGuards {
  /** Lets requests pass, or disturbs them. */
  readonly part: (name: FaultPart) => MiddlewareHandler<ServerEnv>
  readonly project: MiddlewareHandler<ServerEnv>
}

/** The names of accounts, below `/v1/profile`. */
export function profile({ part, project, ...deps }: ProfileDeps & ProfileGuards): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/account/:name', part('profileLookup'), project, profileLookup(deps))
  app.get('/reverse/:address', part('profileReverse'), project, profileReverse(deps))
  app.get('/suggestions/:name', part('profileSuggestions'), project, profileSuggestions(deps))
  // The signature proves the request, so that the route needs no project id.
  app.post('/account', part('profileRegister'), profileRegister(deps))
  app.post('/account/:name/attributes', part('profileAttributes'), profileAttributes(deps))
  return app
}

/** GET `/v1/profile/account/{name}`: the record of a name; version 2 answers with `[]` where there is none. */
function profileLookup({ profiles }: ProfileDeps): Handler<ServerEnv> {
  return (context) => {
    const name = context.req.param('name') ?? ''
    const wrong = checkName(name)
    if (wrong) return refuse(context, 400, wrong)
    const record = profiles.find(name)
    if (record) return context.json(record)
    return isVersion2(context) ? context.json([]) : refuse(context, 404, NO_NAME)
  }
}

/** GET `/v1/profile/reverse/{address}`: the records of an address. */
function profileReverse({ profiles }: ProfileDeps): Handler<ServerEnv> {
  return (context) => {
    const address = context.req.param('address') ?? ''
    if (!isAddress(address, { strict: false })) return refuse(context, 400, NO_ADDRESS)
    const records = profiles.ofAddress(address)
    if (records.length > 0 || isVersion2(context)) return context.json(records)
    return refuse(context, 404, NO_NAME)
  }
}

/** GET `/v1/profile/suggestions/{name}`: the name and others like it. */
function profileSuggestions({ profiles }: ProfileDeps): Handler<ServerEnv> {
  return (context) => {
    const label = context.req.param('name') ?? ''
    const { zone = 'reown.id' } = context.req.query()
    if (!isZone(zone)) return refuse(context, 400, NO_ZONE)
    const wrong = checkName(`${label}.${zone}`)
    if (wrong) return refuse(context, 400, wrong)
    return context.json({ suggestions: suggestNames(profiles, label, zone) })
  }
}

/** POST `/v1/profile/account`: registers a name that its owner signed. */
function profileRegister(deps: ProfileDeps): Handler<ServerEnv> {
  return async (context) => {
    const request = readSignedRequest(await context.req.json().catch(() => undefined))
    if (request?.name === undefined) return refuse(context, 422, UNREADABLE)
    const { name, coinType, address, attributes } = request
    const wrong = checkName(name) ?? checkClaim(request) ?? taken(name, deps)
    if (wrong) return refuse(context, 400, wrong)
    const refused = await checkSignature(context, request, deps)
    return refused ?? context.json(deps.profiles.register({ name, address, coinType, attributes }))
  }
}

/** POST `/v1/profile/account/{name}/attributes`: describes a name, signed by its owner. */
function profileAttributes(deps: ProfileDeps): Handler<ServerEnv> {
  return async (context) => {
    const request = readSignedRequest(await context.req.json().catch(() => undefined))
    if (request === undefined) return refuse(context, 422, UNREADABLE)
    const record = deps.profiles.find(context.req.param('name') ?? '')
    const wrong = record ? checkClaim(request) : NOT_REGISTERED
    if (!record || wrong) return refuse(context, 400, wrong)
    const isOwner = deps.profiles.ofAddress(ownerOf(request)).includes(record)
    if (!isOwner) return refuse(context, 401, { field: 'name', description: 'Name owner mismatch' })
    const refused = await checkSignature(context, request, deps)
    return refused ?? context.json(deps.profiles.describe(record, request.attributes))
  }
}

/** @returns The answer that refuses the signature; undefined where it is right. */
async function checkSignature(
  context: Context<ServerEnv>,
  request: SignedRequest,
  { chains }: ProfileDeps,
): Promise<Response | undefined> {
  const chain = findChain(chains, `eip155:${chainOf(request.coinType)}`)
  if (!chain) return refuse(context, 400, NO_COIN)
  return (await isSignedOn(chain, request)) ? undefined : refuse(context, 401, NOT_SIGNED)
}

/** The chain of a coin type; the flag of ENSIP-11 is masked away. */
function chainOf(coinType: number): number {
  return coinType === ETHER ? 1 : coinType & 0x7fff_ffff
}

function taken(name: string, { profiles }: ProfileDeps): Reason | undefined {
  if (profiles.find(name) === undefined) return undefined
  return { field: 'name', description: 'Name is already registered' }
}

/** No account has the address of zeros. */
function ownerOf({ address }: SignedRequest): string {
  return isAddress(address, { strict: false }) ? address : `0x${'0'.repeat(40)}`
}

function isVersion2(context: Context<ServerEnv>): boolean {
  return context.req.query('apiVersion') === '2'
}

const NO_NAME = { field: 'name', description: 'Name is not found' }
const NO_ADDRESS = { field: 'address', description: 'Invalid address' }
const NO_ZONE = { field: 'zone', description: 'Zone is not supported' }
const NO_COIN = { field: 'coin_type', description: 'Unsupported coin type' }
const NOT_REGISTERED = { field: 'name', description: 'Name is not registered' }
const NOT_SIGNED = { field: 'signature', description: 'Signature validation failed' }
const UNREADABLE = { field: 'body', description: 'The body is not readable as the expected JSON' }
