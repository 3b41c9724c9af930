import type { LatchkeyOptions } from '@latchkey/core'
import type { TelemetryEvent } from '@latchkey/core/contract'
import type { PageWindow } from '../instance/page.ts'

/** The options with one more listener for analytics events; the site's own is called first. */
export function withEventListener(
  options: LatchkeyOptions,
  listener: (event: TelemetryEvent) => void,
  page: PageWindow,
): LatchkeyOptions {
  return {
    ...options,
    onEvent(event) {
      try {
        options.onEvent?.(event)
      } catch (thrown) {
        page.reportError(thrown)
      }
      listener(event)
    },
  }
}
