import type { AnalyticsRecord } from '../contract/index.ts'

/** The settings of a website for analytics; `features.analytics` switches them on and off. */
export interface AnalyticsOptions {
  /**
   * The visitor's consent. `ask`: events wait, and are sent once `consent(true)` is called; false:
   * they are not even stored. Default: true.
   */
  readonly consent?: boolean | 'ask' | undefined
  /**
   * If true, events may contain data that identifies the account: its address, its name, and ids of
   * its transactions. It counts for what the website's own listeners get, too. Default: true.
   */
  readonly address?: boolean | undefined
  /** Gets each event as the server would, in its place: no request is sent. */
  readonly sink?: ((record: AnalyticsRecord) => void) | undefined
}

/** The website's choice in one form. */
export function analyticsOptionsOf(given: AnalyticsOptions | 'ask' = {}): AnalyticsOptions {
  return given === 'ask' ? { consent: given } : given
}
