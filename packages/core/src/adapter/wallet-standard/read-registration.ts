import { cleanName, isWalletIcon } from '../clean-text.ts'
import type { StandardWallet } from './standard-wallet.ts'

/** What a wallet says of itself, checked, and the wallet. Source: Wallet Standard, docs/security.md, S22. */
export interface Registration {
  readonly name: string
  readonly icon: string
  /** Networks it speaks to, by the names of the standard: `solana:mainnet`. */
  readonly chains: readonly string[]
  /** Names of what it can do: `solana:signMessage`. */
  readonly features: readonly string[]
  readonly standard: StandardWallet
}

/** No wallet speaks to more networks, and none can do more things. */
const MAX_NAMES = 200
/** A network or a feature, as the standard names them. */
const NAME = /^[-a-zA-Z0-9]{1,32}:[-_a-zA-Z0-9]{1,64}$/

/**
 * Checks what a wallet says of itself. All is read once and copied: what it says later has no effect,
 * and an object that throws when it is read is only a wrong one.
 *
 * @returns undefined for a wrong one.
 */
export function readRegistration(value: unknown): Registration | undefined {
  try {
    const { name, icon, chains, features } = Object(value)
    const shown = cleanName(name)
    if (shown === '' || !isWalletIcon(icon) || !Array.isArray(chains)) return undefined
    return {
      name: shown,
      icon,
      chains: readNames(chains),
      features: readNames(Object.keys(Object(features))),
      // Its features and accounts are checked each time they are used.
      standard: value as StandardWallet,
    }
  } catch {
    return undefined
  }
}

/** The names among what a wallet lists; the rest is none of ours. */
export function readNames(list: readonly unknown[]): readonly string[] {
  return Array.from(list.slice(0, MAX_NAMES)).filter(
    (name): name is string => typeof name === 'string' && NAME.test(name),
  )
}
