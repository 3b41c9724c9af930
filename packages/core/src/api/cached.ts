import { type Clock, LatchkeyError, untilAborted } from '../contract/index.ts'

/** Values that are loaded once, and again when they have expired. */
export interface Cached<T> {
  /**
   * @throws LatchkeyError `aborted` when this caller's signal fires; otherwise what the load throws.
   */
  read(key: string, signal?: AbortSignal): Promise<T>
  /** Stores a value as if it had just been loaded. */
  write(key: string, value: T): void
  /** Removes every value; running loads continue. */
  clear(): void
}

interface Deps<T> {
  readonly clock: Pick<Clock, 'now'>
  /** Age up to which a value is used again, in milliseconds. */
  readonly lifetimeMs: number
  load(key: string, signal: AbortSignal): Promise<T>
  /** The storage in which values outlive the page; read once, before the first value is needed. */
  readonly stored?: StoredValues<T> | undefined
}

/** Values of an earlier page, by their keys. */
export interface StoredValues<T> {
  read(): readonly (readonly [string, Loaded<T>])[]
  write(values: readonly (readonly [string, Loaded<T>])[]): void
}

/** A value, and when it was loaded. */
export interface Loaded<T> {
  readonly value: T
  readonly atMs: number
}

/** A running load. */
interface Load<T> {
  readonly result: Promise<T>
  readonly abort: AbortController
  waiting: number
}

/**
 * Creates a cache. Callers with the same key share one load, which is aborted when all of them
 * have aborted. Failures are not cached.
 */
export function createCached<T>({ clock, lifetimeMs, load, stored }: Deps<T>): Cached<T> {
  let restored: Map<string, Loaded<T>> | undefined
  const loads = new Map<string, Load<T>>()

  function values(): Map<string, Loaded<T>> {
    restored ??= new Map(stored?.read())
    return restored
  }

  /** An age below zero means that the clock was set back: the age of the value is unknown. */
  function isFresh({ atMs }: Loaded<T>): boolean {
    const ageMs = clock.now() - atMs
    return lifetimeMs === Number.POSITIVE_INFINITY || (ageMs >= 0 && ageMs < lifetimeMs)
  }

  function startLoad(key: string): Load<T> {
    const abort = new AbortController()
    const started = { result: loadAndStore(key, abort.signal), abort, waiting: 0 }
    loads.set(key, started)
    return started
  }

  async function loadAndStore(key: string, signal: AbortSignal): Promise<T> {
    try {
      const value = await load(key, signal)
      write(key, value)
      return value
    } finally {
      if (!signal.aborted) loads.delete(key)
    }
  }

  function write(key: string, value: T): void {
    const loaded = values()
    for (const [old, entry] of loaded) if (!isFresh(entry)) loaded.delete(old)
    loaded.set(key, { value, atMs: clock.now() })
    stored?.write([...loaded])
  }

  async function waitFor(key: string, running: Load<T>, signal?: AbortSignal): Promise<T> {
    running.waiting += 1
    try {
      return await (signal === undefined ? running.result : untilAborted(running.result, signal))
    } finally {
      running.waiting -= 1
      if (running.waiting === 0 && loads.get(key) === running) {
        loads.delete(key)
        running.abort.abort()
      }
    }
  }

  return {
    write,
    clear() {
      values().clear()
      stored?.write([])
    },
    async read(key, signal) {
      if (signal?.aborted === true) throw new LatchkeyError('aborted', {})
      const known = values().get(key)
      if (known !== undefined && isFresh(known)) return known.value
      return waitFor(key, loads.get(key) ?? startLoad(key), signal)
    },
  }
}
