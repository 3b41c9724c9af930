import { cleanName } from '@latchkey/core/adapter'
import { type AccountType, LatchkeyError, type NetworkId } from '@latchkey/core/contract'
import { hex } from '@scure/base'
import { type BitcoinAddress, readAddress } from '../address.ts'
import { networkOfName } from '../network-names.ts'
import type { WalletWord } from '../wallets/bitcoin-wallet.ts'

/** An account that a wallet shares. */
export interface WalletAccount extends Pick<BitcoinAddress, 'kinds' | 'type'> {
  readonly address: string
  /** What the owner keeps there, where the wallet says it. */
  readonly purpose?: AccountType | undefined
  /** Networks it may be used on, where the wallet says it. */
  readonly networkIds?: readonly NetworkId<'bip122'>[] | undefined
  /** Hexadecimal. */
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
  readonly label?: string | undefined
}

/** No person has more accounts in one wallet; a longer list is a broken or hostile answer. */
const MAX_ACCOUNTS = 1_000
/** Source: BIP-32. */
const PATH = /^m(?:\/\d{1,10}['h]?){1,10}$/
/** A key with or without the half of it that can be computed, or the half of it that taproot needs. */
const KEY = /^(?:[0-9a-f]{64}|0[23][0-9a-f]{64}|04[0-9a-f]{128})$/

/**
 * Reads the accounts of a wallet, each address once; those of other families of chains are left out.
 * All is read once and copied.
 *
 * @returns undefined when any part of it is no account.
 */
export function readAccounts({ accounts: list }: WalletWord): readonly WalletAccount[] | undefined {
  try {
    if (!Array.isArray(list) || list.length > MAX_ACCOUNTS) return undefined
    const accounts = Array.from<unknown>(list).map(readAccount)
    return [
      ...new Map(
        accounts.flatMap((one) => (one === undefined ? [] : [[one.address, one]])),
      ).values(),
    ]
  } catch {
    // Reading a hostile object may throw, and one of another form does: no answer either.
    return undefined
  }
}

/** @throws LatchkeyError `wallet.malformed`. */
export function needAccounts(word: WalletWord): readonly WalletAccount[] {
  const accounts = readAccounts(word)
  if (accounts === undefined) throw new LatchkeyError('wallet.malformed', {})
  return accounts
}

/** Wallets of several families of chains say of an account which one it is. */
const OTHERS: ReadonlySet<unknown> = new Set(['stacks', 'stx', 'spark', 'starknet', 'STX'])

/** @throws LatchkeyError `wallet.malformed` for what is no account. */
function readAccount(value: unknown): WalletAccount | undefined {
  const own = Object(value)
  const { address: text, symbol, chains, label } = own
  const purpose: unknown = own.purpose ?? own.intention
  if (OTHERS.has(purpose) || OTHERS.has(symbol)) return undefined
  const reading = typeof text === 'string' ? readAddress(text) : undefined
  if (!reading?.ok) throw new LatchkeyError('wallet.malformed', {})
  const { address } = reading
  const path: unknown = own.path ?? own.derivationPath
  return {
    address: address.text,
    kinds: address.kinds,
    type: address.type,
    purpose: PURPOSES.get(purpose),
    networkIds: readChains(chains),
    publicKey: readKey(own.publicKey),
    path: typeof path === 'string' && PATH.test(path) ? path : undefined,
    label: cleanName(label) || undefined,
  }
}

const PURPOSES: ReadonlyMap<unknown, AccountType> = new Map<unknown, AccountType>([
  ['payment', 'payment'],
  ['ordinals', 'ordinal'],
  ['ordinal', 'ordinal'],
])

/** `bitcoin:testnet`. Source: Wallet Standard, extensions for Bitcoin. */
function readChains(chains: unknown): readonly NetworkId<'bip122'>[] | undefined {
  if (!Array.isArray(chains)) return undefined
  return chains.slice(0, 100).flatMap((chain: unknown) => {
    const [family, name] = String(chain).split(':')
    return (family === 'bitcoin' && networkOfName(name)) || []
  })
}

function readKey(key: unknown): string | undefined {
  // Another window's arrays are no arrays of this one.
  const text = ArrayBuffer.isView(key) ? hex.encode(Uint8Array.from(key as Uint8Array)) : key
  return typeof text === 'string' && KEY.test(text.toLowerCase()) ? text.toLowerCase() : undefined
}
