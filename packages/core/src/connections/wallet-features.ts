import type { Namespace } from '../contract/index.ts'
import type { WalletFeature } from '../options/options-state.ts'
import type { Snapshot } from '../store/root-state.ts'

/** What the account of a wallet leads to. Receiving is for embedded wallets: others do it themselves. */
export type AccountFeature = Exclude<WalletFeature, 'receive'> | 'activity'

/** Namespaces that can do it. Source: docs/specification.md, section 9; docs/views.md, section 2. */
const NAMESPACES_OF: Readonly<Record<AccountFeature, readonly Namespace[]>> = {
  onramp: ['eip155', 'solana'],
  swaps: ['eip155'],
  send: ['eip155', 'solana'],
  activity: ['eip155'],
}

/** View that each one opens. Source: docs/views.md, section 2. */
const VIEW_OF: Readonly<Record<AccountFeature, string>> = {
  onramp: 'OnRampProviders',
  swaps: 'Swap',
  send: 'WalletSend',
  activity: 'Transactions',
}

/**
 * What the account view offers on the active namespace, in the website's order, activity last.
 *
 * @param builtViews - Names of the views that exist: nothing leads nowhere.
 */
export function walletFeatures(
  { options, network }: Pick<Snapshot, 'options' | 'network'>,
  builtViews: ReadonlySet<string>,
): readonly AccountFeature[] {
  const { features } = options
  const isOn: Readonly<Record<AccountFeature, boolean>> = {
    onramp: features.onramp,
    swaps: features.swaps,
    send: features.send,
    activity: features.history,
  }
  const order = [...new Set(features.walletFeaturesOrder)].filter((each) => each !== 'receive')
  return [...order, 'activity' as const].filter((feature) => {
    const canDo = NAMESPACES_OF[feature].includes(network.activeNamespace)
    return isOn[feature] && canDo && builtViews.has(VIEW_OF[feature])
  })
}
