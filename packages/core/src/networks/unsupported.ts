import { activeNetworkId, activeSession, findNetwork } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'
import { isPaired } from '../store/wallet-ids.ts'

/** The facts that decide if the modal shows UnsupportedChain. */
export interface NetworkFacts {
  /** The active network is among the supported ones. */
  readonly isSupported: boolean
  readonly canSwitchNetwork: boolean
  readonly allowUnsupportedChain: boolean
  /** A session of the basic wallet-connect view, which does not request the site's networks. */
  readonly hasBasicWalletConnect: boolean
}

/**
 * Returns true if UnsupportedChain is due. Source: docs/specification.md, section 2, table of
 * views.
 */
export function isUnsupportedChainDue(facts: NetworkFacts): boolean {
  return (
    !facts.isSupported &&
    facts.canSwitchNetwork &&
    !facts.allowUnsupportedChain &&
    !facts.hasBasicWalletConnect
  )
}

/** Returns true if the active wallet is on a network that the website cannot work with. */
export function isOnUnsupportedNetwork(
  state: Pick<Snapshot, 'accounts' | 'network' | 'options' | 'pairing'>,
): boolean {
  const session = activeSession(state, state.network.activeNamespace)
  const id = activeNetworkId(state)
  if (session === undefined) return false
  return isUnsupportedChainDue({
    isSupported: id !== undefined && findNetwork(state, id) !== undefined,
    canSwitchNetwork: state.options.canSwitchNetwork,
    allowUnsupportedChain: state.options.allowUnsupportedChain,
    hasBasicWalletConnect: isPaired(session) && state.pairing.isBasic === true,
  })
}
