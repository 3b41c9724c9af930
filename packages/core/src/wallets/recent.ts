import type { Storage } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { RootState } from '../store/root-state.ts'
import { AUTH_ID, WALLET_CONNECT_ID } from '../store/wallet-ids.ts'
import { readRecent, writeRecent } from './read-recent.ts'
import { createRecentSlice } from './recent.state.ts'

/** Wallets that were connected before: they are offered first, also after a reload. */
export interface RecentWallets {
  /** Puts a wallet that was just connected on top. */
  add(event: Pick<EventOf<'sessionOpened'>, 'wallet' | 'isResumed' | 'method'>): void
  /** Reads what an earlier visit stored. */
  restore(): void
}

interface Deps {
  readonly state: RootState
  readonly storage: Storage
  key(name: string): string
}

/** Creates the recent wallets of one core. */
export function createRecentWallets({ state, storage, key }: Deps): RecentWallets {
  const slice = createRecentSlice(state.recent)
  const storageKey = key('recent_wallets')
  return {
    add({ wallet, isResumed, method }) {
      if (isResumed || method === 'along') return
      // A login is no wallet to list, nor is one that scanned a code and did not say its id.
      if (wallet.id === WALLET_CONNECT_ID || wallet.id === AUTH_ID) return
      const { wallet: paired } = state.pairing
      const { mobileLink, desktopLink, webappLink } = paired?.id === wallet.id ? paired : {}
      slice.add({ ...wallet, mobileLink, desktopLink, webappLink })
      storage.set(storageKey, writeRecent(state.recent.wallets))
    },
    restore: () => slice.restore(readRecent(storage.get(storageKey))),
  }
}
