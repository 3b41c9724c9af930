import type { LatchkeyOptions } from '@latchkey/core'
import type { TelemetryEvent } from '@latchkey/core/contract'
import type { PageWindow } from '../mount/page.ts'

/** The options with one more listener for analytics events; the site's own hears first. */
export function heard(
  options: LatchkeyOptions,
  tell: (event: TelemetryEvent) => void,
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
      tell(event)
    },
  }
}
