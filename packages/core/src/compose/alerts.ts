import { ALERT_TEXTS, type AlertKey } from '../features/notices/alert-texts.ts'
import type { Ports } from '../ports.ts'
import type { Base } from './base.ts'
import type { Slices } from './slices.ts'

/** Tells of configuration trouble: short in the modal, at length to developers, each kind once. */
export function raiseAlert(slices: Slices, { logger }: Ports, key: AlertKey): void {
  if (!slices.alerts.raise(key)) return
  const { short, long } = ALERT_TEXTS[key]
  logger.error(`${short}: ${long({})}`)
}

/** Without a project id everything that needs no server keeps working; developers are told once. */
export function tellOfMissingProject({ store, alert }: Base): void {
  if (store.state.options.projectId === undefined) alert('PROJECT_ID_NOT_CONFIGURED')
}
