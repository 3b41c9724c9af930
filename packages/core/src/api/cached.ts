import { type Clock, LatchkeyError, untilAborted } from '../contract/index.ts'

/** Values that are loaded once, and again when they have expired. */
export interface Cached<T> {
  /**
   * @throws LatchkeyError `aborted` when this caller's signal fires; otherwise what the load throws.
   */
  read(key: string, signal?: AbortSignal): Promise<T>
}

interface Deps<T> {
  readonly clock: Clock
  /** Age up to which a value is used again, in milliseconds. */
  readonly lifetimeMs: number
  load(key: string, signal: AbortSignal): Promise<T>
}

interface Loaded<T> {
  readonly value: T
  readonly atMs: number
}

interface Flight<T> {
  readonly result: Promise<T>
  readonly abort: AbortController
  waiting: number
}

/**
 * Creates a cache. Callers with the same key share one load, which is aborted when all of them
 * have aborted. Failures are not cached.
 */
export function createCached<T>({ clock, lifetimeMs, load }: Deps<T>): Cached<T> {
  const loaded = new Map<string, Loaded<T>>()
  const flights = new Map<string, Flight<T>>()

  /** An age below zero means that the clock was set back: the age of the value is unknown. */
  function isFresh({ atMs }: Loaded<T>): boolean {
    const ageMs = clock.now() - atMs
    return lifetimeMs === Number.POSITIVE_INFINITY || (ageMs >= 0 && ageMs < lifetimeMs)
  }

  function removeCaller(key: string): Flight<T> {
    const abort = new AbortController()
    const flight = { result: land(key, abort.signal), abort, waiting: 0 }
    flights.set(key, flight)
    return flight
  }

  async function land(key: string, signal: AbortSignal): Promise<T> {
    try {
      const value = await load(key, signal)
      for (const [old, entry] of loaded) if (!isFresh(entry)) loaded.delete(old)
      loaded.set(key, { value, atMs: clock.now() })
      return value
    } finally {
      if (!signal.aborted) flights.delete(key)
    }
  }

  async function board(key: string, flight: Flight<T>, signal?: AbortSignal): Promise<T> {
    flight.waiting += 1
    try {
      return await (signal === undefined ? flight.result : untilAborted(flight.result, signal))
    } finally {
      flight.waiting -= 1
      if (flight.waiting === 0 && flights.get(key) === flight) {
        flights.delete(key)
        flight.abort.abort()
      }
    }
  }

  return {
    async read(key, signal) {
      if (signal?.aborted === true) throw new LatchkeyError('aborted', {})
      const known = loaded.get(key)
      if (known !== undefined && isFresh(known)) return known.value
      return board(key, flights.get(key) ?? removeCaller(key), signal)
    },
  }
}
