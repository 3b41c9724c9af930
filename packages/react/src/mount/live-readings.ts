import type { Readings } from './readings.ts'

/** Readings that ask, each time anew, those that answer now. */
export function liveReadings(now: () => Readings): Readings {
  const calls = Object.keys(now()).map((name) => [
    name,
    (...values: readonly unknown[]): unknown => Reflect.get(now(), name)(...values),
  ])
  // Every reading is there from the start, only who answers changes.
  return Object.fromEntries(calls) as Readings
}
