import { refusal } from '@latchkey/core/adapter'
import {
  type ErrorCode,
  isLatchkeyError,
  LatchkeyError,
  RPC_CODES,
  rpcErrorCode,
} from '@latchkey/core/contract'
import { impliedCode } from './implied-code.ts'

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
  const own = readWalletError(thrown.cause)
  if (rpcErrorCode(own) !== undefined) return own
  const code = CODES.get(thrown.code) ?? INTERNAL_ERROR
  return Object.assign(new Error(thrown.message, { cause: thrown }), { code })
}

/** Codes that have one meaning; all others only say that something failed. */
const CERTAIN: ReadonlySet<number> = new Set(Object.values(RPC_CODES))

/**
 * Reads what a wallet threw. Many wallets put the code elsewhere, or say it in words only: their error gets
 * the code that it means, and is the cause of the new one.
 */
export function readWalletError(thrown: unknown): unknown {
  if (isLatchkeyError(thrown) || CERTAIN.has(rpcErrorCode(thrown) ?? 0)) return thrown
  const code = impliedCode(thrown, CERTAIN)
  if (code === undefined) return thrown
  return Object.assign(new Error('The wallet said it in another form', { cause: thrown }), { code })
}

/** Codes with which a wallet says that it can't switch to a network. Source: docs/specification.md, section 8. */
const UNKNOWN_CHAIN: ReadonlySet<number> = new Set<number>([
  RPC_CODES.unrecognizedChain,
  RPC_CODES.chainDisconnected,
  RPC_CODES.invalidChainId,
  RPC_CODES.sessionRejected,
])

/**
 * Returns true if a wallet may have refused a switch because it does not know the network yet. Many
 * wallets say so in words, under a code for failures of every kind.
 */
export function mayNotKnowChain(thrown: unknown): boolean {
  const code = rpcErrorCode(thrown) ?? 0
  return !isLatchkeyError(thrown) && (UNKNOWN_CHAIN.has(code) || !CERTAIN.has(code))
}

/**
 * Translates what a wallet threw during a network switch: a refusal, an open request and an abort
 * have codes of their own; everything else is `wallet.chain-unknown`.
 */
export function switchError(thrown: unknown): LatchkeyError {
  const error = refusal(readWalletError(thrown))
  const isOwnCode = (['wallet.rejected', 'wallet.busy', 'aborted'] as const).some((code) =>
    isLatchkeyError(error, code),
  )
  return isOwnCode ? error : new LatchkeyError('wallet.chain-unknown', {}, { cause: thrown })
}
