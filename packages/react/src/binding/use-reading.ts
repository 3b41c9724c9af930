import { useSyncExternalStore } from 'react'
import type { Latchkey } from '../mount/latchkey.ts'
import type { Readings } from '../mount/readings.ts'

/**
 * One answer of an instance, drawn again when it becomes another one. A server, and the first
 * render in a browser, get what is known from the options alone.
 */
export function useReading<Answer>(
  latchkey: Latchkey,
  read: (readings: Readings) => Answer,
): Answer {
  return useSyncExternalStore(
    latchkey.watch,
    () => read(latchkey.readings),
    () => read(latchkey.serverReadings),
  )
}
