import { LOGIN_CATALOG } from '../contract/errors/login-catalog.ts'
import { LatchkeyError } from '../contract/index.ts'

/** A failure that only logins by e-mail and socials meet. */
type LoginCode = keyof typeof LOGIN_CATALOG

/** Asking again does not help: it is the website that would have to change. */
const FINAL: readonly LoginCode[] = ['auth.none', 'auth.account-type']

/** Makes an error that only logins meet; whoever meets it may try again. */
export function loginError(
  code: LoginCode,
  options?: { readonly cause?: unknown },
): LatchkeyError<LoginCode> {
  const words = { message: LOGIN_CATALOG[code], isRetryable: !FINAL.includes(code) }
  return new LatchkeyError<LoginCode>(code, {}, { ...options, ...words })
}
