import type { Alert, RootState } from '../../store/root-state.ts'
import { ALERT_TEXTS, type AlertKey } from './alert-texts.ts'

/** Tells of configuration trouble, each kind once. */
export interface AlertsSlice {
  /** @returns Whether it is news; false when this trouble was told of before. */
  raise(key: AlertKey, tone?: Alert['tone']): boolean
  dismiss(key: string): void
}

/** The only writer of `state.alerts`. A dismissed alert does not come back. */
export function createAlertsSlice(state: RootState['alerts']): AlertsSlice {
  const told = new Set<AlertKey>()

  return {
    raise(key, tone = 'error') {
      if (told.has(key)) return false
      told.add(key)
      state.shown = [...state.shown, { key, tone, message: ALERT_TEXTS[key].short }]
      return true
    },
    dismiss(key) {
      state.shown = state.shown.filter((alert) => alert.key !== key)
    },
  }
}
