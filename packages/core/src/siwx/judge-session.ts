import type { OtherRules, SiwxMessageData, SiwxSession, SiwxVerifier } from '../contract/index.ts'
import { isDomainOfPage, isOfPage } from './grammar.ts'
import { readSignInText } from './sign-in-text.ts'

/** How far the clocks of two machines may differ, in milliseconds. Source: docs/security.md, S18. */
const SKEW_MS = 5 * 60_000

/** The facts that a sign-in is compared with. */
export interface Expected {
  /** The page's origin. */
  readonly origin: string
  /** Epoch milliseconds. */
  readonly nowMs: number
  /** The rules of namespaces that are none of the specification. */
  readonly rules?: OtherRules | undefined
}

/** The rules that verifiers bring for their namespaces. */
export function rulesOfVerifiers(verifiers: readonly SiwxVerifier[]): OtherRules {
  return Object.fromEntries(verifiers.map(({ namespace, rules }) => [namespace, rules]))
}

/**
 * Judges a sign-in by everything but its signature: its text has to say exactly what its data says, for
 * this page and this time. Source: docs/security.md, S18.
 */
export function mayBeTaken(session: SiwxSession, { origin, nowMs, rules }: Expected): boolean {
  const read = readSignInText(session.message, rules)
  if (read === undefined || !isSameData(read, session.data)) return false
  const isForPage = isDomainOfPage(read, origin) && isOfPage(read.uri, origin)
  return isForPage && isInTime(read, nowMs)
}

/**
 * Returns true if a message is valid at a time, with some difference of clocks allowed at its
 * begin.
 */
export function isInTime(
  { issuedAt, notBefore, expirationTime }: SiwxMessageData,
  nowMs: number,
): boolean {
  const isBegun = [issuedAt, notBefore].every(
    (begin) => begin === undefined || Date.parse(begin) <= nowMs + SKEW_MS,
  )
  return isBegun && (expirationTime === undefined || Date.parse(expirationTime) > nowMs)
}

/** Fields in the order of the type; a missing one equals one that is undefined. */
const FIELDS = [
  ...(['accountAddress', 'chainId', 'domain', 'uri', 'version', 'nonce', 'statement'] as const),
  ...(['requestId', 'issuedAt', 'expirationTime', 'notBefore'] as const),
]

function isSameData(one: SiwxMessageData, other: SiwxMessageData): boolean {
  const isSame = FIELDS.every((field) => one[field] === other[field])
  // Only the text names it for certain: what makes messages may have no field for it.
  const hasOtherScheme = other.scheme !== undefined && other.scheme !== one.scheme
  return (
    isSame && !hasOtherScheme && JSON.stringify(one.resources) === JSON.stringify(other.resources)
  )
}
