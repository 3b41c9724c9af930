import { LatchkeyError, type NetworkId } from '@latchkey/core/contract'
import { readChainId } from './chain-id.ts'

const ADDRESS = /^0x[0-9a-f]{40}$/i
/** More than any real wallet has; a longer list is a broken or hostile answer. */
const MAX_ACCOUNTS = 1_000

/**
 * Reads a list of addresses as the wallet gave them, each once. Entries that are no address are left out.
 *
 * @returns undefined when the answer is no list, or has entries and no address.
 */
export function readAddresses(answer: unknown): readonly string[] | undefined {
  try {
    if (!Array.isArray(answer) || answer.length > MAX_ACCOUNTS) return undefined
    const addresses = Array.from<unknown>(answer).filter(isAddress)
    if (addresses.length === 0 && answer.length > 0) return undefined
    return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()]
  } catch {
    // A hostile object may throw when it is read: its answer is invalid.
    return undefined
  }
}

/** @throws LatchkeyError `wallet.malformed`. */
export function requireAddresses(answer: unknown): readonly string[] {
  const addresses = readAddresses(answer)
  if (addresses === undefined) throw new LatchkeyError('wallet.malformed', {})
  return addresses
}

/** @throws LatchkeyError `wallet.malformed`. */
export function requireChainId(answer: unknown): NetworkId<'eip155'> {
  const networkId = readChainId(answer)
  if (networkId === undefined) throw new LatchkeyError('wallet.malformed', {})
  return networkId
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && ADDRESS.test(value)
}
