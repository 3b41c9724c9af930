import { LatchkeyError, type Undo } from '../contract/index.ts'

/** A port that reports changes by itself and is stopped in the end. */
interface WatchablePort<Change> {
  watch(listener: (change: Change) => void): Undo
  stop(): void
}

/** A port as the core sees it. Nothing is loaded before `load` is called. */
export interface LazyPort<Port, Change> {
  /**
   * Loads the port; calls while it loads and afterwards share it. After a failure the next call tries
   * again.
   *
   * @throws LatchkeyError `aborted` when `stop` is called before the end; otherwise what `load` throws.
   */
  load(): Promise<Port>
  /** The loaded port; undefined before. */
  current(): Port | undefined
  /** Calls the listener with everything that the port reports by itself, before and after a `stop`. */
  subscribe(listener: (change: Change) => void): Undo
  /** Stops the port; the next `load` loads it again. */
  stop(): void
}

/**
 * Creates the access of one core to a port that is loaded at its first use.
 *
 * @param start - Loads the port: at the first `load`, and again after a failure or a `stop`.
 */
export function createLazyPort<Change, Port extends WatchablePort<Change>>(
  start: () => Promise<Port>,
): LazyPort<Port, Change> {
  const listeners = new Set<(change: Change) => void>()
  let loaded: { readonly port: Port; readonly unwatch: Undo } | undefined
  let loading: Promise<Port> | undefined

  function begin(): Promise<Port> {
    const attempt: Promise<Port> = start().then(
      (port) => {
        if (loading !== attempt) {
          port.stop()
          throw new LatchkeyError('aborted', {})
        }
        loaded = { port, unwatch: port.watch(emit) }
        return port
      },
      (thrown: unknown) => {
        if (loading === attempt) loading = undefined
        throw thrown
      },
    )
    return attempt
  }

  function emit(change: Change): void {
    for (const listener of listeners) listener(change)
  }

  return {
    load() {
      loading ??= begin()
      return loading
    },
    current: () => loaded?.port,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      loading = undefined
      loaded?.unwatch()
      loaded?.port.stop()
      loaded = undefined
    },
  }
}
