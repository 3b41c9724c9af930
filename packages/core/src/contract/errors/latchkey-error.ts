import { CATALOG, type ErrorCode, type ErrorContext } from './catalog.ts'

/** Codes after which the same request may well succeed. */
const RETRYABLE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'wallet.rejected',
  'wallet.request-rejected',
  'wallet.busy',
  'http.timeout',
  'http.network',
  'http.status',
  'rpc.unavailable',
  'balance.unavailable',
  'clipboard.failed',
])

/** An error in the form that state and storage can hold. */
export interface PlainError {
  readonly code: ErrorCode
  readonly message: string
}

/** The only class of error that Latchkey throws. Decide by `code`, show `message`. */
export class LatchkeyError<C extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'LatchkeyError'
  readonly code: C
  readonly context: ErrorContext<C>

  constructor(code: C, context: ErrorContext<C>, options?: { readonly cause?: unknown }) {
    // The table maps each code to a function of exactly this context; TypeScript can't follow that.
    const describe = CATALOG[code] as (context: ErrorContext<C>) => string
    super(describe(context), options)
    this.code = code
    this.context = context
  }

  /** Where the failure is explained, relative to the documentation's root. */
  get docsPath(): string {
    return `errors/${this.code.replace('.', '/')}`
  }

  /** Whether asking again may help. */
  get isRetryable(): boolean {
    return RETRYABLE.has(this.code)
  }
}

/** Whether `error` is ours, and of this code where one is named. */
export function isLatchkeyError<C extends ErrorCode = ErrorCode>(
  error: unknown,
  code?: C,
): error is LatchkeyError<C> {
  if (!(error instanceof Error) || error.name !== 'LatchkeyError' || !('code' in error))
    return false
  return code === undefined || error.code === code
}

/** Codes whose message needs no context. */
export type PlainErrorCode = {
  [C in ErrorCode]: Parameters<(typeof CATALOG)[C]> extends [] ? C : never
}[ErrorCode]

/** Makes one typed error of whatever was thrown; ours pass unchanged. */
export function toLatchkeyError(thrown: unknown, code: PlainErrorCode = 'unknown'): LatchkeyError {
  if (isLatchkeyError(thrown)) return thrown
  if (thrown instanceof DOMException && thrown.name === 'AbortError') {
    return new LatchkeyError('aborted', {}, { cause: thrown })
  }
  return new LatchkeyError<PlainErrorCode>(code, {}, { cause: thrown })
}

/** The part of an error that may be kept in state. */
export function plainError(error: LatchkeyError): PlainError {
  return { code: error.code, message: error.message }
}
