import { CORE_CATALOG } from '../contract/errors/core-catalog.ts'
import { describe } from '../contract/errors/describe.ts'
import { type ErrorContext, LatchkeyError } from '../contract/index.ts'

/** A failure that only the core meets. */
type CoreCode = keyof typeof CORE_CATALOG

/** Makes an error that only the core throws. */
export function coreError<C extends CoreCode>(
  code: C,
  context: ErrorContext<C>,
  options?: { readonly cause?: unknown },
): LatchkeyError<C> {
  const message = describe(CORE_CATALOG, code, context)
  return new LatchkeyError(code, context, { ...options, message })
}
