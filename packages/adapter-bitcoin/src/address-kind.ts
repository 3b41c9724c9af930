import { type AddressKind, LatchkeyError } from '@latchkey/core/contract'
import { schnorr } from '@noble/curves/secp256k1.js'
import { readAddress } from './address.ts'

/** An address that was made up of words; its last letters are a checksum. It holds what was burned there. */
const EATER = '1BitcoinEaterAddressDontSendf59kuE'

/**
 * Reads what an address is. There is no key for one of zeros, one of a version to come belongs to any miner, and
 * there is no signature for a taproot address whose key is no point of the curve. Source: BIP-141, BIP-341.
 *
 * @throws LatchkeyError `caip.invalid-address`.
 */
export function kindOf(text: string): AddressKind {
  const reading = readAddress(text)
  if (!reading.ok) throw new LatchkeyError('caip.invalid-address', {})
  const { type, program } = reading.address
  const isOfNobody = program.every((byte) => byte === 0) || text === EATER || type === 'other'
  return isOfNobody || (type === 'p2tr' && !isPoint(program)) ? 'lost' : 'wallet'
}

function isPoint(key: Uint8Array): boolean {
  try {
    schnorr.utils.lift_x(BigInt(`0x${Array.from(key, hexByte).join('')}`))
    return true
  } catch {
    return false
  }
}

function hexByte(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
