import type { AddressCheck, NetworkId } from '@latchkey/core/contract'
import { readAddress } from '../address.ts'
import { chainKindOf } from '../chain-kind.ts'

/**
 * Checks what a visitor typed: checksum, and that it belongs to one of the networks. Source: docs/security.md, S28.
 *
 * @param networkIds - Where the address may be used.
 */
export function checkAddress(text: string, networkIds: readonly NetworkId[]): AddressCheck {
  const reading = readAddress(text.trim())
  if (!reading.ok) return reading
  const { kinds, text: address } = reading.address
  const isHere = networkIds.some((id) => kinds.some((kind) => kind === chainKindOf(id)))
  return isHere ? { ok: true, address } : { ok: false, reason: 'network' }
}
