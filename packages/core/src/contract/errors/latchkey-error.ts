import {
  CATALOG,
  type ErrorCode,
  type ErrorContext,
  type PlainErrorCode,
  type SharedCode,
} from './catalog.ts'
import { describe } from './describe.ts'

/** What an error comes from. */
interface Origin {
  readonly cause?: unknown
}

/** What is known of a failure besides its code. */
interface Words extends Origin {
  readonly message: string
  readonly isRetryable?: boolean
}

/** The only class of error that Latchkey throws. Decide by `code`, show `message`. */
export class LatchkeyError<C extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'LatchkeyError'
  declare readonly code: C
  declare readonly context: ErrorContext<C>
  /** Whether asking again may help. */
  declare readonly isRetryable: boolean

  /** @param options - Where the catalogue here has no message, it is handed in; see `coreError`. */
  constructor(code: C & SharedCode, context: ErrorContext<C>, options?: Origin)
  constructor(code: C, context: ErrorContext<C>, options: Words)
  constructor(code: C, context: ErrorContext<C>, options?: Partial<Words>) {
    super(options?.message ?? describe(CATALOG, code, context), options)
    this.code = code
    this.context = context
    this.isRetryable = options?.isRetryable ?? code === 'http.network'
  }

  /** Where the failure is explained, relative to the documentation's root. */
  get docsPath(): string {
    return `errors/${this.code.replace('.', '/')}`
  }
}

/** Whether `error` is ours, and of this code where one is named. */
export function isLatchkeyError<C extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: C,
): error is LatchkeyError<C> {
  if (!(error instanceof Error && error.name === 'LatchkeyError' && 'code' in error)) return false
  return code === undefined || error.code === code
}

/** Makes one typed error of whatever was thrown; ours pass unchanged. */
export function toLatchkeyError(thrown: unknown, code: PlainErrorCode = 'unknown'): LatchkeyError {
  if (isLatchkeyError(thrown)) return thrown
  const isAbort = thrown instanceof DOMException && thrown.name === 'AbortError'
  return new LatchkeyError<PlainErrorCode>(isAbort ? 'aborted' : code, {}, { cause: thrown })
}
