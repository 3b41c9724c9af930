import { ADAPTER_CATALOG } from './adapter-catalog.ts'
import { LatchkeyError } from './latchkey-error.ts'

/** A failure that only adapters meet. */
export type AdapterCode = keyof typeof ADAPTER_CATALOG

/** Makes an error that only adapters throw. */
export function adapterError(
  code: AdapterCode,
  options?: { readonly cause?: unknown },
): LatchkeyError<AdapterCode> {
  return new LatchkeyError<AdapterCode>(code, {}, { ...options, message: ADAPTER_CATALOG[code] })
}
