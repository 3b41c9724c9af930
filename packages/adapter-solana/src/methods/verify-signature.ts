import { ed25519 } from '@noble/curves/ed25519'

/** Bytes of a signature. */
const SIGNATURE_LENGTH = 64
/** Points of small order, multiplied by 8, are zero. */
const COFACTOR = 8n

/**
 * Verifies that a key signed these bytes, by strict rules: no malleable signatures, keys and points
 * in canonical form only, and no keys of small order, for which every signature is valid. Source:
 * RFC 8032, docs/security.md, S19.
 */
export function verifySignature(
  signature: Uint8Array,
  message: Uint8Array,
  publicKey: Uint8Array,
): boolean {
  if (signature.length !== SIGNATURE_LENGTH) return false
  try {
    const point = ed25519.ExtendedPoint.fromHex(publicKey, false)
    if (point.multiplyUnsafe(COFACTOR).is0()) return false
    return ed25519.verify(signature, message, publicKey, { zip215: false })
  } catch {
    // Bytes that are not a point of the curve are not a key.
    return false
  }
}
