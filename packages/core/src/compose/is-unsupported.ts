import { isUnsupportedChainDue } from '../features/network/supported.ts'
import type { Base } from './base.ts'

/** Whether the wallet is on a network that the website cannot work with. */
export function isUnsupported({ store, looks }: Base): boolean {
  const { network, options } = store.state
  const id = network.activeIds[network.activeNamespace]
  return (
    looks.account() !== undefined &&
    isUnsupportedChainDue({
      isSupported: network.supported.some((each) => each.id === id),
      canSwitchNetwork: options.canSwitchNetwork,
      allowUnsupportedChain: options.allowUnsupportedChain,
      hasBasicWalletConnect: store.state.pairing.isBasic ?? false,
    })
  )
}
