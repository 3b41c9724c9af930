import { loadingReadings } from './initial-readings.ts'
import type { Readings } from './readings.ts'

/** Calls that wait until the modal is loaded; until then the readings report that it is loading. */
export interface WaitingCalls {
  /** Loads for a call that waits. */
  during<Part>(load: () => Promise<Part>): Promise<Part>
  /** The readings without the modal, with `loading` while a call waits. */
  readings(fallback: Readings): Readings
}

/** @param onChange - Called when the first call waits, and when loading failed; not when it is done. */
export function createWaitingCalls(onChange: () => void): WaitingCalls {
  let count = 0
  let loading: { readonly before: Readings; readonly readings: Readings } | undefined

  return {
    async during(load) {
      count += 1
      if (count === 1) onChange()
      const part = load().finally(() => {
        count -= 1
      })
      part.catch(() => onChange())
      return await part
    },
    readings(before) {
      if (count === 0) return before
      if (loading?.before !== before) loading = { before, readings: loadingReadings(before) }
      return loading.readings
    },
  }
}
