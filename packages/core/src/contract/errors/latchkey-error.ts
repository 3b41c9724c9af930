import type { ErrorCode, ErrorContext, PlainErrorCode } from './catalog.ts'
import { describeFailure } from './describe-failure.ts'

/** The only class of error that Latchkey throws. Decide by `code`, show `message`. */
export class LatchkeyError<C extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'LatchkeyError'
  declare readonly code: C
  declare readonly context: ErrorContext<C>
  /** Is true if the same request may succeed when it is sent again. */
  declare readonly isRetryable: boolean

  /**
   * @param context - The context from which the message of this code is created; `{}` where it is fixed.
   * @param options - `cause`: what was thrown, where this error translates it.
   */
  constructor(code: C, context: ErrorContext<C>, options?: { readonly cause?: unknown }) {
    const { message, isRetryable } = describeFailure(code, context)
    super(message, options)
    this.code = code
    this.context = context
    this.isRetryable = isRetryable
  }

  /** The page that explains the failure, relative to the documentation's root. */
  get docsPath(): string {
    return `errors/${this.code.replace('.', '/')}`
  }
}

/** Returns true for a LatchkeyError; with `code`, only for one of that code. */
export function isLatchkeyError<C extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: C,
): error is LatchkeyError<C> {
  try {
    if (!(error instanceof Error && error.name === 'LatchkeyError' && 'code' in error)) return false
    return code === undefined || error.code === code
  } catch {
    // An error of a wallet may throw when it is read.
    return false
  }
}

/** Turns any thrown value into a LatchkeyError; a LatchkeyError passes unchanged. */
export function toLatchkeyError(thrown: unknown, code: PlainErrorCode = 'unknown'): LatchkeyError {
  if (isLatchkeyError(thrown)) return thrown
  const isAbort = thrown instanceof DOMException && thrown.name === 'AbortError'
  return new LatchkeyError<PlainErrorCode>(isAbort ? 'aborted' : code, {}, { cause: thrown })
}

/** The serializable part of an error, for state and storage. */
export interface PlainError {
  readonly code: ErrorCode
  readonly message: string
}

/** Copies the serializable part of an error. */
export function plainError(error: LatchkeyError): PlainError {
  return { code: error.code, message: error.message }
}
