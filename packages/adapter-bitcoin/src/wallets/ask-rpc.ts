import { askMethod, codedError } from './ask-method.ts'

/** What sats-connect's codes mean in those of other wallets. Source: sats-connect, `RpcErrorCode`. */
const CODES: ReadonlyMap<unknown, number> = new Map([
  [-32_000, 4001],
  [-32_001, 4200],
  [-32_002, 4100],
])

/**
 * Sends a JSON-RPC request to a wallet in the calling task, as sats-connect and Leather do.
 *
 * @returns The result alone.
 * @throws What the wallet threw, or an error with a code that all wallets share.
 */
export async function askRpc(provider: object, method: string, params?: unknown): Promise<unknown> {
  const answer = await askMethod(provider, 'request', method, params).catch(throwRpcError)
  const { error, result } = Object(answer)
  if (error !== undefined && error !== null) throwRpcError({ error })
  return result
}

/** Leather throws what others answer: a message with an error in it. */
function throwRpcError(thrown: unknown): never {
  const error = errorOf(thrown)
  if (error === undefined) throw thrown
  const { code } = error
  throw codedError(CODES.get(code) ?? code, thrown)
}

function errorOf(thrown: unknown): { readonly code?: unknown } | undefined {
  try {
    const { error } = Object(thrown)
    return typeof error === 'object' && error !== null ? error : undefined
  } catch {
    // What a wallet throws may itself throw when it is looked at.
    return undefined
  }
}
