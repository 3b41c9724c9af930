import type { Logger } from '../contract/index.ts'
import type { Alert } from '../store/state/modal.ts'
import type { RootState } from '../store/state/root.ts'
import { ALERT_TEXTS, type AlertKey } from './alert-texts.ts'

/** Adds alerts about the configuration, each once. */
export interface AlertsSlice {
  /** @returns Whether it is new; false if this alert was added before. */
  raise(alert: Alert): boolean
  dismiss(key: string): void
  /** Its reason is gone: it is added again if it comes back. */
  forget(key: string): void
}

/** The only writer of `state.alerts`. A dismissed alert is not shown again. */
export function createAlertsSlice(state: RootState['alerts']): AlertsSlice {
  const known = new Set<string>()
  const without = (key: string) => state.shown.filter((alert) => alert.key !== key)

  return {
    raise(alert) {
      if (known.has(alert.key)) return false
      known.add(alert.key)
      state.shown = [...without(alert.key), alert]
      return true
    },
    dismiss(key) {
      state.shown = without(key)
    },
    forget: (key) => known.delete(key),
  }
}

/** Raises each alert once: short in the modal, long in the console. */
export interface Alerts {
  raise(key: AlertKey): void
  /** Shows an alert with the caller's text. @returns Whether it is new. */
  show(alert: Alert): boolean
  dismiss(key: string): void
  /** Its reason is gone: it is raised again if it comes back. */
  forget(key: AlertKey): void
}

interface Deps {
  readonly state: RootState['alerts']
  readonly logger: Logger
  readPage(): { readonly origin: string }
}

/** Creates the alerts of one core. */
export function createAlerts({ state, logger, readPage }: Deps): Alerts {
  const slice = createAlertsSlice(state)
  return {
    raise(key) {
      const { short, long } = ALERT_TEXTS[key]
      const isNew = slice.raise({ key, tone: 'error', message: short })
      if (isNew) logger.error(`${short}: ${long(readPage())}`)
    },
    show: slice.raise,
    dismiss: slice.dismiss,
    forget: slice.forget,
  }
}
