import type { Namespace } from '../contract/index.ts'
import type { WalletFeature } from '../options/options-state.ts'
import { offersOnramp } from './offers-onramp.ts'
import type { AccountTab, Snapshot } from './root-state.ts'
import { activeAccount, activeWallet } from './selectors.ts'

/** The views that Account leads to. */
export type AccountAction = WalletFeature | 'activity'

type Facts = Pick<Snapshot, 'accounts' | 'network'> & {
  readonly options: Pick<
    Snapshot['options'],
    'features' | 'collectibleNamespaces' | 'sendNamespaces' | 'isOnrampRestricted'
  >
}

/**
 * Returns true if the active account is one of the embedded wallet, which shows its holdings
 * itself.
 */
export function isEmbeddedActive({
  accounts,
  network,
}: Pick<Snapshot, 'accounts' | 'network'>): boolean {
  return activeWallet({ accounts }, network.activeNamespace)?.embedded !== undefined
}

/**
 * The lists that Account has for the active account, in their order; none for a wallet of the visitor's
 * own. Source: docs/views.md, section 2.
 */
export function accountTabs(facts: Facts): readonly AccountTab[] {
  if (!isEmbeddedActive(facts)) return []
  return [
    'tokens',
    ...(hasCollectibles(facts) ? (['nfts'] as const) : []),
    ...(hasActivity(facts) ? (['activity'] as const) : []),
  ]
}

/** The list that is shown: the visitor's choice where the account has it, else the first one. */
export function shownTab(facts: Facts & Pick<Snapshot, 'modal'>): AccountTab | undefined {
  const tabs = accountTabs(facts)
  return tabs.find((tab) => tab === facts.modal.accountTab) ?? tabs[0]
}

/**
 * Lists the actions that Account offers for the active account, in the website's order. A wallet of
 * the visitor's own has no tabs, so its activity is one of them.
 */
export function accountActions(facts: Facts): readonly AccountAction[] {
  const { features } = facts.options
  const { activeNamespace } = facts.network
  if (activeAccount(facts) === undefined) return []
  const offered = [...new Set(features.walletFeaturesOrder)].filter((name) => {
    if (name === 'onramp') return offersOnramp(facts)
    return features[name] && worksOn(name, activeNamespace, facts)
  })
  return isEmbeddedActive(facts) || !hasActivity(facts) ? offered : [...offered, 'activity']
}

/**
 * Swaps are of EVM networks, and sending works where the adapter can send with a reviewed fee; receiving
 * works everywhere. Source: docs/specification.md, section 9.
 */
function worksOn(feature: WalletFeature, namespace: Namespace, { options }: Facts): boolean {
  if (feature === 'swaps') return namespace === 'eip155'
  return feature !== 'send' || options.sendNamespaces.includes(namespace)
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
