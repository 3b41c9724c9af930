/** Returns true for a promise, by its shape: hosts such as Angular replace the global Promise. */
export function isPromise<T>(value: T | Promise<T>): value is Promise<T> {
  if (typeof value !== 'object' || value === null || !('then' in value)) return false
  return typeof value.then === 'function'
}
