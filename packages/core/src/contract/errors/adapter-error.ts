import { ADAPTER_CATALOG } from './adapter-catalog.ts'
import { LatchkeyError } from './latchkey-error.ts'

/** A failure that is met once a wallet is asked. */
export type AdapterCode = keyof typeof ADAPTER_CATALOG

/** Failures after which the same request may well succeed. */
const RETRYABLE: readonly AdapterCode[] = [
  'wallet.rejected',
  'wallet.request-rejected',
  'wallet.busy',
]

/** Makes an error of what is met once a wallet is asked. */
export function adapterError(
  code: AdapterCode,
  options?: { readonly cause?: unknown },
): LatchkeyError<AdapterCode> {
  const words = { message: ADAPTER_CATALOG[code], isRetryable: RETRYABLE.includes(code) }
  return new LatchkeyError<AdapterCode>(code, {}, { ...options, ...words })
}
