import { CORE_CATALOG } from '../contract/errors/core-catalog.ts'
import { describe } from '../contract/errors/describe.ts'
import { type ErrorContext, LatchkeyError } from '../contract/index.ts'

/** A failure that only the core meets. */
type CoreCode = keyof typeof CORE_CATALOG

/** Failures after which the same request may well succeed. */
const RETRYABLE: readonly CoreCode[] = [
  'http.timeout',
  'http.status',
  'rpc.unavailable',
  'balance.unavailable',
  'clipboard.failed',
]

/** Makes an error that only the core throws. */
export function coreError<C extends CoreCode>(
  code: C,
  context: ErrorContext<C>,
  options?: { readonly cause?: unknown },
): LatchkeyError<C> {
  const message = describe(CORE_CATALOG, code, context)
  const isRetryable = RETRYABLE.includes(code)
  return new LatchkeyError(code, context, { ...options, message, isRetryable })
}
