import { chainIdHex } from '../known-chain.ts'
import { silently, type WalletMethod, withOwner } from './wallet-method.ts'

/** `eth_requestAccounts`: asks the owner unless the page is known and the wallet is open. */
export const requestAccounts: WalletMethod = (core) => {
  if (core.visibleAccounts().length > 0) return silently(() => [...core.visibleAccounts()])
  return withOwner(() => {
    core.change({ isPermitted: true, isLocked: false })
    return [...core.visibleAccounts()]
  })
}

/** `eth_accounts`: never asks. */
export const accounts: WalletMethod = (core) => silently(() => [...core.visibleAccounts()])

/** `eth_coinbase`: the active account, if the page may see it. */
export const coinbase: WalletMethod = (core) => silently(() => core.visibleAccounts()[0] ?? null)

/** `eth_chainId`. */
export const chainId: WalletMethod = (core) => silently(() => chainIdHex(core.state.chainId))

/** `net_version`: the chain id in decimal. */
export const netVersion: WalletMethod = (core) => silently(() => String(core.state.chainId))
