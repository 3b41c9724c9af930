import type { PageButtonBaseProps } from '@latchkey/ui/page'
import { useReading } from '../binding/use-reading.ts'
import type { Latchkey } from '../instance/latchkey.ts'

/** The look of the page's buttons, as the modal's theme has it. */
export function usePageStyle(
  latchkey: Latchkey,
): Pick<PageButtonBaseProps, 'mode' | 'variables' | 'properties'> {
  const theme = useReading(latchkey, (readings) => readings.theme())
  const later = useReading(latchkey, (readings) => readings.buttonStyle())
  return { mode: theme.themeMode, variables: theme.themeVariables, ...later }
}
