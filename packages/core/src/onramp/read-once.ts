/** Something that is read once. After a failure it is read again. */
export function createReadOnce<Value>(
  read: (signal: AbortSignal) => Promise<Value>,
): (signal: AbortSignal) => Promise<Value> {
  let value: Promise<Value> | undefined
  return async (signal) => {
    value ??= read(signal)
    try {
      return await value
    } catch (thrown) {
      value = undefined
      throw thrown
    }
  }
}
