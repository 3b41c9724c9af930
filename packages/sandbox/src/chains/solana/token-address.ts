import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { PROGRAMS } from './programs.ts'

/** Separates these addresses from other derived ones. Source: Solana's `Pubkey`. */
const LABEL = new TextEncoder().encode('ProgramDerivedAddress')

/** The associated token account: an owner's default account of a token. Source: SPL associated token account program. */
export function associatedTokenAddress(
  owner: string,
  mint: string,
  program: string = PROGRAMS.token,
): string {
  const seeds = [owner, program, mint].map(base58.decode)
  // The first address that is no point of the curve, for which no key exists.
  for (let bump = 255; bump >= 0; bump -= 1) {
    const hash = createHash('sha256')
    for (const part of [
      ...seeds,
      Uint8Array.of(bump),
      base58.decode(PROGRAMS.associatedToken),
      LABEL,
    ])
      hash.update(part)
    const address = Uint8Array.from(hash.digest())
    if (!isOnCurve(address)) return base58.encode(address)
  }
  throw new RangeError('There is no address for this token account.')
}

function isOnCurve(bytes: Uint8Array): boolean {
  try {
    ed25519.ExtendedPoint.fromHex(bytes)
    return true
  } catch {
    return false
  }
}
