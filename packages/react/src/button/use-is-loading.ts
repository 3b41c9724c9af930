import { useReading } from '../binding/use-reading.ts'
import type { Latchkey } from '../mount/latchkey.ts'

/** Whether the modal is loaded for a press, before anything of it can be seen. */
export function useIsLoading(latchkey: Latchkey): boolean {
  const { loading, open } = useReading(latchkey, (readings) => readings.state())
  return loading && !open
}
