import {
  type AddressCheck,
  assertNever,
  type Namespace,
  type NetworkId,
} from '../contract/index.ts'
import { sha256 } from '../platform/sha-256.ts'
import { decodeBase58 } from './base58.ts'
import { keccak256 } from './keccak.ts'

/**
 * Checks an address that was typed, where the website has no adapter that knows more: its form, its
 * checksum, and on Bitcoin its network. Source: docs/security.md, S28.
 *
 * @param networkIds - Networks where the address may be used.
 */
export async function checkChannelAddress(
  namespace: Namespace,
  text: string,
  networkIds: readonly NetworkId[],
): Promise<AddressCheck> {
  const address = text.trim()
  switch (namespace) {
    case 'eip155':
      return checkEvm(address)
    case 'solana':
      return decodeBase58(address)?.length === 32 ? { ok: true, address } : MALFORMED
    case 'bip122':
      return checkBitcoin(address, networkIds)
    case 'polkadot':
      return PLAIN_ADDRESS.test(address) ? { ok: true, address } : MALFORMED
    default:
      return assertNever(namespace)
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
  const hash = keccak256(new TextEncoder().encode(lower))
  const written = [...lower].map((digit, at) => {
    const half = ((hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 0xf
    return half >= 8 ? digit.toUpperCase() : digit
  })
  const checked = written.join('')
  const isPlain = digits === lower || digits === digits.toUpperCase()
  return isPlain || digits === checked ? { ok: true, address: `0x${checked}` } : WRONG_CHECKSUM
}

/** The network of Bitcoin itself; all others are for tests. Source: CAIP-4, BIP-122. */
const MAIN = 'bip122:000000000019d6689c085ae165831e93'

async function checkBitcoin(text: string, networkIds: readonly NetworkId[]): Promise<AddressCheck> {
  const lower = text.toLowerCase()
  const isOneCase = text === lower || text === text.toUpperCase()
  const isSegwit = isOneCase && SEGWIT.test(lower)
  const read = isSegwit ? readSegwit(lower) : await readBase58Check(text)
  if (typeof read === 'string') return { ok: false, reason: read }
  const isHere = networkIds.some((id) => (id === MAIN) === read.isMain)
  return isHere ? { ok: true, address: isSegwit ? lower : text } : { ok: false, reason: 'network' }
}

type Read = { readonly isMain: boolean } | 'malformed' | 'checksum'

/** First bytes of addresses, by whether they are of Bitcoin itself. Source: chain parameters of Bitcoin Core. */
const VERSIONS: ReadonlyMap<number, boolean> = new Map([
  [0x00, true],
  [0x05, true],
  [0x6f, false],
  [0xc4, false],
])

async function readBase58Check(text: string): Promise<Read> {
  const bytes = decodeBase58(text)
  if (bytes?.length !== 25) return 'malformed'
  const sum = await sha256(await sha256(bytes.slice(0, 21)))
  if (bytes.slice(21).join() !== sum.slice(0, 4).join()) return 'checksum'
  const isMain = VERSIONS.get(bytes[0] ?? -1)
  return isMain === undefined ? 'malformed' : { isMain }
}

/** Source: BIP-173. */
const SEGWIT = /^(bc|tb|bcrt)1([ac-hj-np-z02-9]{14,84})$/
const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const BECH32 = 1
const BECH32M = 0x2bc830a3

/** Source: BIP-173, and BIP-350 for all versions but the first. */
function readSegwit(text: string): Read {
  const [, prefix = '', data = ''] = SEGWIT.exec(text) ?? []
  if (text.length > 90) return 'malformed'
  const words = [...data].map((letter) => LETTERS.indexOf(letter))
  const [version = -1] = words
  const sum = polymod([...expanded(prefix), ...words])
  if (sum !== (version === 0 ? BECH32 : BECH32M)) return 'checksum'
  return isProgram(version, words.slice(1, -6)) ? { isMain: prefix === 'bc' } : 'malformed'
}

function expanded(prefix: string): readonly number[] {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

function polymod(values: readonly number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    GENERATOR.forEach((part, bit) => {
      if (((top >> bit) & 1) === 1) sum ^= part
    })
  }
  return sum >>> 0
}

/** Source: BIP-141. The bits that are left over have to be fewer than a word, and zero. */
function isProgram(version: number, words: readonly number[]): boolean {
  const length = Math.floor((words.length * 5) / 8)
  const rest = (words.length * 5) % 8
  const isPadded = rest < 5 && ((words.at(-1) ?? 0) & ((1 << rest) - 1)) === 0
  if (!isPadded || version > 16) return false
  return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
}
