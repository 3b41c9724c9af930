import { sha256 } from '@noble/hashes/sha2.js'
import { base58, bech32, bech32m } from '@scure/base'
import type { AddressCheck, Namespace, NetworkId } from '../contract/index.ts'
import { checksumDigits } from '../rpc/checksum-address.ts'

/**
 * Checks an address that was typed, where the website has no adapter that knows more: its form, its
 * checksum, and on Bitcoin its network. Source: docs/security.md, S28.
 *
 * @param networkIds - Networks where the address may be used.
 */
export function checkChannelAddress(
  namespace: Namespace,
  text: string,
  networkIds: readonly NetworkId[],
): AddressCheck {
  const address = text.trim()
  switch (namespace) {
    case 'eip155':
      return checkEvm(address)
    case 'solana':
      return decodeBase58(address)?.length === 32 ? { ok: true, address } : MALFORMED
    case 'bip122':
      return checkBitcoin(address, networkIds)
    default:
      return PLAIN_ADDRESS.test(address) ? { ok: true, address } : MALFORMED
  }
}

const MALFORMED: AddressCheck = { ok: false, reason: 'malformed' }
const WRONG_CHECKSUM: AddressCheck = { ok: false, reason: 'checksum' }
/** Source: CAIP-10. No adapter of ours knows more of these. */
const PLAIN_ADDRESS = /^[-.%a-zA-Z0-9]{1,128}$/
/** The prefix may be left out. Source: docs/specification.md, section 5. */
const EVM = /^(?:0x)?([0-9a-fA-F]{40})$/

/** Mixed upper and lower case is a checksum. Source: EIP-55. */
function checkEvm(text: string): AddressCheck {
  const digits = EVM.exec(text)?.[1]
  if (digits === undefined) return MALFORMED
  const lower = digits.toLowerCase()
  const checked = checksumDigits(digits)
  const isPlain = digits === lower || digits === digits.toUpperCase()
  return isPlain || digits === checked ? { ok: true, address: `0x${checked}` } : WRONG_CHECKSUM
}

/** The network of Bitcoin itself; all others are for tests. Source: CAIP-4, BIP-122. */
const MAIN = 'bip122:000000000019d6689c085ae165831e93'

function checkBitcoin(text: string, networkIds: readonly NetworkId[]): AddressCheck {
  const lower = text.toLowerCase()
  const isOneCase = text === lower || text === text.toUpperCase()
  const isSegwit = isOneCase && SEGWIT.test(lower)
  const read = isSegwit ? readSegwit(lower) : readBase58Check(text)
  if (typeof read === 'string') return { ok: false, reason: read }
  const isHere = networkIds.some((id) => (id === MAIN) === read.isMain)
  return isHere ? { ok: true, address: isSegwit ? lower : text } : { ok: false, reason: 'network' }
}

type Read = { readonly isMain: boolean } | 'malformed' | 'checksum'

/**
 * First bytes of addresses, by whether they are of Bitcoin itself. Source: chain parameters of
 * Bitcoin Core.
 */
const VERSIONS: ReadonlyMap<number, boolean> = new Map([
  [0x00, true],
  [0x05, true],
  [0x6f, false],
  [0xc4, false],
])

function readBase58Check(text: string): Read {
  const bytes = decodeBase58(text)
  if (bytes?.length !== 25) return 'malformed'
  const sum = sha256(sha256(bytes.subarray(0, 21)))
  if (bytes.subarray(21).join() !== sum.subarray(0, 4).join()) return 'checksum'
  const isMain = VERSIONS.get(bytes[0] ?? -1)
  return isMain === undefined ? 'malformed' : { isMain }
}

/** Lower case only, at most 90 letters. Source: BIP-173. */
const SEGWIT = /^(?=.{1,90}$)(?:bc|tb|bcrt)1[ac-hj-np-z02-9]{8,}$/

/** Source: BIP-173, and BIP-350 for all versions but the first. */
function readSegwit(text: string): Read {
  const old = bech32.decodeUnsafe(text)
  const found = old ?? bech32m.decodeUnsafe(text)
  if (found === undefined) return 'checksum'
  const [version = -1, ...words] = found.words
  if ((version === 0) !== (old !== undefined)) return 'checksum'
  const program = bech32.fromWordsUnsafe(words)
  const isValid = program instanceof Uint8Array && isProgram(version, program.length)
  return isValid ? { isMain: found.prefix === 'bc' } : 'malformed'
}

/** Source: BIP-141. */
function isProgram(version: number, length: number): boolean {
  if (version === 0) return length === 20 || length === 32
  return version > 0 && version <= 16 && length >= 2 && length <= 40
}

/** Letters of the longest address in base 58: 32 bytes. Longer texts take more than linear time. */
const MAX_ADDRESS_LENGTH = 44

function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > MAX_ADDRESS_LENGTH) return undefined
  try {
    return base58.decode(text)
  } catch {
    // Not in base 58.
    return undefined
  }
}

/**
 * Writes bytes in base 58, as wallets on Solana take messages.
 *
 * @returns undefined for more bytes than the library encodes (2,048), as it takes more than linear time.
 */
export function encodeBase58(bytes: Uint8Array): string | undefined {
  return bytes.length > MAX_BASE58_BYTES ? undefined : base58.encode(bytes)
}

/** Source: @scure/base 2. */
const MAX_BASE58_BYTES = 2_048
