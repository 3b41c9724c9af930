import type { Alert, RootState } from '../store/root-state.ts'

/** Tells of configuration trouble, each kind once. */
export interface AlertsSlice {
  /** @returns Whether it is news; false when this trouble was told of before. */
  raise(alert: Alert): boolean
  dismiss(key: string): void
}

/** The only writer of `state.alerts`. A dismissed alert does not come back. */
export function createAlertsSlice(state: RootState['alerts']): AlertsSlice {
  const told = new Set<string>()

  return {
    raise(alert) {
      if (told.has(alert.key)) return false
      told.add(alert.key)
      state.shown = [...state.shown, alert]
      return true
    },
    dismiss(key) {
      state.shown = state.shown.filter((alert) => alert.key !== key)
    },
  }
}
