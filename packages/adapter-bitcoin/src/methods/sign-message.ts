import { LatchkeyError } from '@latchkey/core/contract'
import { base64 } from '@scure/base'
import { type AddressType, readAddress } from '../address.ts'
import type { Handle } from '../session-store.ts'
import type { SigningProtocol } from '../wallets/bitcoin-wallet.ts'
import { requestWallet } from './request-wallet.ts'
import { requireAddress } from './require-reviewed.ts'

/** A text to sign, and the address that signs. */
export interface TextToSign {
  readonly address: string
  readonly text: string
  /** Default: the one for the type of the address. */
  readonly protocol?: SigningProtocol | undefined
}

/** Address types of a single key, which can be recovered from a signature. */
const OF_ONE_KEY: ReadonlySet<AddressType | undefined> = new Set<AddressType>([
  'p2pkh',
  'p2sh',
  'p2wpkh',
])
/** Longer than any signature by a script. */
const MAX_SIGNATURE_LENGTH = 100_000

/**
 * Asks the wallet to sign a text.
 *
 * @returns The signature in base64.
 * @throws LatchkeyError `wallet.request-rejected`, `wallet.unauthorized`, `wallet.malformed`, …
 */
export async function signMessage(
  handle: Handle,
  { address, text, protocol = fitting(address) }: TextToSign,
  signal: AbortSignal,
): Promise<string> {
  requireAddress(handle, address)
  const { networkId, facts } = handle.session
  const request = { address, networkId, facts: facts?.[address], text, protocol }
  return requireSignature(await requestWallet(handle.wallet, (it) => it.signText(request), signal))
}

function fitting(address: string): SigningProtocol {
  const reading = readAddress(address)
  return reading.ok && OF_ONE_KEY.has(reading.address.type) ? 'ecdsa' : 'bip322'
}

/** @throws LatchkeyError `wallet.malformed` when the wallet's answer is not a signature. */
function requireSignature(answer: unknown): string {
  const isText = typeof answer === 'string' && answer.length <= MAX_SIGNATURE_LENGTH
  const bytes = isText ? bytesOf(answer) : undefined
  if (!isText || bytes === undefined || bytes.length === 0)
    throw new LatchkeyError('wallet.malformed', {})
  return answer
}

/** Signatures of BIP-322 may begin with three letters for their form. */
function bytesOf(signature: string): Uint8Array | undefined {
  try {
    return base64.decode(signature.replace(/^(?:smp|ful|pof)/, ''))
  } catch {
    return undefined
  }
}
