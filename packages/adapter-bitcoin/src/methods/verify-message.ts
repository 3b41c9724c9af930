import { type AccountId, addressOf, isLatchkeyError, networkOf } from '@latchkey/core/contract'
import { base64 } from '@scure/base'
import { checkAddress, readAddress } from '../address.ts'
import { isLegacySignature, LEGACY_LENGTH } from '../verify/is-legacy-signature.ts'
import { isSimpleSignature } from '../verify/is-simple-signature.ts'

/** A text, and who is said to have signed it. */
export interface Claim {
  readonly account: AccountId<'bip122'>
  readonly text: string
  readonly signature: string
}

/** More than any signature needs. */
const MAX_SIGNATURE_LENGTH = 100_000

/**
 * Whether a text was signed by an account, in the legacy form or the simple one of BIP-322, which
 * are those that wallets give.
 *
 * @returns false for anything that is no signature, and for an address of another network.
 * @throws LatchkeyError `signature.unsupported-form` for the full and proof-of-funds forms of BIP-322
 * and for signatures by scripts: they can't be checked, which does not make them wrong.
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
    // What can't be decoded is no signature.
    return false
  }
}

/** A legacy signature is known by its length: a witness of that length would have a single item. */
function readLegacy(signature: string): Uint8Array | undefined {
  if (signature.length !== Math.ceil(LEGACY_LENGTH / 3) * 4) return undefined
  const bytes = base64.decode(signature)
  const [first = 0] = bytes
  return bytes.length === LEGACY_LENGTH && first >= 27 ? bytes : undefined
}
