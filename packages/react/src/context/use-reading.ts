import { useContext, useSyncExternalStore } from 'react'
import type { Latchkey } from '../instance/latchkey.ts'
import type { Readings } from '../instance/readings.ts'
import { FirstReadingsContext } from './latchkey-context.ts'

/**
 * One answer of an instance, drawn again when it becomes another one. A server, and the first
 * render in a browser, get what is known from the options and the provider's `initialState` alone.
 */
export function useReading<Answer>(
  latchkey: Latchkey,
  read: (readings: Readings) => Answer,
): Answer {
  const first = useFirstReadings(latchkey)
  return useSyncExternalStore(
    latchkey.watch,
    () => read(latchkey.readings),
    () => read(first),
  )
}

/** Returns the readings of an instance for a server, and for the first render in a browser. */
export function useFirstReadings(latchkey: Latchkey): Readings {
  const first = useContext(FirstReadingsContext)
  return first?.latchkey === latchkey ? first.readings : latchkey.serverReadings
}
