import { isPromise } from './store/is-promise.ts'

/**
 * Calls functions with one value, in order; a failure does not stop the others.
 *
 * @returns undefined where none of them takes time: all of it then happened in the calling task.
 */
export function runCalls<Value>(
  calls: readonly ((value: Value) => unknown)[],
  value: Value,
  report: (thrown: unknown) => void,
): Promise<void> | undefined {
  for (const [index, call] of calls.entries()) {
    try {
      const result = call(value)
      if (isPromise(result)) {
        return result
          .then(undefined, report)
          .then(() => runCalls(calls.slice(index + 1), value, report))
      }
    } catch (thrown) {
      report(thrown)
    }
  }
  return undefined
}
