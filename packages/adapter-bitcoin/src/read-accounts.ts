import { answerSoon, cleanName, readField } from '@latchkey/core/adapter'
import { type AccountType, LatchkeyError, type NetworkId } from '@latchkey/core/contract'
import { hex } from '@scure/base'
import { type BitcoinAddress, readAddress } from './address.ts'
import { networkOfName } from './network-names.ts'
import type { BitcoinWallet, WalletAnswer } from './wallets/bitcoin-wallet.ts'

/** An account that a wallet shares. */
export interface WalletAccount extends Pick<BitcoinAddress, 'kinds' | 'type'> {
  readonly address: string
  /** The purposes of the account, if the wallet gives them: a wallet with one account has it for both. */
  readonly purposes?: readonly AccountType[] | undefined
  /** Networks where it may be used, if the wallet gives them. */
  readonly networkIds?: readonly NetworkId<'bip122'>[] | undefined
  /** Hexadecimal. */
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
  readonly label?: string | undefined
}

/** More than any real wallet has; a longer list is a broken or hostile answer. */
const MAX_ACCOUNTS = 1_000
/** Source: BIP-32. */
const PATH = /^m(?:\/\d{1,10}['h]?){1,10}$/
/** A public key: compressed, uncompressed, or the x coordinate for taproot. */
const KEY = /^(?:[0-9a-f]{64}|0[23][0-9a-f]{64}|04[0-9a-f]{128})$/

/**
 * Reads the accounts of a wallet, each address once; accounts of other chains, and items that are no account, are
 * left out. Every field is read once and copied.
 *
 * @returns undefined when the answer is no list, or when an item is no account and none is left.
 */
export function readAccounts({
  accounts: list,
}: WalletAnswer): readonly WalletAccount[] | undefined {
  try {
    if (!Array.isArray(list) || list.length > MAX_ACCOUNTS) return undefined
    const accounts = new Map<string, WalletAccount>()
    const readings = Array.from<unknown>(list).map(readAccount)
    for (const one of readings) {
      if (typeof one === 'object') accounts.set(one.address, both(accounts.get(one.address), one))
    }
    if (accounts.size === 0 && readings.includes('malformed')) return undefined
    return [...accounts.values()]
  } catch {
    // A hostile object may throw when it is read: its answer is invalid.
    return undefined
  }
}

/** Wallets name an address once for each purpose, or once for each network. */
function both(before: WalletAccount | undefined, one: WalletAccount): WalletAccount {
  if (before === undefined) return one
  return {
    ...one,
    purposes: union(before.purposes, one.purposes),
    networkIds: union(before.networkIds, one.networkIds),
    publicKey: before.publicKey ?? one.publicKey,
    path: before.path ?? one.path,
    label: before.label ?? one.label,
  }
}

function union<T>(a?: readonly T[], b?: readonly T[]): readonly T[] | undefined {
  return a && b ? [...new Set([...a, ...b])] : (a ?? b)
}

/** @throws LatchkeyError `wallet.malformed`. */
export function requireAccounts(answer: WalletAnswer): readonly WalletAccount[] {
  const accounts = readAccounts(answer)
  if (accounts === undefined) throw new LatchkeyError('wallet.malformed', {})
  return accounts
}

/**
 * Reads the accounts that a wallet shares now, without a prompt.
 *
 * @throws LatchkeyError by the wallet's code, `wallet.failed` when it does not answer, `aborted`.
 */
export async function sharedSoon(
  wallet: BitcoinWallet,
  waiting: Parameters<typeof answerSoon>[1],
): Promise<WalletAnswer> {
  const answer = await answerSoon(wallet.shared(), waiting)
  // `answerSoon` returns the answer of `shared` unchanged, or throws.
  return answer as WalletAnswer
}

/** Names with which wallets mark accounts of other chains. */
const OTHERS: ReadonlySet<unknown> = new Set(['stacks', 'stx', 'spark', 'starknet'])
/** A symbol with which wallets mark accounts of Bitcoin. */
const BITCOIN = 'btc'

/**
 * @returns undefined for an account of another chain: one that is marked so, or whose address can't be one of
 * Bitcoin and is not marked as one.
 */
function readAccount(value: unknown): WalletAccount | 'malformed' | undefined {
  const own = Object(value)
  const { address: text, symbol, chains } = own
  const names = [own.purpose ?? own.intention ?? own.purposes].flat().map(lowerCase)
  const marks = [...names, lowerCase(symbol)]
  const purposes = names.flatMap((name) => PURPOSES.get(name) ?? [])
  if (marks.some((mark) => OTHERS.has(mark))) return undefined
  const reading = typeof text === 'string' ? readAddress(text) : undefined
  const isMarked = purposes.length > 0 || marks.includes(BITCOIN)
  if (reading?.ok === false && reading.reason === 'malformed' && !isMarked) return undefined
  if (!reading?.ok) return 'malformed'
  const { address } = reading
  const path: unknown = readField(own, 'path') ?? readField(own, 'derivationPath')
  return {
    address: address.text,
    kinds: address.kinds,
    type: address.type,
    purposes: purposes.length > 0 ? purposes : undefined,
    networkIds: readChains(chains),
    publicKey: readKey(own.publicKey),
    path: typeof path === 'string' && PATH.test(path) ? path : undefined,
    label: cleanName(readField(own, 'label')) || undefined,
  }
}

const PURPOSES: ReadonlyMap<unknown, AccountType> = new Map<unknown, AccountType>([
  ['payment', 'payment'],
  ['payments', 'payment'],
  ['ordinals', 'ordinal'],
  ['ordinal', 'ordinal'],
])

function lowerCase(name: unknown): unknown {
  return typeof name === 'string' ? name.trim().toLowerCase() : name
}

/** `bitcoin:testnet`. Source: Wallet Standard, extensions for Bitcoin. */
function readChains(chains: unknown): readonly NetworkId<'bip122'>[] | undefined {
  if (!Array.isArray(chains)) return undefined
  return chains.slice(0, 100).flatMap((chain: unknown) => {
    const [prefix, name] = String(chain).split(':')
    return (prefix === 'bitcoin' && networkOfName(name)) || []
  })
}

function readKey(key: unknown): string | undefined {
  // An array of another window is not an instance of this window's class.
  const text = ArrayBuffer.isView(key) ? hex.encode(Uint8Array.from(key as Uint8Array)) : key
  return typeof text === 'string' && KEY.test(text.toLowerCase()) ? text.toLowerCase() : undefined
}
