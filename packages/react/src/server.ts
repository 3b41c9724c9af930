import { accountsInCookie } from './instance/account-cookie.ts'
import type { InitialState } from './instance/latchkey.ts'

export type { InitialState } from './instance/latchkey.ts'

/** Which modal. */
export interface CookieChoice {
  /** The option `id` of the instance, where it has one. */
  readonly id?: string | undefined
}

/**
 * Reads the visitor's accounts from the cookie of a request, for `initialState` of
 * `LatchkeyProvider` and for `latchkey.hydrate`. The browser has it with the option `cookie` of
 * `createLatchkey`. Never throws: without a cookie, and with one that is not whole, no account is
 * known.
 *
 * @param cookieHeader - The `Cookie` header of the request.
 */
export function stateFromCookie(
  cookieHeader: string | null | undefined,
  { id }: CookieChoice = {},
): InitialState {
  return { accounts: typeof cookieHeader === 'string' ? accountsInCookie(cookieHeader, id) : [] }
}
