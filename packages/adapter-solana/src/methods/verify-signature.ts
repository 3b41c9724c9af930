import { ed25519 } from '@noble/curves/ed25519'

/** Bytes of a signature, and of each of its halves. */
const SIGNATURE_LENGTH = 64
/** Times eight: what points of a small order vanish in. */
const COFACTOR = 8n

/**
 * Whether bytes were signed by a key, strictly: one signature of a text is one text of bytes (no
 * malleable half), keys and points in their one form, and no key of a small order, which would sign
 * everything. Source: RFC 8032, docs/security.md, S19.
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
    // What is no point of the curve is no key, and signs nothing.
    return false
  }
}
