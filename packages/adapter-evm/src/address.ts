import type { AddressCheck } from '@latchkey/core/contract'
import { getAddress } from 'viem/utils'

/** The prefix may be left out. Source: docs/specification.md, section 5. */
const ADDRESS = /^(?:0x)?([0-9a-fA-F]{40})$/

/** Writes an address with its checksum. Source: EIP-55. */
export function withChecksum(address: string): string {
  return getAddress(`0x${address.slice(2)}`)
}

/**
 * Reads an address that was typed: mixed upper and lower case is a checksum, which has to be valid.
 * Source: docs/security.md, S28.
 */
export function parseAddress(text: string): AddressCheck {
  const digits = ADDRESS.exec(text.trim())?.[1]
  if (digits === undefined) return { ok: false, reason: 'malformed' }
  const address = withChecksum(`0x${digits}`)
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!isPlain && address.slice(2) !== digits) return { ok: false, reason: 'checksum' }
  return { ok: true, address }
}
