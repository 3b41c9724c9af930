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

/** An error with one of the codes that all wallets share. Source: EIP-1193. */
export function codedError(code: unknown, cause?: unknown): Error {
  return Object.assign(new Error('The wallet refused', { cause }), { code })
}

/** Whether `value` has a method of that name. Reading a hostile object may throw; that is a no. */
export function hasMethod(value: unknown, method: string): value is object {
  try {
    return typeof Object(value)[method] === 'function'
  } catch {
    return false
  }
}
