import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import {
  legacyHash,
  SIGN_ALL,
  type TaprootSigning,
  taprootHash,
  witnessHash,
} from './signature-hash.ts'
import type { Spend } from './spend.ts'

/** A signature and who is said to have made it. */
export interface Signed {
  readonly signature: Uint8Array
  readonly publicKey: Uint8Array
}

/**
 * Whether an ECDSA signature is of this input: in its one form, and of the whole transaction.
 *
 * @param isWitness - Whether it stands in a witness; keys are short there.
 */
export function isEcdsaSigned(
  spend: Spend,
  script: Uint8Array,
  { signature, publicKey, isWitness }: Signed & { readonly isWitness: boolean },
): boolean {
  if (signature.at(-1) !== SIGN_ALL || !isPublicKey(publicKey, isWitness)) return false
  const hash = isWitness ? witnessHash(spend, script) : legacyHash(spend, script)
  const options = { prehash: false, format: 'der', lowS: true } as const
  try {
    return secp256k1.verify(signature.slice(0, -1), hash, publicKey, options)
  } catch {
    // A signature or a key that is none signed nothing.
    return false
  }
}

/** Whether a Schnorr signature is of this input. Source: BIP-340, BIP-341. */
export function isSchnorrSigned(
  spend: Spend,
  { signature, publicKey }: Signed,
  leaf?: Uint8Array,
): boolean {
  const isPlain = signature.length === 64
  if (!isPlain && (signature.length !== 65 || signature[64] !== SIGN_ALL)) return false
  const signing: TaprootSigning = { hashType: isPlain ? 0 : SIGN_ALL, leaf }
  try {
    return schnorr.verify(signature.slice(0, 64), taprootHash(spend, signing), publicKey)
  } catch {
    // As above.
    return false
  }
}

function isPublicKey(key: Uint8Array, isWitness: boolean): boolean {
  if (key.length === 33) return key[0] === 0x02 || key[0] === 0x03
  return !isWitness && key.length === 65 && key[0] === 0x04
}
