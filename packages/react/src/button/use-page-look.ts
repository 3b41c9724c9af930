import type { PageButtonProps } from '@latchkey/ui'
import { useReading } from '../binding/use-reading.ts'
import type { Latchkey } from '../mount/latchkey.ts'

/** The look of the page's buttons, as the modal's theme has it. */
export function usePageLook(latchkey: Latchkey): Pick<PageButtonProps, 'mode' | 'properties'> {
  const { themeMode } = useReading(latchkey, (readings) => readings.theme())
  const properties = useReading(latchkey, (readings) => readings.buttonColors())
  return { mode: themeMode, properties }
}
