import { LatchkeyError, RPC_CODES, rpcErrorCode, walletError } from '../contract/index.ts'

/** Source: facts, constants, `sessionErrors`: the visitor refused, as a whole or in part. */
const REJECTIONS: ReadonlySet<number> = new Set<number>([
  ...[RPC_CODES.sessionRejected, 5001, 5002, 5003, RPC_CODES.userRejected],
])
const UNSUPPORTED: ReadonlySet<number> = new Set([5100, 5104])
const DISCONNECTED = 6000
const METHODS_UNSUPPORTED: ReadonlySet<number> = new Set([3001, 5101, 10_001])

/** What a wallet answered to a proposal. */
export function proposalError(thrown: unknown): LatchkeyError {
  const code = rpcErrorCode(thrown) ?? 0
  if (REJECTIONS.has(code)) return new LatchkeyError('wallet.rejected', {}, { cause: thrown })
  if (UNSUPPORTED.has(code)) return new LatchkeyError('wallet.chain-unknown', {}, { cause: thrown })
  return walletError(thrown)
}

/** What a wallet, or the library in its place, answered to a request; its code stays with it. */
export function requestError(thrown: unknown): LatchkeyError {
  const code = rpcErrorCode(thrown) ?? 0
  if (REJECTIONS.has(code))
    return new LatchkeyError('wallet.request-rejected', {}, { cause: thrown })
  if (code === DISCONNECTED) return new LatchkeyError('wallet.disconnected', {}, { cause: thrown })
  if (METHODS_UNSUPPORTED.has(code)) {
    return new LatchkeyError('wallet.unsupported-method', {}, { cause: thrown })
  }
  // The library's own errors carry no code that a page could decide by.
  return rpcErrorCode(thrown) === undefined
    ? new LatchkeyError('wallet.failed', {}, { cause: thrown })
    : walletError(thrown)
}

/** What developers or the visitor have to put right. */
export type TroubleKind = 'clock' | 'origin' | 'project'

/**
 * Why the relay sends everybody away. It says so in a sentence only, which the protocol fixes. Source:
 * specification, section 8, provider mapping.
 */
const REFUSALS: readonly (readonly [string, TroubleKind])[] = [
  ['JWT Token is not yet valid', 'clock'],
  ['JWT Token is expired', 'clock'],
  ['Unauthorized: origin not allowed', 'origin'],
  ['Unauthorized: invalid key', 'project'],
]

/** @returns undefined for everything else, which may pass by itself. */
export function troubleOf(error: unknown): TroubleKind | undefined {
  const { message } = Object(error)
  if (typeof message !== 'string') return undefined
  return REFUSALS.find(([text]) => message.includes(text))?.[1]
}
