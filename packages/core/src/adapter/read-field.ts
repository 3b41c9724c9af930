/**
 * Reads a field of a wallet's own object. One that throws when it is read is missing, and costs nothing but
 * itself.
 */
export function readField(owner: unknown, name: string): unknown {
  try {
    return Reflect.get(Object(owner), name)
  } catch {
    // The wallet has no such field, then.
    return undefined
  }
}
