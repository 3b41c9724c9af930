import type { PlainErrorCode } from './catalog.ts'
import { LatchkeyError, toLatchkeyError } from './latchkey-error.ts'

/** EIP-1193 and EIP-1474 codes, and those of the session protocol. */
export const RPC_CODES = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unrecognizedChain: 4902,
  sessionRejected: 5000,
  /** Positive, as the specification has it (section 8). */
  invalidChainId: 32603,
  pending: -32002,
  methodNotFound: -32601,
} as const

const MEANINGS: ReadonlyMap<number, PlainErrorCode> = new Map<number, PlainErrorCode>([
  [RPC_CODES.userRejected, 'wallet.request-rejected'],
  [RPC_CODES.sessionRejected, 'wallet.request-rejected'],
  [RPC_CODES.unauthorized, 'wallet.unauthorized'],
  [RPC_CODES.unsupportedMethod, 'wallet.unsupported-method'],
  [RPC_CODES.methodNotFound, 'wallet.unsupported-method'],
  [RPC_CODES.disconnected, 'wallet.disconnected'],
  [RPC_CODES.chainDisconnected, 'wallet.disconnected'],
  [RPC_CODES.unrecognizedChain, 'wallet.chain-unknown'],
  [RPC_CODES.pending, 'wallet.busy'],
])

/**
 * The code of an error of a wallet or a node, in any of the places where wallets put it.
 *
 * @returns undefined when there is none.
 */
export function rpcErrorCode(thrown: unknown): number | undefined {
  const own = numberAt(thrown, 'code')
  const original = numberAt(at(at(thrown, 'data'), 'originalError'), 'code')
  return original === RPC_CODES.unrecognizedChain ? original : own
}

/** Translates an error of a wallet by its code only; the thrown value becomes the cause. */
export function walletError(thrown: unknown): LatchkeyError {
  const error = toLatchkeyError(thrown)
  if (error === thrown || error.code === 'aborted') return error
  const meaning = MEANINGS.get(rpcErrorCode(thrown) ?? 0) ?? 'wallet.failed'
  return new LatchkeyError(meaning, {}, { cause: thrown })
}

function at(value: unknown, key: string): unknown {
  try {
    if (typeof value !== 'object' || value === null || !(key in value)) return undefined
    return Reflect.get(value, key)
  } catch {
    // An error of a wallet may throw when it is read.
    return undefined
  }
}

function numberAt(value: unknown, key: string): number | undefined {
  const found = at(value, key)
  return typeof found === 'number' ? found : undefined
}
