import { refusal } from '@latchkey/core/adapter'
import {
  type ErrorCode,
  isLatchkeyError,
  LatchkeyError,
  RPC_CODES,
  rpcErrorCode,
} from '@latchkey/core/contract'

const INTERNAL_ERROR = -32603
const CODES: ReadonlyMap<string, number> = new Map<ErrorCode, number>([
  ['wallet.rejected', RPC_CODES.userRejected],
  ['wallet.request-rejected', RPC_CODES.userRejected],
  ['wallet.unauthorized', RPC_CODES.unauthorized],
  ['wallet.unsupported-method', RPC_CODES.unsupportedMethod],
  ['wallet.disconnected', RPC_CODES.disconnected],
  ['wallet.chain-unknown', RPC_CODES.unrecognizedChain],
  ['wallet.busy', RPC_CODES.pending],
])

/** The wallet's own error, if there is one; otherwise our error in the form of EIP-1193. */
export function toRpcError(thrown: unknown): unknown {
  if (!isLatchkeyError(thrown)) return thrown
  if (rpcErrorCode(thrown.cause) !== undefined) return thrown.cause
  const code = CODES.get(thrown.code) ?? INTERNAL_ERROR
  return Object.assign(new Error(thrown.message, { cause: thrown }), { code })
}

/** Codes that mean the wallet does not know the network. Source: docs/specification.md, section 8. */
const UNKNOWN_CHAIN: ReadonlySet<number> = new Set<number>([
  RPC_CODES.unrecognizedChain,
  RPC_CODES.invalidChainId,
  RPC_CODES.sessionRejected,
])

/** Whether a wallet refused a switch because it does not know the network yet. */
export function isUnknownChain(thrown: unknown): boolean {
  return UNKNOWN_CHAIN.has(rpcErrorCode(thrown) ?? 0)
}

/**
 * Translates what a wallet threw during a network switch: a refusal, an open request and an abort
 * have codes of their own; everything else is `wallet.chain-unknown`.
 */
export function switchError(thrown: unknown): LatchkeyError {
  const error = refusal(thrown)
  const isOwnCode = (['wallet.rejected', 'wallet.busy', 'aborted'] as const).some((code) =>
    isLatchkeyError(error, code),
  )
  return isOwnCode ? error : new LatchkeyError('wallet.chain-unknown', {}, { cause: thrown })
}
