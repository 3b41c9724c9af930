import type { LastMethod, RecentWallet } from '../store/state/connections.ts'
import type { RootState } from '../store/state/root.ts'

/** Largest number of stored recent wallets. Source: docs/specification.md, section 9. */
const MAX_RECENT = 2

/** The wallets that were connected before. */
export interface RecentSlice {
  /** Adds a wallet as the first one. */
  add(wallet: RecentWallet): void
  /** Sets the way by which the visitor connected. */
  use(method: LastMethod | undefined): void
  /** Sets the stored wallets of an earlier visit. */
  restore(wallets: readonly RecentWallet[]): void
}

/** The only writer of `state.recent`: two wallets, newest first, each once. */
export function createRecentSlice(state: RootState['recent']): RecentSlice {
  return {
    add(wallet) {
      state.wallets = newestFirst([wallet, ...state.wallets])
    },
    use(method) {
      state.last = method
    },
    restore(wallets) {
      state.wallets = newestFirst(wallets)
    },
  }
}

function newestFirst(wallets: readonly RecentWallet[]): readonly RecentWallet[] {
  const ids = wallets.map(({ id }) => id)
  return wallets.filter(({ id }, index) => ids.indexOf(id) === index).slice(0, MAX_RECENT)
}
