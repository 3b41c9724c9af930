import { RELAY_CATALOG } from '../contract/errors/relay-catalog.ts'
import { LatchkeyError } from '../contract/index.ts'

/** A failure that only pairing meets. */
export type RelayCode = keyof typeof RELAY_CATALOG

/** Makes an error that only pairing meets; asking again helps with all but a missing library. */
export function relayError(
  code: RelayCode,
  options?: { readonly cause?: unknown },
): LatchkeyError<RelayCode> {
  const words = { message: RELAY_CATALOG[code], isRetryable: code !== 'relay.missing' }
  return new LatchkeyError<RelayCode>(code, {}, { ...options, ...words })
}
