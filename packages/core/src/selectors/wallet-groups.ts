import { orderGroups } from '../features/connectors/order.ts'
import { USUAL_CONNECTOR_ORDER } from '../features/options/choices.ts'
import type { ConnectorType, OptionsState } from '../features/options/options-state.ts'

/** What there is to show. */
export interface GroupFacts {
  /** Somebody is connected through wallet-connect already. */
  readonly isPaired: boolean
  /** Rows of each group that is a list. */
  readonly rows: Readonly<Partial<Record<ConnectorType, readonly unknown[]>>>
}

/**
 * Groups of wallets to show, in order. Source: specification, section 2: wallet-connect when it is
 * on and not connected already, the others when their lists are not empty.
 */
export function walletGroups(
  {
    usesWalletConnect,
    features,
  }: Pick<OptionsState, 'usesWalletConnect'> & {
    readonly features: Pick<OptionsState['features'], 'connectorTypeOrder'>
  },
  { isPaired, rows }: GroupFacts,
): readonly ConnectorType[] {
  const enabled = new Set(
    USUAL_CONNECTOR_ORDER.filter((group) => {
      if (group === 'walletConnect') return usesWalletConnect && !isPaired
      return (rows[group] ?? []).length > 0
    }),
  )
  const configured = features.connectorTypeOrder
  return orderGroups(enabled, { configured, usual: USUAL_CONNECTOR_ORDER })
}
