import type { AccountId, Cacao, SignedIn } from '../../contract/index.ts'
import { type Allowed, isRecap, isSaid, readRecap } from './read-recap.ts'

/** What the wallet was asked, as it went out. */
export interface AskedSignIn extends Allowed {
  readonly domain: string
  readonly aud: string
  readonly nonce: string
  readonly iat: string
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly statement?: string | undefined
  /** Without what the session shall allow. */
  readonly resources: readonly string[]
}

/** What a wallet answered: who signed, and what the session allows. */
export interface SignInAnswer extends Allowed {
  readonly signed: readonly SignedIn[]
  /** CAIP-10. */
  readonly accounts: readonly string[]
}

/** Makes the text that belongs to an answer. */
export type WriteMessage = (payload: Cacao['p']) => string

const ISSUER = /^did:pkh:((eip155:\d{1,32}):(0x[0-9a-fA-F]{40}))$/
/** More than any key or contract needs. */
const MAX_SIGNATURE_LENGTH = 100_000
const SIGNATURE = /^0x(?:[0-9a-fA-F]{2})+$/
/** More than anybody has networks. */
const MAX_SIGNED = 100

/**
 * Reads what a wallet answered to a sign-in. All of it has to be what was asked, letter by letter, on
 * networks that were asked for: then no line of the text is anything else. The signatures are not
 * looked at, which takes the network's nodes where an account is a contract.
 *
 * @returns undefined when it is not what was asked for, or nothing that can be read.
 */
export function readAnswer(
  cacaos: unknown,
  asked: AskedSignIn,
  write: WriteMessage,
): SignInAnswer | undefined {
  if (!Array.isArray(cacaos) || cacaos.length > MAX_SIGNED) return undefined
  const parts = cacaos.map((each) => readCacao(each, asked, write))
  const read = parts.filter((part) => part !== undefined)
  if (read.length === 0 || read.length < parts.length) return undefined
  return {
    signed: read.map(({ signed }) => signed),
    accounts: unique(read.flatMap(({ accounts }) => accounts)),
    methods: unique(read.flatMap(({ methods }) => methods)),
    chains: unique(read.flatMap(({ chains }) => chains)),
  }
}

/** What a wallet sent in the place of a payload. */
type Payload = Readonly<Record<string, unknown>>

interface Part extends Allowed {
  readonly signed: SignedIn
  readonly accounts: readonly string[]
}

function readCacao(value: unknown, asked: AskedSignIn, write: WriteMessage): Part | undefined {
  const [h, p, s] = ['h', 'p', 's'].map((key) => Object(Object(value)[key]))
  const [, account, chain = '', address] = ISSUER.exec(textOf(p.iss)) ?? []
  if (!asked.chains.includes(chain)) return undefined
  const allowed = readPayload(p, asked)
  if (allowed === undefined || !isSigned(h, s)) return undefined
  const payload = payloadOf(p)
  const chains = unique([chain, ...allowed.chains])
  return {
    ...{ chains, methods: allowed.methods, accounts: chains.map((id) => `${id}:${address}`) },
    signed: {
      // The pattern is that of an account.
      account: account as AccountId<'eip155'>,
      ...{ message: write(payload), signature: s.s },
      cacao: { h: { t: h.t }, p: payload, s: { t: s.t, s: s.s } },
    },
  }
}

const PLAIN = ['domain', 'aud', 'nonce', 'iat', 'exp', 'nbf'] as const

function readPayload(p: Payload, asked: AskedSignIn): Allowed | undefined {
  const isSame = PLAIN.every((field) => (p[field] ?? undefined) === asked[field])
  // What was not asked for is not to be there.
  if (!isSame || p['version'] !== '1' || (p['requestId'] ?? undefined) !== undefined)
    return undefined
  const allowed = readResources(p['resources'], asked)
  // A wallet that allows nothing makes no session.
  if (allowed === undefined || allowed.methods.length === 0) return undefined
  return isStatement(p['statement'] ?? '', asked.statement ?? '', allowed) ? allowed : undefined
}

/** Those that were asked for, and last what the session allows. */
function readResources(value: unknown, asked: AskedSignIn): Allowed | undefined {
  const resources: unknown = value ?? []
  if (!Array.isArray(resources)) return undefined
  const recap: unknown = resources.at(-1)
  const isSame = JSON.stringify(resources.slice(0, -1)) === JSON.stringify(asked.resources)
  return isSame && isRecap(recap) ? readRecap(recap, asked) : undefined
}

/** The statement that was asked for; wallets may have written after it what the session allows. */
function isStatement(value: unknown, asked: string, allowed: Allowed): boolean {
  if (value === asked) return true
  const before = asked === '' ? '' : `${asked} `
  if (typeof value !== 'string' || !value.startsWith(before)) return false
  return isSaid(value.slice(before.length), allowed)
}

function isSigned(h: { t?: unknown }, s: { t?: unknown; s?: unknown }): boolean {
  const isKnown = h.t === 'caip122' || h.t === 'eip4361'
  if (!isKnown || (s.t !== 'eip191' && s.t !== 'eip1271') || typeof s.s !== 'string') return false
  return s.s.length <= MAX_SIGNATURE_LENGTH && SIGNATURE.test(s.s)
}

const FIELDS = ['iss', ...PLAIN, 'version', 'statement', 'resources']

/** Of a payload that was read, only what the text says. */
function payloadOf(p: Payload): Cacao['p'] {
  const entries = FIELDS.map((field) => [field, p[field] ?? undefined])
  // Each of them has been held against what was asked.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Cacao['p']
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function unique(list: readonly string[]): readonly string[] {
  return [...new Set(list)]
}
