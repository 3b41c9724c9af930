import { SIWX_CATALOG } from '../../contract/errors/siwx-catalog.ts'
import { LatchkeyError } from '../../contract/index.ts'

/** The question is none; the same again would be none either. */
export function invalidSignIn(field: string): LatchkeyError {
  const message = SIWX_CATALOG['siwx.invalid']({ field })
  return new LatchkeyError('siwx.invalid', { field }, { message, isRetryable: false })
}

/** The answer is not one to the question. */
export function signInMismatch(): LatchkeyError {
  const message = SIWX_CATALOG['siwx.mismatch']
  return new LatchkeyError('siwx.mismatch', {}, { message, isRetryable: false })
}
