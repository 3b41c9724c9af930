import { cleanName } from '../clean-text.ts'
import { readNames } from './read-registration.ts'

/** An account that a wallet shares with the page. Source: Wallet Standard. */
export interface StandardAccount {
  readonly address: string
  /** Empty where the wallet does not tell it. */
  readonly publicKey: Uint8Array
  /** Networks it may be used on, by the names of the standard. */
  readonly chains: readonly string[]
  readonly label?: string | undefined
  /** What the wallet wants to be handed when it is asked about this account. */
  readonly own: object
}

/** No person has more accounts in one wallet; a longer list is a broken or hostile answer. */
const MAX_ACCOUNTS = 1_000
/** Longer than any key of any family. */
const MAX_KEY_LENGTH = 256

/** What makes an account one of a family. */
export interface AccountFamily {
  /** How the standard names its networks: `solana` of `solana:mainnet`. */
  readonly chainPrefix: string
  isAddress(text: string): boolean
}

/**
 * Reads the accounts of a wallet, each address once; those of other families are left out.
 *
 * @returns undefined when any part of it is not an account.
 */
export function readStandardAccounts(
  value: unknown,
  family: AccountFamily,
): readonly StandardAccount[] | undefined {
  try {
    if (!Array.isArray(value) || value.length > MAX_ACCOUNTS) return undefined
    const accounts = Array.from<unknown>(value)
      .map((own) => readAccount(own, family.chainPrefix))
      .filter(({ chains }) => chains.length > 0)
    if (!accounts.every(({ address }) => family.isAddress(address))) return undefined
    return [...new Map(accounts.map((account) => [account.address, account])).values()]
  } catch {
    // Reading a hostile object may throw, and one of another form does: no answer either.
    return undefined
  }
}

function readAccount(value: unknown, chainPrefix: string): StandardAccount {
  const own = Object(value)
  const { address, publicKey, chains, label } = own
  if (typeof address !== 'string' || !Array.isArray(chains)) throw new TypeError('No account')
  return {
    address,
    publicKey: readKey(publicKey),
    chains: readNames(chains).filter((chain) => chain.startsWith(`${chainPrefix}:`)),
    label: cleanName(label) || undefined,
    own,
  }
}

function readKey(key: unknown): Uint8Array {
  const { length } = Object(key)
  const isKey = ArrayBuffer.isView(key) && length > 0 && length <= MAX_KEY_LENGTH
  // Another window's arrays are no arrays of this one.
  return isKey ? Uint8Array.from(key as unknown as ArrayLike<number>) : new Uint8Array()
}
