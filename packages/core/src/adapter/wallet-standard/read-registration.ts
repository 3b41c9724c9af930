import { cleanIcon, cleanName } from '../clean-text.ts'
import { readField } from '../read-field.ts'
import type { StandardWallet } from './standard-wallet.ts'

/**
 * The checked data that a wallet registers, and the wallet. Source: Wallet Standard,
 * docs/security.md, S22.
 */
export interface Registration {
  readonly name: string
  /** Missing if the wallet registered an invalid one. */
  readonly icon?: string | undefined
  /** Networks that it supports, by their names in the standard: `solana:mainnet`. */
  readonly chains: readonly string[]
  /** Names of its features: `solana:signMessage`. */
  readonly features: readonly string[]
  readonly standard: StandardWallet
}

/** More than any real wallet supports. */
const MAX_NAMES = 200
/** The name of a network or a feature in the standard. */
const NAME = /^[-a-zA-Z0-9]{1,32}:[-_a-zA-Z0-9]{1,64}$/

/**
 * Checks the data that a wallet registers. Every field is read once and copied, so that later
 * changes have no effect. An object that throws when it is read is invalid; an icon that does is left out.
 *
 * @returns undefined for an invalid one.
 */
export function readRegistration(value: unknown): Registration | undefined {
  try {
    const { name, chains, features } = Object(value)
    const shown = cleanName(name)
    if (shown === '' || !Array.isArray(chains)) return undefined
    return {
      name: shown,
      icon: cleanIcon(readField(value, 'icon')),
      chains: readNames(chains),
      features: readNames(Object.keys(Object(features))),
      // Its features and accounts are checked each time they are used.
      standard: value as StandardWallet,
    }
  } catch {
    return undefined
  }
}

/** The valid names in a list of a wallet; everything else is left out. */
export function readNames(list: readonly unknown[]): readonly string[] {
  return Array.from(list.slice(0, MAX_NAMES)).filter(
    (name): name is string => typeof name === 'string' && NAME.test(name),
  )
}
