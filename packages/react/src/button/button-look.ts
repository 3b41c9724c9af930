import type { PageButtonBaseProps } from '@latchkey/ui/page'
import type { Readings } from '../instance/readings.ts'

/** The look of the page's buttons, as the modal's theme has it. */
export function buttonLook(
  readings: Readings,
): Pick<PageButtonBaseProps, 'mode' | 'variables' | 'properties'> {
  const { themeMode, themeVariables } = readings.theme()
  const { properties } = readings.buttonStyle() ?? {}
  return { mode: themeMode, variables: themeVariables, properties }
}
