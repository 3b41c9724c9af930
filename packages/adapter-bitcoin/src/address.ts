import type { AddressCheck, NetworkId } from '@latchkey/core/contract'
import { base58, bech32, bech32m } from '@scure/base'
import { doubleSha256, sameBytes } from './bytes/hashes.ts'
import { type ChainKind, chainKindOf } from './network-names.ts'

/** The type of an address; `other` is a future witness version. */
export type AddressType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'other'

/** A parsed address. */
export interface BitcoinAddress {
  readonly type: AddressType
  /** The address for display: bech32 in lower case. */
  readonly text: string
  /**
   * Kinds of networks where it is valid; base58 addresses are the same on test networks and
   * regtest.
   */
  readonly kinds: readonly ChainKind[]
  /** The hash or key in the address. */
  readonly program: Uint8Array
  /** The output script of the address. */
  readonly script: Uint8Array
}

/** A parsed address, or why it is invalid. */
export type AddressReading =
  | { readonly ok: true; readonly address: BitcoinAddress }
  | { readonly ok: false; readonly reason: 'malformed' | 'checksum' }

/** Source: BIP-173, and chain parameters of Bitcoin Core. */
const PREFIXES: ReadonlyMap<string, ChainKind> = new Map<string, ChainKind>([
  ['bc', 'main'],
  ['tb', 'test'],
  ['bcrt', 'regtest'],
])

interface Version {
  readonly type: 'p2pkh' | 'p2sh'
  readonly kinds: readonly ChainKind[]
}

/** First bytes of base58 addresses. Source: chain parameters of Bitcoin Core. */
const VERSIONS: ReadonlyMap<number, Version> = new Map<number, Version>([
  [0x00, { type: 'p2pkh', kinds: ['main'] }],
  [0x05, { type: 'p2sh', kinds: ['main'] }],
  [0x6f, { type: 'p2pkh', kinds: ['test', 'regtest'] }],
  [0xc4, { type: 'p2sh', kinds: ['test', 'regtest'] }],
])

const MALFORMED: AddressReading = { ok: false, reason: 'malformed' }
const WRONG_CHECKSUM: AddressReading = { ok: false, reason: 'checksum' }
/** Lower case only. Source: BIP-173. */
const BECH32 = /^(bc|tb|bcrt)1[ac-hj-np-z02-9]{8,}$/
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]{25,36}$/
/** Source: BIP-173. */
const MAX_LENGTH = 90

/** Parses an address of any type and network. Source: BIP-13, BIP-16, BIP-141, BIP-173, BIP-350. */
export function readAddress(text: string): AddressReading {
  if (text.length > MAX_LENGTH) return MALFORMED
  const lower = text.toLowerCase()
  const isOneCase = text === lower || text === text.toUpperCase()
  if (isOneCase && BECH32.test(lower)) return readBech32(lower)
  return BASE58.test(text) ? readBase58(text) : MALFORMED
}

/**
 * Checks an address that a visitor typed: its checksum, and that it belongs to one of the networks.
 * Source: docs/security.md, S28.
 *
 * @param networkIds - Networks where the address may be used.
 */
export function checkAddress(text: string, networkIds: readonly NetworkId[]): AddressCheck {
  const reading = readAddress(text.trim())
  if (!reading.ok) return reading
  const { kinds, text: address } = reading.address
  const isHere = networkIds.some((id) => kinds.some((kind) => kind === chainKindOf(id)))
  return isHere ? { ok: true, address } : { ok: false, reason: 'network' }
}

function readBase58(text: string): AddressReading {
  const bytes = base58.decode(text)
  if (bytes.length !== 25) return MALFORMED
  const body = bytes.subarray(0, 21)
  if (!sameBytes(doubleSha256(body).subarray(0, 4), bytes.subarray(21))) return WRONG_CHECKSUM
  const version = VERSIONS.get(body[0] ?? -1)
  if (version === undefined) return MALFORMED
  const program = body.slice(1)
  const script =
    version.type === 'p2pkh'
      ? Uint8Array.of(0x76, 0xa9, 0x14, ...program, 0x88, 0xac)
      : Uint8Array.of(0xa9, 0x14, ...program, 0x87)
  return { ok: true, address: { ...version, text, program, script } }
}

function readBech32(text: string): AddressReading {
  const old = bech32.decodeUnsafe(text)
  const found = old ?? bech32m.decodeUnsafe(text)
  if (found === undefined) return WRONG_CHECKSUM
  const [version = -1, ...words] = found.words
  const kind = PREFIXES.get(found.prefix)
  const program = bech32.fromWordsUnsafe(words)
  if (kind === undefined || !(program instanceof Uint8Array)) return MALFORMED
  if (!isProgram(version, program.length)) return MALFORMED
  // Version 0 has the checksum of BIP-173, all later ones that of BIP-350.
  if ((version === 0) !== (old !== undefined)) return WRONG_CHECKSUM
  const script = Uint8Array.of(version === 0 ? 0 : 0x50 + version, program.length, ...program)
  const type = witnessType(version, program.length)
  return { ok: true, address: { type, text, kinds: [kind], program, script } }
}

/** Source: BIP-141. */
function isProgram(version: number, length: number): boolean {
  if (version === 0) return length === 20 || length === 32
  return version > 0 && version <= 16 && length >= 2 && length <= 40
}

function witnessType(version: number, length: number): AddressType {
  if (version === 0) return length === 20 ? 'p2wpkh' : 'p2wsh'
  return version === 1 && length === 32 ? 'p2tr' : 'other'
}
