import { type AccountId, addressOf, isLatchkeyError, networkOf } from '@latchkey/core/contract'
import { base64 } from '@scure/base'
import { checkAddress, readAddress } from '../address.ts'
import { isLegacySignature, LEGACY_LENGTH } from '../verify/is-legacy-signature.ts'
import { isSimpleSignature } from '../verify/is-simple-signature.ts'

/** A text, its signature, and the account that claims to have signed it. */
export interface Claim {
  readonly account: AccountId<'bip122'>
  readonly text: string
  readonly signature: string
}

/** Longer than any signature. */
const MAX_SIGNATURE_LENGTH = 100_000

/**
 * Verifies that an account signed a text, in the legacy form or the simple form of BIP-322. Wallets
 * use these two.
 *
 * @returns false for an invalid signature, and for an address of another network.
 * @throws LatchkeyError `signature.unsupported-form` for the full and proof-of-funds forms of
 * BIP-322 and for signatures by scripts: they may be valid, but can't be checked here.
 */
export function verifyMessage({ account, text, signature }: Claim): boolean {
  const reading = readAddress(addressOf(account))
  const isHere = checkAddress(addressOf(account), [networkOf(account)]).ok
  if (!reading.ok || !isHere || signature.length > MAX_SIGNATURE_LENGTH) return false
  try {
    const legacy = readLegacy(signature)
    return legacy === undefined
      ? isSimpleSignature(reading.address, text, signature)
      : isLegacySignature(reading.address, text, legacy)
  } catch (thrown) {
    if (isLatchkeyError(thrown, 'signature.unsupported-form')) throw thrown
    // Text that can't be decoded is not a signature.
    return false
  }
}

/**
 * A legacy signature is recognized by its length: a witness of that length would have a single
 * item.
 */
function readLegacy(signature: string): Uint8Array | undefined {
  if (signature.length !== Math.ceil(LEGACY_LENGTH / 3) * 4) return undefined
  const bytes = base64.decode(signature)
  const [first = 0] = bytes
  return bytes.length === LEGACY_LENGTH && first >= 27 ? bytes : undefined
}
