import type { Logger } from '../contract/index.ts'
import { ALERT_TEXTS, type AlertKey } from './alert-texts.ts'
import type { AlertsSlice } from './alerts.state.ts'

/** Tells of configuration trouble: short in the modal, at length to developers, each kind once. */
export function raiseAlert(alerts: AlertsSlice, logger: Logger, key: AlertKey): void {
  const { short, long } = ALERT_TEXTS[key]
  const isNews = alerts.raise({ key, tone: 'error', message: short })
  if (isNews) logger.error(`${short}: ${long({})}`)
}
