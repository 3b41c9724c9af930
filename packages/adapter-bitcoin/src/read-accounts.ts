import { answerSoon, cleanName } from '@latchkey/core/adapter'
import { type AccountType, LatchkeyError, type NetworkId } from '@latchkey/core/contract'
import { hex } from '@scure/base'
import { type BitcoinAddress, readAddress } from './address.ts'
import { networkOfName } from './network-names.ts'
import type { BitcoinWallet, WalletAnswer } from './wallets/bitcoin-wallet.ts'

/** An account that a wallet shares. */
export interface WalletAccount extends Pick<BitcoinAddress, 'kinds' | 'type'> {
  readonly address: string
  /** The purpose of the account, if the wallet gives it. */
  readonly purpose?: AccountType | undefined
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
 * Reads the accounts of a wallet, each address once; accounts of other chains are left out. Every
 * field is read once and copied.
 *
 * @returns undefined when any item is not an account.
 */
export function readAccounts({
  accounts: list,
}: WalletAnswer): readonly WalletAccount[] | undefined {
  try {
    if (!Array.isArray(list) || list.length > MAX_ACCOUNTS) return undefined
    const accounts = Array.from<unknown>(list).map(readAccount)
    return [
      ...new Map(
        accounts.flatMap((one) => (one === undefined ? [] : [[one.address, one]])),
      ).values(),
    ]
  } catch {
    // A hostile object may throw when it is read: its answer is invalid.
    return undefined
  }
}

/** @throws LatchkeyError `wallet.malformed`. */
export function requireAccounts(answer: WalletAnswer): readonly WalletAccount[] {
  const accounts = readAccounts(answer)
  if (accounts === undefined) throw new LatchkeyError('wallet.malformed', {})
  return accounts
}

/**
 * What a wallet shares now, without a prompt.
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
const OTHERS: ReadonlySet<unknown> = new Set(['stacks', 'stx', 'spark', 'starknet', 'STX'])

/** @throws LatchkeyError `wallet.malformed` for an invalid account. */
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
    const [prefix, name] = String(chain).split(':')
    return (prefix === 'bitcoin' && networkOfName(name)) || []
  })
}

function readKey(key: unknown): string | undefined {
  // An array of another window is not an instance of this window's class.
  const text = ArrayBuffer.isView(key) ? hex.encode(Uint8Array.from(key as Uint8Array)) : key
  return typeof text === 'string' && KEY.test(text.toLowerCase()) ? text.toLowerCase() : undefined
}
