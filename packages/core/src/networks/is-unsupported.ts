import type { Base } from '../compose/base.ts'
import { WALLET_CONNECT_ID } from '../features/pairing/constants.ts'
import { isUnsupportedChainDue } from './supported.ts'

/** Whether the wallet is on a network that the website cannot work with. */
export function isUnsupported({ store, looks }: Base): boolean {
  const { network, options, pairing } = store.state
  const id = network.activeIds[network.activeNamespace]
  const session = looks.session(network.activeNamespace)
  return (
    session !== undefined &&
    isUnsupportedChainDue({
      isSupported: network.supported.some((each) => each.id === id),
      canSwitchNetwork: options.canSwitchNetwork,
      allowUnsupportedChain: options.allowUnsupportedChain,
      hasBasicWalletConnect: session.walletId === WALLET_CONNECT_ID && pairing.isBasic === true,
    })
  )
}
