import { secp256k1 } from '@noble/curves/secp256k1.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { BitcoinAddress } from '../address.ts'
import { doubleSha256, hash160, sameBytes } from '../bytes/hashes.ts'
import { sized } from '../bytes/write-bytes.ts'

/** Prefix of every signed text. */
const MAGIC = utf8ToBytes('Bitcoin Signed Message:\n')

/** The hash of a text that is signed in the legacy form. */
export function legacyMessageHash(text: string): Uint8Array {
  return doubleSha256(concatBytes(sized(MAGIC), sized(utf8ToBytes(text))))
}

/**
 * Header of a legacy signature: the recovery number, and the type of the address. Source: BIP-137.
 */
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
 * @returns undefined for anything else.
 */
export function readLegacyHeader(signature: Uint8Array): Header | undefined {
  const offset = (signature[0] ?? 0) - 27
  const form = FORMS[Math.floor(offset / 4)]
  if (signature.length !== LEGACY_LENGTH || offset < 0 || form === undefined) return undefined
  return { recovery: offset % 4, form }
}

/** Verifies that the key of an address signed a text, in canonical form. Source: BIP-137. */
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
    // The signature is not a point of the curve, so that it has no signer.
    return false
  }
}

/**
 * Wallets such as Electrum and OKX use the header of a plain address for witness addresses, too.
 * The key has to belong to the address in any case.
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
      // These addresses do not contain the hash of a single key.
      return false
  }
}
