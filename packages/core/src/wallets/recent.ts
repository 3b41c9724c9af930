import type { CorePorts } from '../platform/core-ports.ts'
import type { Adapters } from '../store/adapters.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { RootState } from '../store/state/root.ts'
import { AUTH_ID, WALLET_CONNECT_ID } from '../store/wallet-ids.ts'
import { methodOf, readLastMethod, writeLastMethod } from './last-method.ts'
import { readRecent, writeRecent } from './read-recent.ts'
import { createRecentSlice } from './recent.state.ts'

/**
 * Wallets that were connected before, and how the visitor connected last: both are listed first,
 * also after a reload.
 */
export interface RecentWallets {
  /** Adds a connected wallet as the first one. */
  add(event: Pick<EventOf<'sessionOpened'>, 'wallet' | 'isResumed' | 'method'>): void
  /** Reads the stored wallets of an earlier visit. */
  restore(): void
}

interface Deps {
  readonly state: RootState
  readonly ports: Pick<CorePorts, 'storage' | 'key'>
  readonly adapters: Pick<Adapters, 'serves'>
}

/** Creates the recent wallets of one core. */
export function createRecentWallets({ state, ports, adapters }: Deps): RecentWallets {
  const { storage, key } = ports
  const slice = createRecentSlice(state.recent)
  const storageKey = key('recent_wallets')
  const lastKey = key('last_way')
  return {
    add({ wallet, isResumed, method }) {
      if (isResumed || method === 'along') return
      const lastMethod = methodOf(wallet)
      slice.use(lastMethod)
      storage.set(lastKey, writeLastMethod(lastMethod))
      // Logins are not listed as wallets, nor are wallets that scanned a code and have no listing id.
      if (wallet.id === WALLET_CONNECT_ID || wallet.id === AUTH_ID) return
      const { wallet: paired } = state.pairing
      const { mobileLink, desktopLink, webappLink } = paired?.id === wallet.id ? paired : {}
      slice.add({ ...wallet, mobileLink, desktopLink, webappLink })
      storage.set(storageKey, writeRecent(state.recent.wallets))
    },
    restore() {
      slice.restore(readRecent(storage.get(storageKey), adapters.serves))
      slice.use(readLastMethod(storage.get(lastKey), adapters.serves))
    },
  }
}
