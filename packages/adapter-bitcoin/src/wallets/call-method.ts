import { codedError, throwRpcError } from '../errors.ts'

/**
 * Calls a method of a foreign object in the calling task; a synchronous throw becomes a rejection.
 *
 * @throws An error with code 4200 when there is no such method.
 */
export async function callMethod(
  own: object,
  method: string,
  ...input: readonly unknown[]
): Promise<unknown> {
  const found: unknown = Reflect.get(own, method)
  if (typeof found !== 'function') throw codedError(4200)
  return Reflect.apply(found, own, input)
}

/**
 * Returns true if `value` has a method of that name. A hostile object that throws when it is read
 * has none.
 */
export function hasMethod(value: unknown, method: string): value is object {
  try {
    return typeof Object(value)[method] === 'function'
  } catch {
    return false
  }
}

/**
 * Sends a JSON-RPC request to a wallet in the calling task, in the form of sats-connect and
 * Leather.
 *
 * @returns The result of the answer; the answer itself where a wallet puts nothing around it.
 * @throws The error of the wallet, or an error with a standard code.
 */
export async function requestRpc(
  provider: object,
  method: string,
  params?: unknown,
): Promise<unknown> {
  const answer = await callMethod(provider, 'request', method, params).catch(throwRpcError)
  const { error, result } = Object(answer)
  if (error !== undefined && error !== null) throwRpcError({ error })
  return result === undefined ? answer : result
}
