import type { AccountId, Cacao, SignedIn } from '@latchkey/core/contract'
import { type Allowed, isRecap, isRecapSentence, readRecap } from './read-recap.ts'

/** The sign-in as it was sent. */
export interface RequestedSignIn extends Allowed {
  readonly domain: string
  readonly aud: string
  readonly nonce: string
  readonly iat: string
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly statement?: string | undefined
  /** Without the recap, which lists the permissions of the session. */
  readonly resources: readonly string[]
}

/** A wallet's answer: who signed, and what the session allows. */
export interface SignInAnswer extends Allowed {
  readonly signed: readonly SignedIn[]
  /** CAIP-10. */
  readonly accounts: readonly string[]
}

/** Writes the text that was signed. */
export type WriteMessage = (payload: Cacao['p']) => string

const ISSUER = /^did:pkh:((eip155:\d{1,32}):(0x[0-9a-fA-F]{40}))$/
/** Longer than the signatures of keys and contracts. */
const MAX_SIGNATURE_LENGTH = 100_000
const SIGNATURE = /^0x(?:[0-9a-fA-F]{2})+$/
/** More than the networks of a website. */
const MAX_SIGNED = 100

/**
 * Reads a wallet's answer to a sign-in. Every field has to be equal to what was sent, on networks
 * that were requested, so that no line of the signed text can be anything else. Signatures are not
 * verified here: for an account that is a contract that takes the network's nodes.
 *
 * @returns undefined when it differs from the request, or cannot be read.
 */
export function readAnswer(
  cacaos: unknown,
  requested: RequestedSignIn,
  write: WriteMessage,
): SignInAnswer | undefined {
  if (!Array.isArray(cacaos) || cacaos.length > MAX_SIGNED) return undefined
  const parts = cacaos.map((each) => readCacao(each, requested, write))
  const read = parts.filter((part) => part !== undefined)
  if (read.length === 0 || read.length < parts.length) return undefined
  return {
    signed: read.map(({ signed }) => signed),
    accounts: unique(read.flatMap(({ accounts }) => accounts)),
    methods: unique(read.flatMap(({ methods }) => methods)),
    chains: unique(read.flatMap(({ chains }) => chains)),
  }
}

/** An unchecked payload. */
type Payload = Readonly<Record<string, unknown>>

interface Part extends Allowed {
  readonly signed: SignedIn
  readonly accounts: readonly string[]
}

function readCacao(
  value: unknown,
  requested: RequestedSignIn,
  write: WriteMessage,
): Part | undefined {
  const [h, p, s] = ['h', 'p', 's'].map((key) => Object(Object(value)[key]))
  const [, account, chain = '', address] = ISSUER.exec(textOf(p.iss)) ?? []
  if (!requested.chains.includes(chain)) return undefined
  const allowed = readPayload(p, requested)
  if (allowed === undefined || !isSigned(h, s)) return undefined
  const payload = payloadOf(p)
  const chains = unique([chain, ...allowed.chains])
  return {
    chains,
    methods: allowed.methods,
    accounts: chains.map((id) => `${id}:${address}`),
    signed: {
      // A cast: the pattern is that of an account id.
      account: account as AccountId<'eip155'>,
      message: write(payload),
      signature: s.s,
      cacao: { h: { t: h.t }, p: payload, s: { t: s.t, s: s.s } },
    },
  }
}

const PLAIN = ['domain', 'aud', 'nonce', 'iat', 'exp', 'nbf'] as const

function readPayload(p: Payload, requested: RequestedSignIn): Allowed | undefined {
  const isSame = PLAIN.every((field) => (p[field] ?? undefined) === requested[field])
  // Fields that were not sent must not be there.
  if (!isSame || p['version'] !== '1' || (p['requestId'] ?? undefined) !== undefined)
    return undefined
  const allowed = readResources(p['resources'], requested)
  // A session without permissions is invalid.
  if (allowed === undefined || allowed.methods.length === 0) return undefined
  return isStatement(p['statement'] ?? '', requested.statement ?? '', allowed) ? allowed : undefined
}

/** The resources have to be those that were sent, followed by the recap. */
function readResources(value: unknown, requested: RequestedSignIn): Allowed | undefined {
  const resources: unknown = value ?? []
  if (!Array.isArray(resources)) return undefined
  const recap: unknown = resources.at(-1)
  const isSame = JSON.stringify(resources.slice(0, -1)) === JSON.stringify(requested.resources)
  return isSame && isRecap(recap) ? readRecap(recap, requested) : undefined
}

/** The statement has to be the one that was sent; the wallet may have added the recap as a sentence. */
function isStatement(value: unknown, requested: string, allowed: Allowed): boolean {
  if (value === requested) return true
  const before = requested === '' ? '' : `${requested} `
  if (typeof value !== 'string' || !value.startsWith(before)) return false
  return isRecapSentence(value.slice(before.length), allowed)
}

function isSigned(h: { t?: unknown }, s: { t?: unknown; s?: unknown }): boolean {
  const isKnown = h.t === 'caip122' || h.t === 'eip4361'
  if (!isKnown || (s.t !== 'eip191' && s.t !== 'eip1271') || typeof s.s !== 'string') return false
  return s.s.length <= MAX_SIGNATURE_LENGTH && SIGNATURE.test(s.s)
}

const FIELDS = ['iss', ...PLAIN, 'version', 'statement', 'resources']

/** The fields of a checked payload that are part of the signed text. */
function payloadOf(p: Payload): Cacao['p'] {
  const entries = FIELDS.map((field) => [field, p[field] ?? undefined])
  // Each of them was compared with the request.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Cacao['p']
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function unique(list: readonly string[]): readonly string[] {
  return [...new Set(list)]
}
