import { ACCOUNT_CATALOG } from './account-catalog.ts'
import { CONNECT_CATALOG } from './connect-catalog.ts'
import { LOGIN_CATALOG } from './login-catalog.ts'
import { PAGE_CATALOG } from './page-catalog.ts'

/**
 * Every failure of every package: its code, `area.what`, its message, and whether the request may be
 * retried. What a code means and the messages that websites know never change. A page loads each part with the
 * code that throws it.
 */
export const CATALOG = { ...PAGE_CATALOG, ...CONNECT_CATALOG, ...ACCOUNT_CATALOG, ...LOGIN_CATALOG }

/** The name of a failure: `area.what`. */
export type ErrorCode = keyof typeof CATALOG

/** The context of a code, from which its message is created. */
export type ErrorContext<C extends ErrorCode> = (typeof CATALOG)[C]['message'] extends (
  context: infer T,
) => string
  ? T
  : Readonly<Record<string, never>>

/** The codes whose message needs no context. */
export type PlainErrorCode = {
  [C in ErrorCode]: (typeof CATALOG)[C]['message'] extends string ? C : never
}[ErrorCode]
