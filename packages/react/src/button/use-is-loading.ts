import { useReading } from '../binding/use-reading.ts'
import type { Latchkey } from '../instance/latchkey.ts'

/**
 * Whether anything is loaded while nothing of the modal is seen: the modal itself for a call, what a headless
 * page waits for, or what the site reports by `setLoading`.
 */
export function useIsLoading(latchkey: Latchkey): boolean {
  const { loading, open } = useReading(latchkey, (readings) => readings.state())
  return loading && !open
}
