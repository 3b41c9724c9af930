import { LatchkeyError } from '@latchkey/core/contract'
import { base64 } from '@scure/base'
import { type AddressType, readAddress } from '../address.ts'
import type { Handle } from '../sessions/session-store.ts'
import type { SigningProtocol } from '../wallets/bitcoin-wallet.ts'
import { askOwner } from './ask-owner.ts'
import { needAddress } from './need-reviewed.ts'

/** A text to sign, and with which account. */
export interface TextToSign {
  readonly address: string
  readonly text: string
  /** The one that fits the address where left out. */
  readonly protocol?: SigningProtocol | undefined
}

/** Addresses of a single key, which can be found in a signature. */
const OF_ONE_KEY: ReadonlySet<AddressType | undefined> = new Set<AddressType>([
  'p2pkh',
  'p2sh',
  'p2wpkh',
])
/** More than any script needs. */
const MAX_SIGNATURE_LENGTH = 100_000

/**
 * Has a text signed.
 *
 * @returns The signature in base64.
 * @throws LatchkeyError `wallet.request-rejected`, `wallet.unauthorized`, `wallet.malformed`, …
 */
export async function signMessage(
  handle: Handle,
  { address, text, protocol = fitting(address) }: TextToSign,
  signal: AbortSignal,
): Promise<string> {
  needAddress(handle, address)
  const { networkId, facts } = handle.session
  const request = { address, networkId, facts: facts?.[address], text, protocol }
  return needSignature(await askOwner(handle.wallet, (it) => it.signText(request), signal))
}

function fitting(address: string): SigningProtocol {
  const reading = readAddress(address)
  return reading.ok && OF_ONE_KEY.has(reading.address.type) ? 'ecdsa' : 'bip322'
}

/** @throws LatchkeyError `wallet.malformed` when the wallet's answer is no signature. */
function needSignature(answer: unknown): string {
  const isText = typeof answer === 'string' && answer.length <= MAX_SIGNATURE_LENGTH
  const bytes = isText ? bytesOf(answer) : undefined
  if (!isText || bytes === undefined || bytes.length === 0)
    throw new LatchkeyError('wallet.malformed', {})
  return answer
}

/** Signatures of BIP-322 may begin with three letters that say which form they are of. */
function bytesOf(signature: string): Uint8Array | undefined {
  try {
    return base64.decode(signature.replace(/^(?:smp|ful|pof)/, ''))
  } catch {
    return undefined
  }
}
