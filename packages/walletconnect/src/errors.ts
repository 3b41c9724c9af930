import { readThrownLayers, saysRefused } from '@latchkey/core/adapter'
import { LatchkeyError, RPC_CODES, rpcErrorCode, walletError } from '@latchkey/core/contract'

/** The visitor refused, completely or in part. */
const REJECTIONS: ReadonlySet<number> = new Set<number>([
  ...[RPC_CODES.sessionRejected, 5001, 5002, 5003, RPC_CODES.userRejected],
])
const UNSUPPORTED_CHAINS: ReadonlySet<number> = new Set([5100, 5104])
const DISCONNECTED = 6000
const UNSUPPORTED_METHODS: ReadonlySet<number> = new Set([3001, 5101, 10_001])

/** The error of a wallet that answered a proposal. */
export function proposalError(thrown: unknown): LatchkeyError {
  if (isRefusal(thrown)) return new LatchkeyError('wallet.rejected', {}, { cause: thrown })
  const code = rpcErrorCode(thrown) ?? 0
  if (UNSUPPORTED_CHAINS.has(code))
    return new LatchkeyError('wallet.chain-unknown', {}, { cause: thrown })
  return walletError(thrown)
}

/** The error of a wallet, or of the library, that answered a request; the code stays in the cause. */
export function requestError(thrown: unknown): LatchkeyError {
  if (isRefusal(thrown)) return new LatchkeyError('wallet.request-rejected', {}, { cause: thrown })
  const code = rpcErrorCode(thrown) ?? 0
  if (code === DISCONNECTED) return new LatchkeyError('wallet.disconnected', {}, { cause: thrown })
  if (UNSUPPORTED_METHODS.has(code)) {
    return new LatchkeyError('wallet.unsupported-method', {}, { cause: thrown })
  }
  // The library's own errors have no code that a website could use.
  return rpcErrorCode(thrown) === undefined
    ? new LatchkeyError('wallet.failed', {}, { cause: thrown })
    : walletError(thrown)
}

/**
 * Returns true if the visitor refused. Some wallets report that inside their error, or in words,
 * without a code or under one for failures of every kind; a code of another meaning counts more than
 * words. The library's own errors are made by its class, and have no code; those of a wallet are plain
 * objects.
 */
export function isRefusal(thrown: unknown): boolean {
  const own = rpcErrorCode(thrown)
  if (own === undefined && thrown instanceof Error) return false
  const code = own ?? 0
  if (REJECTIONS.has(code)) return true
  const isClear =
    UNSUPPORTED_CHAINS.has(code) || UNSUPPORTED_METHODS.has(code) || code === DISCONNECTED
  if (isClear || walletError(thrown).code !== 'wallet.failed') return false
  const layers = readThrownLayers(thrown)
  return layers.some((layer) => layer.code === RPC_CODES.userRejected || saysRefused(layer))
}

/** The setting that a developer or the visitor has to correct. */
export type TroubleKind = 'clock' | 'origin' | 'project'

/** Why the relay refuses a connection. It sends a sentence without a code; the protocol fixes the text. */
const REFUSALS: readonly (readonly [string, TroubleKind])[] = [
  ['JWT Token is not yet valid', 'clock'],
  ['JWT Token is expired', 'clock'],
  ['Unauthorized: origin not allowed', 'origin'],
  ['Unauthorized: invalid key', 'project'],
]

/** @returns undefined for every other error, which may be temporary. */
export function troubleOf(error: unknown): TroubleKind | undefined {
  const { message } = Object(error)
  if (typeof message !== 'string') return undefined
  return REFUSALS.find(([text]) => message.includes(text))?.[1]
}
