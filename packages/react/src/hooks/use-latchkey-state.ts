import type { PublicState } from '@latchkey/core'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'

/** Whether the modal is open, loading and initialised, and on which network it is. */
export function useLatchkeyState(choice?: InstanceChoice): PublicState {
  const latchkey = useInstance('useLatchkeyState', choice)
  return useReading(latchkey, (readings) => readings.state())
}
