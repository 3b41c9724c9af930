import { keccak_256 } from '@noble/hashes/sha3.js'
import { type AccountId, accountOn, addressOf, networkOf } from '../contract/index.ts'

/**
 * Writes the digits of an EVM address with their checksum. Source: EIP-55.
 *
 * @param digits - 40 hexadecimal digits, without a prefix.
 */
export function checksumDigits(digits: string): string {
  const lower = digits.toLowerCase()
  const hash = keccak_256(new TextEncoder().encode(lower))
  return [...lower]
    .map((digit, at) => {
      const half = ((hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 0xf
      return half >= 8 ? digit.toUpperCase() : digit
    })
    .join('')
}

const EVM_ADDRESS = /^0x([0-9a-f]{40})$/i

/** Writes an EVM address with its checksum, whatever its letters were; other texts stay as they are. */
export function withChecksum(address: string): string {
  const digits = EVM_ADDRESS.exec(address)?.[1]
  return digits === undefined ? address : `0x${checksumDigits(digits)}`
}

/** A segwit address in capital letters, as in QR codes. Source: BIP-173. */
const LOUD_SEGWIT = /^(?:BC|TB|BCRT)1[A-Z0-9]+$/

/**
 * Writes an account in the one form in which the core has it: on EVM networks with a checksum, and segwit
 * addresses in small letters. Called where an account comes in: from the relay, from the secure frame, from
 * storage. Adapters do the same with accounts of local wallets.
 */
export function writeAccount(account: AccountId): AccountId {
  const address = addressOf(account)
  if (account.startsWith('eip155:')) return accountOn(networkOf(account), withChecksum(address))
  const isLoud = account.startsWith('bip122:') && LOUD_SEGWIT.test(address)
  return isLoud ? accountOn(networkOf(account), address.toLowerCase()) : account
}
