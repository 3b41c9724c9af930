import type { Codes } from './codes.ts'
import type { Mailer } from './mailer.ts'
import type { Sessions } from './sessions.ts'
import type { Users } from './users.ts'

/** The stores and addresses that the routes of the secure site use. */
export interface SiteDeps {
  /** Its own origin. */
  readonly url: () => string
  readonly now: () => number
  readonly users: Users
  readonly sessions: Sessions
  readonly codes: Codes
  readonly mailer: Mailer
}
