import {
  namespaceOf,
  type OtherRules,
  type SiwxMessageData,
  type SiwxVerifier,
} from '../../contract/index.ts'
import { isDomainOfPage } from '../grammar.ts'
import { isInTime, rulesOfVerifiers } from '../judge-session.ts'
import { readSignInText } from '../sign-in-text.ts'
import { readCookie, writeCookie } from './cookie.ts'
import { createServerRecords, type ServerRecords, type SiwxUser } from './server-records.ts'
import { createMemoryStore, type SiwxStore } from './siwx-store.ts'

/** Options of `createSiwxServer`. */
export interface SiwxServerOptions {
  /** Origins of the pages whose messages are taken, such as `https://shop.example`. */
  readonly origins: readonly string[]
  /**
   * Verify signatures, one per namespace; others are refused. That of a namespace that is none of the
   * specification brings the rules of its text.
   */
  readonly verifiers: readonly SiwxVerifier[]
  /** Default: memory, which ends with the process. */
  readonly store?: SiwxStore | undefined
  /** The path at which the routes begin. Default: `/auth/v1`. */
  readonly path?: string | undefined
  /** Name of the cookie. Default: `siwx`. */
  readonly cookie?: string | undefined
  /** The page is on another site than this server: its cookie is sent there, too. Default: false. */
  readonly isForOtherSites?: boolean | undefined
  /** How long a visitor stays signed in at most, in milliseconds. Default: a week. */
  readonly sessionMs?: number | undefined
  /**
   * Returns true if a request may be answered, for example by the number of requests from its
   * sender.
   */
  readonly mayAnswer?: ((request: Request) => boolean | Promise<boolean>) | undefined
  /**
   * Receives the error when a request could not be answered, because the store, `mayAnswer` or this server failed.
   * Default: the console.
   */
  readonly onError?: ((error: unknown) => void | Promise<void>) | undefined
  /** Epoch milliseconds; for tests. */
  readonly now?: (() => number) | undefined
}

/** The server's half of a sign-in. */
export interface SiwxServer {
  /**
   * Answers a request to one of its routes; undefined for another one, which is the website's. It never rejects: when
   * something fails, this request is answered with status 503.
   */
  handle(request: Request): Promise<Response | undefined>
  /** Returns the sender of a request. Rejects with the store's errors. */
  user(request: Request): Promise<SiwxUser | undefined>
}

/** How long a nonce may be used, in milliseconds. */
const NONCE_MS = 10 * 60_000
const WEEK_MS = 7 * 24 * 60 * 60_000
/** In bytes: longer than any message with its signature. */
const MAX_BODY_LENGTH = 32_768

/**
 * Creates the server's half of a sign-in, for every runtime with Web `Request` and `Response`. `remoteSiwx` is its
 * other half. It gives out nonces (`GET nonce`), verifies (`POST authenticate`), keeps the session as a cookie that no
 * script can read, says who is signed in (`GET me`) and signs out (`POST sign-out`).
 *
 * @throws TypeError for an origin that is none.
 */
export function createSiwxServer(options: SiwxServerOptions): SiwxServer {
  const { path = '/auth/v1', cookie: name = 'siwx', now = Date.now, mayAnswer } = options
  const origins = new Set(options.origins.map((origin) => new URL(origin).origin))
  const records = createServerRecords(options.store ?? createMemoryStore(now))
  const rules = rulesOfVerifiers(options.verifiers)
  const context: Context = { ...options, rules, origins, records, name, now }
  const routes: Readonly<Record<string, Route>> = {
    'GET /nonce': createNonce,
    'POST /authenticate': authenticate,
    'GET /me': readUser,
    'POST /sign-out': signOut,
  }

  async function answer(rest: string, request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    const route = routes[`${request.method} ${rest}`]
    if (route === undefined) return problem(404, 'There is no such route')
    if (!isFromPage(request, origins)) return problem(403, 'The origin is not one of this site')
    if (mayAnswer && !(await mayAnswer(request))) return problem(429, 'Too many requests')
    return route(context, request)
  }

  return {
    async handle(request) {
      const rest = pathBelow(path, request)
      if (rest === undefined) return undefined
      const answered = await answer(rest, request).catch((thrown: unknown) => {
        void report(thrown, options.onError)
        return problem(503, 'Signing in does not work at this time')
      })
      return withOrigin(answered, request, origins)
    },
    user: (request) => userOf(context, request),
  }
}

/** The rest of the path of a request to one of the routes. */
function pathBelow(path: string, { url }: Request): string | undefined {
  const pathname = URL.canParse(url) ? new URL(url).pathname : ''
  return pathname.startsWith(`${path}/`) ? pathname.slice(path.length) : undefined
}

/** Never rejects: in Node an unhandled rejection would end the server. */
async function report(thrown: unknown, onError: SiwxServerOptions['onError']): Promise<void> {
  try {
    if (onError) await onError(thrown)
    else console.error('[latchkey] A request of a sign-in could not be answered:', thrown)
  } catch {
    // A website whose own report fails has no other place to report to.
  }
}

interface Context extends Omit<SiwxServerOptions, 'origins'> {
  readonly origins: ReadonlySet<string>
  readonly rules: OtherRules
  readonly records: ServerRecords
  readonly name: string
  readonly now: () => number
}

type Claim = Parameters<SiwxVerifier['verify']>[0]

type Route = (context: Context, request: Request) => Promise<Response>

async function createNonce({ records, now }: Context): Promise<Response> {
  const nonce = randomId()
  const nowMs = now()
  await records.addNonce(nonce, { nowMs, expiresAtMs: nowMs + NONCE_MS })
  return Response.json({ nonce })
}

/** A nonce is spent by the first message with it, whether or not it verifies. */
async function authenticate(context: Context, request: Request): Promise<Response> {
  const { records, now, sessionMs = WEEK_MS } = context
  const { message, signature } = await readBody(request)
  const data = readSignInText(message, context.rules)
  if (data === undefined || !isForSite(data, context)) {
    return problem(401, 'The message is not one of this site')
  }
  const nowMs = now()
  if (!isInTime(data, nowMs)) return problem(401, 'The message is not valid at this time')
  if (!(await records.takeNonce(data.nonce, nowMs))) {
    return problem(401, 'The nonce of the message is unknown, over or used')
  }
  const { accountAddress: address, chainId } = data
  const claim = { chainId, accountAddress: address, message, signature }
  if (!(await isSigned(context, claim))) return problem(401, 'The signature does not verify')
  const endMs = data.expirationTime === undefined ? Infinity : Date.parse(data.expirationTime)
  const expiresAtMs = Math.min(endMs, nowMs + sessionMs)
  const id = randomId()
  await records.addUser(id, { address, chainId, signedInAtMs: nowMs, expiresAtMs }, nowMs)
  return withCookie(context, request, { id, maxAgeS: Math.floor((expiresAtMs - nowMs) / 1_000) })
}

/** A signature that could not be verified counts as wrong: the visitor signs another message. */
async function isSigned({ verifiers }: Context, claim: Claim): Promise<boolean> {
  const verifier = verifiers.find(({ namespace }) => namespace === namespaceOf(claim.chainId))
  try {
    return (await verifier?.verify(claim)) === true
  } catch {
    return false
  }
}

async function readUser(context: Context, request: Request): Promise<Response> {
  const user = await userOf(context, request)
  if (user === undefined) return problem(401, 'No account is signed in')
  const { address, chainId, expiresAtMs } = user
  const exp = Math.floor(expiresAtMs / 1_000)
  return Response.json({ address, caip2Network: chainId, exp })
}

async function signOut(context: Context, request: Request): Promise<Response> {
  const id = readCookie(request, context.name)
  if (id !== undefined) await context.records.removeUser(id)
  return withCookie(context, request, { id: '', maxAgeS: 0 })
}

async function userOf(
  { records, name, now }: Context,
  request: Request,
): Promise<SiwxUser | undefined> {
  const id = readCookie(request, name)
  return id === undefined ? undefined : records.user(id, now())
}

function withCookie(
  { name, isForOtherSites = false }: Context,
  request: Request,
  { id, maxAgeS }: { readonly id: string; readonly maxAgeS: number },
): Response {
  const isSecure = new URL(request.url).protocol === 'https:' || isForOtherSites
  const cookie = writeCookie({ name, value: id, maxAgeS, isSecure, isForOtherSites })
  return Response.json({}, { headers: { 'set-cookie': cookie } })
}

/** The page of the message is one of this site's. */
function isForSite(data: SiwxMessageData, { origins }: Context): boolean {
  // It was read by the grammar, so it can be parsed.
  const { origin } = new URL(data.uri)
  return origins.has(origin) && isDomainOfPage(data, origin)
}

/** A page of another site must not sign anybody in or out. */
function isFromPage(request: Request, origins: ReadonlySet<string>): boolean {
  const origin = request.headers.get('origin')
  return request.method === 'GET' || (origin !== null && origins.has(origin))
}

/** Lets the pages of this site read the answer where they are on another origin. */
function withOrigin(response: Response, request: Request, origins: ReadonlySet<string>): Response {
  const origin = request.headers.get('origin')
  response.headers.set('vary', 'origin')
  response.headers.set('cache-control', 'no-store')
  if (origin === null || !origins.has(origin)) return response
  response.headers.set('access-control-allow-origin', origin)
  response.headers.set('access-control-allow-credentials', 'true')
  response.headers.set('access-control-allow-headers', 'content-type')
  return response
}

async function readBody(request: Request): Promise<{ message: string; signature: string }> {
  try {
    const { message, signature } = Object(JSON.parse(await readText(request)))
    if (typeof message === 'string' && typeof signature === 'string') return { message, signature }
  } catch {
    // Refused below, like any other body.
  }
  return { message: '', signature: '' }
}

/** @throws RangeError for a body that is too long; no more than that is read of it. */
async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder()
  let [text, length] = ['', 0]
  const reader = request.body?.getReader()
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    length += read.value.byteLength
    if (length > MAX_BODY_LENGTH) {
      await reader?.cancel()
      throw new RangeError('The body is too long')
    }
    text += decoder.decode(read.value, { stream: true })
  }
  return text
}

function problem(status: number, message: string): Response {
  return Response.json({ message }, { status })
}

/** 128 random bits, as 32 hexadecimal digits. */
function randomId(): string {
  // A UUID has only 122.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
