import { type ErrorCode, isLatchkeyError, RPC_CODES, rpcErrorCode } from '@latchkey/core/contract'

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

/** The wallet's own error where it gave one; else one in EIP-1193 form made from ours. */
export function toRpcError(thrown: unknown): unknown {
  if (!isLatchkeyError(thrown)) return thrown
  if (rpcErrorCode(thrown.cause) !== undefined) return thrown.cause
  const code = CODES.get(thrown.code) ?? INTERNAL_ERROR
  return Object.assign(new Error(thrown.message, { cause: thrown }), { code })
}
