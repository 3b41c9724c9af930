import { applyLocalRules, isAmong, type LocalFacts } from './local-rules.ts'
import { isWalletNamed, type Visibility } from './visibility.ts'
import type { WalletClaim } from './wallet-names.ts'

/** The rules about the lists of a wallet. The first one that applies decides. */
export const WALLET_RULES = [
  'wallets-off',
  'excluded',
  'installed',
  'recent',
  'custom',
  'featured',
  'not-included',
  'other-networks',
  'included',
  'listed',
] as const

/** One of the rules. */
export type WalletRule = (typeof WALLET_RULES)[number]

/** The lists of wallets: Connect, AllWallets, its search, GetWallet, and the list for pages. */
export type WalletList = 'connect' | 'all' | 'search' | 'suggested' | 'headless'

/** Lists in which a rule shows a wallet. */
export const LISTS_BY_RULE: Readonly<Record<WalletRule, readonly WalletList[]>> = {
  'wallets-off': [],
  excluded: [],
  // An installed wallet is not suggested.
  installed: ['connect', 'all', 'search', 'headless'],
  recent: ['connect', 'all', 'search', 'suggested'],
  custom: ['connect', 'all', 'search', 'suggested'],
  featured: ['connect', 'all', 'search', 'suggested'],
  'not-included': [],
  'other-networks': [],
  included: ['connect', 'all', 'search', 'suggested'],
  listed: ['connect', 'all', 'search', 'suggested'],
}

/** The website's options, and the known wallets and networks. */
export interface PrecedenceFacts extends LocalFacts {
  readonly options: Visibility & {
    readonly includeWalletIds: readonly string[]
    readonly featuredWalletIds: readonly string[]
    readonly customWallets: readonly WalletClaim[]
  }
  readonly recent: readonly WalletClaim[]
  /** Networks of the offered wallets, as CAIP-2 ids. */
  readonly networkIds: readonly string[]
  /** These are the networks of one namespace, for which the modal was opened. */
  readonly isNarrowed?: boolean | undefined
}

/** A wallet of any source. */
export interface WalletFacts extends WalletClaim {
  /** Networks that it supports; empty if unknown. */
  readonly networkIds?: readonly string[] | undefined
}

/**
 * The precedence of excluded, installed, recent, custom, featured and included wallets: the first
 * rule that applies. An exclusion wins over everything; installed, recent, custom and featured wallets
 * are not filtered by `includeWalletIds` or by the website's networks, but by the namespace that the
 * modal was opened for.
 */
export function findRule(wallet: WalletFacts, facts: PrecedenceFacts): WalletRule {
  return applyLocalRules(wallet, facts) ?? applyListingRules(wallet, facts)
}

function applyListingRules(wallet: WalletFacts, facts: PrecedenceFacts): WalletRule {
  const { options, networkIds } = facts
  const isIncluded = isWalletNamed(wallet, options.includeWalletIds)
  const isElsewhere = !servesOneOf(networkIds, wallet)
  const applies: readonly (readonly [rule: WalletRule, isMet: boolean])[] = [
    ['other-networks', facts.isNarrowed === true && isElsewhere],
    ['recent', isAmong(wallet, facts.recent, facts)],
    ['custom', isAmong(wallet, options.customWallets, facts)],
    ['featured', isWalletNamed(wallet, options.featuredWalletIds)],
    ['not-included', options.includeWalletIds.length > 0 && !isIncluded],
    ['other-networks', isElsewhere],
    ['included', isIncluded],
  ]
  return applies.find(([, isMet]) => isMet)?.[0] ?? 'listed'
}

function servesOneOf(
  networkIds: readonly string[],
  { networkIds: own = [] }: WalletFacts,
): boolean {
  return own.length === 0 || own.some((id) => networkIds.includes(id))
}
