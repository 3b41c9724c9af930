import { codedError, throwRpcError } from '../errors.ts'

/**
 * Calls a method of a foreign object in the calling task; what it throws at once is a rejection too.
 *
 * @throws An error with code 4200 when there is no such method.
 */
export async function askMethod(
  own: object,
  method: string,
  ...input: readonly unknown[]
): Promise<unknown> {
  const found: unknown = Reflect.get(own, method)
  if (typeof found !== 'function') throw codedError(4200)
  return Reflect.apply(found, own, input)
}

/** Whether `value` has a method of that name. Reading a hostile object may throw; that is a no. */
export function hasMethod(value: unknown, method: string): value is object {
  try {
    return typeof Object(value)[method] === 'function'
  } catch {
    return false
  }
}

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
