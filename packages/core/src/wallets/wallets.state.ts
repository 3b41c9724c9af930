import { NAMESPACES, type Namespace, type Wallet } from '../contract/index.ts'
import type { RootState } from '../store/root-state.ts'

/** Knows the wallets that adapters found. */
export interface WalletsSlice {
  /** Takes what one adapter lists in place of what it listed before. */
  list(namespace: Namespace, wallets: readonly Wallet[]): void
  find(namespace: Namespace, walletId: string): Wallet | undefined
}

/** The only writer of `state.wallets`. Namespaces keep their order, however late one is heard of. */
export function createWalletsSlice(state: RootState['wallets']): WalletsSlice {
  return {
    list(namespace, wallets) {
      state.local = NAMESPACES.flatMap((each) => {
        return each === namespace ? wallets : state.local.filter((w) => w.namespace === each)
      })
    },
    find(namespace, walletId) {
      return state.local.find((wallet) => wallet.namespace === namespace && wallet.id === walletId)
    },
  }
}
