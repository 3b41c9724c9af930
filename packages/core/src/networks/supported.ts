/** What decides whether the modal has to talk about the wallet's network. */
export interface NetworkStanding {
  /** The active network is among the supported ones. */
  readonly isSupported: boolean
  readonly canSwitchNetwork: boolean
  readonly allowUnsupportedChain: boolean
  /** A session of the basic wallet-connect view, which has no networks of the site to hold to. */
  readonly hasBasicWalletConnect: boolean
}

/** Whether UnsupportedChain is due. Source: specification, section 2, table of views. */
export function isUnsupportedChainDue(standing: NetworkStanding): boolean {
  return (
    !standing.isSupported &&
    standing.canSwitchNetwork &&
    !standing.allowUnsupportedChain &&
    !standing.hasBasicWalletConnect
  )
}
