import type { ErrorCode, ErrorContext } from './catalog.ts'
import { type Failure, PAGE_CATALOG } from './page-catalog.ts'

/** The failures whose texts are loaded. */
const loaded: Partial<Record<ErrorCode, Failure>> = { ...PAGE_CATALOG }

/** Adds failures, which come with the modal. Adding them again changes nothing. */
export function addFailures(failures: Readonly<Partial<Record<ErrorCode, Failure>>>): void {
  Object.assign(loaded, failures)
}

/** Looks a code up. One whose text is not loaded yet is its own text. */
export function describeFailure<C extends ErrorCode>(
  code: C,
  context: ErrorContext<C>,
): { readonly message: string; readonly isRetryable: boolean } {
  const { message, isRetryable = false } = loaded[code] ?? { message: code }
  // The code decides the context's type, which TypeScript can't follow.
  return { message: typeof message === 'string' ? message : message(context as never), isRetryable }
}
