import { forward } from './forward.ts'
import type { Readings } from './readings.ts'

/** Readings that ask, each time anew, those that answer now. */
export function liveReadings(now: () => Readings): Readings {
  // Every reading is there from the start, only who answers changes.
  return forward(Object.keys(now()), (use) => use(now())) as Readings
}
