import { secp256k1 } from '@noble/curves/secp256k1.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { BitcoinAddress } from '../address.ts'
import { doubleSha256, hash160, sameBytes } from '../bytes/hashes.ts'
import { sized } from '../bytes/write-bytes.ts'

/** What every signed text begins with. */
const MAGIC = utf8ToBytes('Bitcoin Signed Message:\n')

/** The hash of a text that is signed in the old way. */
export function legacyMessageHash(text: string): Uint8Array {
  return doubleSha256(concatBytes(sized(MAGIC), sized(utf8ToBytes(text))))
}

/** What stands before a signature, and how its key became an address. Source: BIP-137. */
interface Header {
  readonly recovery: number
  readonly form: 'long' | 'short' | 'p2sh' | 'p2wpkh'
}

const FORMS = ['long', 'short', 'p2sh', 'p2wpkh'] as const

/** Length of such a signature in bytes. */
export const LEGACY_LENGTH = 65

/**
 * The form of a signature.
 *
 * @returns undefined for anything that is no such signature.
 */
export function readLegacyHeader(signature: Uint8Array): Header | undefined {
  const offset = (signature[0] ?? 0) - 27
  const form = FORMS[Math.floor(offset / 4)]
  if (signature.length !== LEGACY_LENGTH || offset < 0 || form === undefined) return undefined
  return { recovery: offset % 4, form }
}

/** Whether the key of an address signed a text, in the one accepted form. Source: BIP-137. */
export function isLegacySignature(
  address: BitcoinAddress,
  text: string,
  signature: Uint8Array,
): boolean {
  const header = readLegacyHeader(signature)
  if (header === undefined) return false
  try {
    const body = secp256k1.Signature.fromBytes(signature.slice(1), 'compact')
    if (body.hasHighS()) return false
    const key = body.addRecoveryBit(header.recovery).recoverPublicKey(legacyMessageHash(text))
    return isKeyOf(address, key.toBytes(header.form !== 'long'), header)
  } catch {
    // No point of the curve belongs to it: nobody signed.
    return false
  }
}

/**
 * Wallets such as Electrum and OKX write the header of a plain address for one of a witness as well:
 * the key has to be that of the address all the same.
 */
function isKeyOf(address: BitcoinAddress, key: Uint8Array, { form }: Header): boolean {
  const hash = hash160(key)
  switch (address.type) {
    case 'p2pkh':
      return (form === 'long' || form === 'short') && sameBytes(hash, address.program)
    case 'p2wpkh':
      return (form === 'short' || form === 'p2wpkh') && sameBytes(hash, address.program)
    case 'p2sh': {
      const inner = hash160(Uint8Array.of(0x00, 0x14, ...hash))
      return (form === 'short' || form === 'p2sh') && sameBytes(inner, address.program)
    }
    case 'p2wsh':
    case 'p2tr':
    case 'other':
      // Nothing of a single key can be found in them.
      return false
  }
}
