import type { Namespace } from '../contract/index.ts'
import type { WalletFeature } from '../options/options-state.ts'
import { offersOnramp } from './offers-onramp.ts'
import { activeAccount, activeWallet } from './selectors.ts'
import type { AccountTab } from './state/modal.ts'
import type { Snapshot } from './state/root.ts'

type Facts = Pick<Snapshot, 'accounts' | 'network'> & {
  readonly options: Pick<
    Snapshot['options'],
    | 'features'
    | 'collectibleNamespaces'
    | 'tokenNamespaces'
    | 'sendNamespaces'
    | 'timeZone'
    | 'restrictedTimezones'
  >
}

/** Returns true if the active account is one of the embedded wallet. */
export function isEmbeddedActive({
  accounts,
  network,
}: Pick<Snapshot, 'accounts' | 'network'>): boolean {
  return activeWallet({ accounts }, network.activeNamespace)?.embedded !== undefined
}

/**
 * The lists that Account has for the active account, in their order. A namespace without tokens, as Bitcoin, has
 * no list of them. Source: docs/views.md, section 2.
 */
export function accountTabs(facts: Facts): readonly AccountTab[] {
  if (activeAccount(facts) === undefined) return []
  const isListed: Readonly<Record<AccountTab, boolean>> = {
    tokens: showsAssets(facts) && hasTokens(facts),
    nfts: showsAssets(facts) && hasCollectibles(facts),
    activity: hasActivity(facts),
  }
  return TABS.filter((tab) => isListed[tab])
}

const TABS: readonly AccountTab[] = ['tokens', 'nfts', 'activity']

/** The list that is shown: the visitor's choice where the account has it, else the first one. */
export function shownTab(facts: Facts & Pick<Snapshot, 'modal'>): AccountTab | undefined {
  const tabs = accountTabs(facts)
  return tabs.find((tab) => tab === facts.modal.accountTab) ?? tabs[0]
}

/** Lists the actions that Account offers for the active account, in the website's order. */
export function accountActions(facts: Facts): readonly WalletFeature[] {
  const { features } = facts.options
  const { activeNamespace } = facts.network
  if (activeAccount(facts) === undefined) return []
  return [...new Set(features.walletFeaturesOrder)].filter((name) => {
    if (name === 'onramp') return offersOnramp(facts)
    return features[name] && worksOn(name, activeNamespace, facts)
  })
}

/**
 * Swaps are of EVM networks, and sending works where the adapter can send with a reviewed fee; receiving
 * works everywhere. Source: docs/specification.md, section 9.
 */
function worksOn(feature: WalletFeature, namespace: Namespace, { options }: Facts): boolean {
  if (feature === 'swaps') return namespace === 'eip155'
  return feature !== 'send' || options.sendNamespaces.includes(namespace)
}

/** The website may leave out what accounts hold, or show it for the embedded wallet alone. */
function showsAssets(facts: Facts): boolean {
  const { assets } = facts.options.features
  return assets === 'all' || (assets === 'embedded' && isEmbeddedActive(facts))
}

/** The blockchain API lists tokens of EVM networks, whatever an adapter knows. */
function hasTokens({ network: { activeNamespace }, options }: Facts): boolean {
  return activeNamespace === 'eip155' || options.tokenNamespaces.includes(activeNamespace)
}

/**
 * Returns true if the namespace has a list: if the website provides none itself, only histories on
 * EVM networks contain collectibles.
 */
function hasCollectibles({ network, options }: Facts): boolean {
  const { activeNamespace } = network
  return activeNamespace === 'eip155' || options.collectibleNamespaces.includes(activeNamespace)
}

function hasActivity({ network, options }: Facts): boolean {
  const { history } = options.features
  if (typeof history === 'boolean') return history && network.activeNamespace === 'eip155'
  return history.includes(network.activeNamespace)
}
