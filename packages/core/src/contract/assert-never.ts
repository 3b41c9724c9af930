/** Closes a switch over a union: a missing member does not compile. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected value: ${JSON.stringify(value)}`)
}
