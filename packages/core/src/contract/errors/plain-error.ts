import type { ErrorCode } from './catalog.ts'
import type { LatchkeyError } from './latchkey-error.ts'

/** An error in the form that state and storage can hold. */
export interface PlainError {
  readonly code: ErrorCode
  readonly message: string
}

/** The part of an error that may be kept in state. */
export function plainError(error: LatchkeyError): PlainError {
  return { code: error.code, message: error.message }
}
