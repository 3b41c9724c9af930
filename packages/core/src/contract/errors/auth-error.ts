import { AUTH_CATALOG } from './auth-catalog.ts'
import type { ErrorContext } from './catalog.ts'
import { describe } from './describe.ts'
import { LatchkeyError } from './latchkey-error.ts'

/** A failure that only logins by e-mail and socials, and the embedded wallet, meet. */
export type AuthCode = keyof typeof AUTH_CATALOG

/** Failures after which the same request may well succeed. */
const RETRYABLE: readonly AuthCode[] = ['frame.load-failed', 'frame.timeout', 'frame.failed']

/** Makes an error of what logins and the embedded wallet meet. */
export function authError<C extends AuthCode>(
  code: C,
  context: ErrorContext<C>,
  options?: { readonly cause?: unknown },
): LatchkeyError<C> {
  const message = describe(AUTH_CATALOG, code, context)
  return new LatchkeyError(code, context, {
    ...options,
    message,
    isRetryable: RETRYABLE.includes(code),
  })
}
