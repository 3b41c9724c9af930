import { cleanName } from '../clean-text.ts'
import { readField } from '../read-field.ts'
import { readNames } from './read-registration.ts'

/** An account that a wallet shares with the page. Source: Wallet Standard. */
export interface StandardAccount {
  readonly address: string
  /** Empty if the wallet does not give it. */
  readonly publicKey: Uint8Array
  /** Networks where the account may be used, by their names in the standard. */
  readonly chains: readonly string[]
  readonly label?: string | undefined
  /** The wallet's own object, which has to be passed in requests about this account. */
  readonly own: object
}

/** More than any real wallet has; a longer list is a broken or hostile answer. */
const MAX_ACCOUNTS = 1_000
/** Longer than any public key of any namespace. */
const MAX_KEY_LENGTH = 256

/** The form of the accounts of one namespace. */
export interface AccountFormat {
  /** How the standard names its networks: `solana` of `solana:mainnet`. */
  readonly chainPrefix: string
  isAddress(text: string): boolean
}

/**
 * Reads the accounts of a wallet; accounts of other namespaces are left out. An address is listed once for each
 * network: a wallet may have an account object of its own for every network.
 *
 * @returns undefined when any part of it is not an account.
 */
export function readStandardAccounts(
  value: unknown,
  format: AccountFormat,
): readonly StandardAccount[] | undefined {
  try {
    if (!Array.isArray(value) || value.length > MAX_ACCOUNTS) return undefined
    const accounts = Array.from<unknown>(value)
      .map((own) => readAccount(own, format.chainPrefix))
      .filter(({ chains }) => chains.length > 0)
    if (!accounts.every(({ address }) => format.isAddress(address))) return undefined
    return withoutRepeats(accounts)
  } catch {
    // A hostile object may throw when it is read: its answer is invalid.
    return undefined
  }
}

function withoutRepeats(accounts: readonly StandardAccount[]): readonly StandardAccount[] {
  const seen = new Set<string>()
  return accounts.flatMap((account) => {
    const chains = account.chains.filter((chain) => {
      const key = `${chain} ${account.address}`
      return !seen.has(key) && seen.add(key)
    })
    return chains.length > 0 ? [{ ...account, chains }] : []
  })
}

function readAccount(value: unknown, chainPrefix: string): StandardAccount {
  const own = Object(value)
  const { address, publicKey, chains } = own
  if (typeof address !== 'string' || !Array.isArray(chains)) throw new TypeError('No account')
  return {
    address,
    publicKey: readKey(publicKey),
    chains: readNames(chains).filter((chain) => chain.startsWith(`${chainPrefix}:`)),
    label: cleanName(readField(own, 'label')) || undefined,
    own,
  }
}

function readKey(key: unknown): Uint8Array {
  const { length } = Object(key)
  const isKey = ArrayBuffer.isView(key) && length > 0 && length <= MAX_KEY_LENGTH
  // An array of another window is not an instance of this window's class.
  return isKey ? Uint8Array.from(key as unknown as ArrayLike<number>) : new Uint8Array()
}
