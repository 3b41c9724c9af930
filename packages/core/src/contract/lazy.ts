import { isLatchkeyError, LatchkeyError } from './errors/latchkey-error.ts'

/** A value that is loaded when it is first needed. */
export interface Lazy<T> {
  /**
   * Loads it, once: calls while it loads and afterwards share the result. After a failure the next
   * call tries again.
   *
   * @throws LatchkeyError `http.network` when it can't be loaded.
   */
  load(): Promise<T>
  /** The loaded value; undefined until a `load` succeeded. */
  current(): T | undefined
}

/**
 * The only way to load code lazily: `lazy(() => import('./x.ts'))`, or an async function that also
 * creates something from the module. Nothing is loaded until `load` is called.
 *
 * @example
 * const send = lazy(async () => (await import('./send/send.ts')).createSend({ adapters, emit }))
 *
 * await (await send.load()).review(input)
 * send.current()?.reset()
 */
export function lazy<T>(start: () => Promise<T>): Lazy<T> {
  let loaded: { readonly value: T } | undefined
  let loading: Promise<T> | undefined

  async function run(): Promise<T> {
    try {
      const value = await start()
      loaded = { value }
      return value
    } catch (cause) {
      loading = undefined
      if (isLatchkeyError(cause)) throw cause
      throw new LatchkeyError('http.network', {}, { cause })
    }
  }

  return {
    load() {
      loading ??= run()
      return loading
    },
    current: () => loaded?.value,
  }
}
