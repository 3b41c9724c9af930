/** Fails to compile where a case of a union is not handled. */
export function assertNever(value: never): never {
  throw new TypeError(`Not handled: ${JSON.stringify(value)}`)
}
