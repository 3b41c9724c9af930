import type { AlertText } from '../features/notices/missing-project.ts'
import type { Base } from './base.ts'

/** Tells of configuration trouble: short in the modal, at length to developers, each kind once. */
export function raiseAlert(
  { slices, ports }: Pick<Base, 'slices' | 'ports'>,
  key: string,
  { short, long }: AlertText,
): void {
  const isNews = slices.alerts.raise({ key, tone: 'error', message: short })
  if (isNews) ports.logger.error(`${short}: ${long({})}`)
}
