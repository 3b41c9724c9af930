import { readThrownLayers, saysRefused } from '@latchkey/core/adapter'
import { LatchkeyError, walletError } from '@latchkey/core/contract'

/** An error with one of the standard codes. Source: EIP-1193. */
export function codedError(code: unknown, cause?: unknown): Error {
  return Object.assign(new Error('The wallet refused', { cause }), { code })
}

/** Codes of a refusal as they are thrown, or as texts. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  ...[4001, 5000, '4001', '5000'],
  ...['USER_REJECTION', 'USER_REJECTED', 'ACTION_REJECTED', 'CONNECTION_REJECTED'],
])

/**
 * Translates what a Bitcoin wallet threw where its code says nothing: many refuse with an error without a code,
 * with a text, or inside another error. Every other error stays as it is.
 */
export function readThrown(thrown: unknown): unknown {
  if (walletError(thrown).code !== 'wallet.failed') return thrown
  return readThrownLayers(thrown).some((layer) => REFUSALS.has(layer.code) || saysRefused(layer))
    ? new LatchkeyError('wallet.request-rejected', {}, { cause: thrown })
    : thrown
}

/** The standard codes for sats-connect's codes. Source: sats-connect, `RpcErrorCode`. */
const CODES: ReadonlyMap<unknown, number> = new Map<unknown, number>([
  [-32_000, 4001],
  ['USER_REJECTION', 4001],
  [-32_001, 4200],
  ['METHOD_NOT_SUPPORTED', 4200],
  [-32_002, 4100],
  ['ACCESS_DENIED', 4100],
])
/** Other wallets throw this one of sats-connect's codes while a request is open. Source: EIP-1474. */
const PENDING = -32_002

/**
 * Throws the error of an answer with its standard code. Leather throws such answers, some wallets throw the
 * error in them, and others return them.
 */
export function throwRpcError(thrown: unknown): never {
  const error = errorOf(thrown)
  if (error !== undefined) throw withStandardCode(numeric(error.code), thrown)
  const code = numeric(codeOf(thrown))
  throw CODES.has(code) && code !== PENDING ? withStandardCode(code, thrown) : thrown
}

function withStandardCode(code: unknown, thrown: unknown): Error {
  return codedError(CODES.get(code) ?? code, thrown)
}

/** Codes may come as text. */
function numeric(code: unknown): unknown {
  return typeof code === 'string' && /^-?\d{1,6}$/.test(code) ? Number(code) : code
}

function errorOf(thrown: unknown): { readonly code?: unknown } | undefined {
  try {
    const { error } = Object(thrown)
    return typeof error === 'object' && error !== null ? error : undefined
  } catch {
    // A thrown object may itself throw when it is read.
    return undefined
  }
}

/**
 * Returns true if the owner has not connected the wallet to the website, or has disconnected it.
 * Source: EIP-1193.
 */
export function isUnauthorized(thrown: unknown): boolean {
  return codeOf(thrown) === 4100
}

const UNKNOWN_METHOD: ReadonlySet<unknown> = new Set([4200, -32_601])

/** Returns true if a wallet does not know the requested method. Source: EIP-1193, JSON-RPC. */
export function isUnknownMethod(thrown: unknown): boolean {
  return UNKNOWN_METHOD.has(codeOf(thrown))
}

function codeOf(thrown: unknown): unknown {
  try {
    return Object(thrown).code
  } catch {
    // A thrown object may itself throw when it is read.
    return undefined
  }
}
