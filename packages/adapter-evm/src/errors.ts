import {
  adapterError,
  type ErrorCode,
  isLatchkeyError,
  type LatchkeyError,
  RPC_CODES,
  rpcErrorCode,
  walletError,
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

/** What a wallet threw while it was asked to connect or to switch: refusing has its own words. */
export function refusal(thrown: unknown): LatchkeyError {
  const error = walletError(thrown)
  if (!isLatchkeyError(error, 'wallet.request-rejected')) return error
  return adapterError('wallet.rejected', { cause: thrown })
}

/** The wallet's own error where it gave one; else one in EIP-1193 form made from ours. */
export function toRpcError(thrown: unknown): unknown {
  if (!isLatchkeyError(thrown)) return thrown
  if (rpcErrorCode(thrown.cause) !== undefined) return thrown.cause
  const code = CODES.get(thrown.code) ?? INTERNAL_ERROR
  return Object.assign(new Error(thrown.message, { cause: thrown }), { code })
}
