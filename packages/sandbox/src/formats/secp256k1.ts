import { secp256k1 } from '@noble/curves/secp256k1'

/** The compressed public key of a key, 33 bytes. */
export function publicKeyOf(privateKey: Uint8Array): Uint8Array {
  return secp256k1.getPublicKey(privateKey, true)
}
