import { LatchkeyError, RPC_CODES } from '@latchkey/core/contract'

const INTERNAL_ERROR = -32603

/** Requests that an owner may refuse. */
const CONFIRMED = new Set(['sendTransactions', 'signMessage', 'signTypedMessage'])

/**
 * An error of Safe in the form of EIP-1193. Safe has texts only, in English; of a request that an owner
 * confirms, one about a rejection is a refusal. The text itself may be of any length, and is not passed on.
 */
export function safeError(method: string, text: unknown): Error {
  const isRefusal = CONFIRMED.has(method) && /reject/i.test(String(text).slice(0, 200))
  return isRefusal
    ? rpcError(RPC_CODES.userRejected, 'The request was rejected in Safe')
    : rpcError(INTERNAL_ERROR, `Safe could not answer ${method}`)
}

/** It is unknown whether a proposal was made. Source: docs/security.md, S35. */
export function unknownError(): Error {
  const cause = new LatchkeyError('transfer.unknown', {})
  return Object.assign(new Error(cause.message, { cause }), { code: INTERNAL_ERROR })
}

/** An error in the form of EIP-1193. */
export function rpcError(code: number, message: string, data?: unknown): Error {
  return Object.assign(new Error(message), { code, ...(data !== undefined && { data }) })
}
