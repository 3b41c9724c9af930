import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import type { PublicEvent } from '../instance/readings.ts'

/** The last analytics event, whether or not events are sent. */
export function useLatchkeyEvents(choice?: InstanceChoice): PublicEvent {
  const latchkey = useInstance('useLatchkeyEvents', choice)
  return useReading(latchkey, (readings) => readings.event())
}
