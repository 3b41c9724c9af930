import type { PublicState } from '@latchkey/core'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'

/** Returns the state of the modal: open, loading and initialised, and the active network. */
export function useLatchkeyState(choice?: InstanceChoice): PublicState {
  const latchkey = useInstance('useLatchkeyState', choice)
  return useReading(latchkey, (readings) => readings.state())
}
