import { type AccountId, addressOf, networkOf } from '@latchkey/core/contract'
import { base64 } from '@scure/base'
import { checkAddress } from '../address/check-address.ts'
import { readAddress } from '../address/read-address.ts'
import { isBip322Signature } from './is-bip322-signature.ts'
import { isLegacySignature, LEGACY_LENGTH } from './is-legacy-signature.ts'

/** A text, and who is said to have signed it. */
export interface Claim {
  readonly account: AccountId<'bip122'>
  readonly text: string
  readonly signature: string
}

/** More than any script needs. */
const MAX_SIGNATURE_LENGTH = 100_000

/**
 * Whether a text was signed by an account, in any form that wallets use. Source: security rule S19.
 *
 * @returns false for anything that is no signature, and for an address of another network.
 */
export function verifyText({ account, text, signature }: Claim): boolean {
  const reading = readAddress(addressOf(account))
  const isHere = checkAddress(addressOf(account), [networkOf(account)]).ok
  if (!reading.ok || !isHere || signature.length > MAX_SIGNATURE_LENGTH) return false
  try {
    const legacy = readLegacy(signature)
    return legacy === undefined
      ? isBip322Signature({ text, signature, script: reading.address.script })
      : isLegacySignature(reading.address, text, legacy)
  } catch {
    // Whatever can't be read is no signature; nothing here asks anybody else.
    return false
  }
}

/** Only its length tells an old signature: a witness of that length would have a single item. */
function readLegacy(signature: string): Uint8Array | undefined {
  if (signature.length !== Math.ceil(LEGACY_LENGTH / 3) * 4) return undefined
  const bytes = base64.decode(signature)
  const [first = 0] = bytes
  return bytes.length === LEGACY_LENGTH && first >= 27 ? bytes : undefined
}
