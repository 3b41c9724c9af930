import { LOGIN_CATALOG } from '../contract/errors/login-catalog.ts'
import { LatchkeyError } from '../contract/index.ts'

/** A failure that only logins by e-mail and socials meet. */
type LoginCode = keyof typeof LOGIN_CATALOG

/** Makes an error that only logins meet; whoever meets it may try again. */
export function loginError(
  code: LoginCode,
  options?: { readonly cause?: unknown },
): LatchkeyError<LoginCode> {
  const words = { message: LOGIN_CATALOG[code], isRetryable: code !== 'auth.none' }
  return new LatchkeyError<LoginCode>(code, {}, { ...options, ...words })
}
