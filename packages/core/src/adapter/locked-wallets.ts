import type { SessionChange, Undo } from '@latchkey/core/contract'
import { type Eip1193Provider, listen } from '../eip1193.ts'

/** Wallets that share nothing now, as locked ones do, until they share accounts again. */
export interface LockedWallets {
  /** Waits for accounts of a wallet, which is asked nothing. */
  wait(walletId: string, provider: Eip1193Provider): void
  /** The wallet is connected, or its owner does not want that any more. */
  end(walletId: string): void
  clear(): void
}

/** @param emit - Called with a wallet that shares accounts again, or may do so. */
export function createLockedWallets(
  emit: (change: SessionChange<'eip155'>) => void,
): LockedWallets {
  const waiting = new Map<string, Undo>()
  const end = (walletId: string): void => {
    waiting.get(walletId)?.()
    waiting.delete(walletId)
  }
  return {
    end,
    wait(walletId, provider) {
      end(walletId)
      const undo = listen(provider, 'accountsChanged', (payload) => {
        const isLocked = Array.isArray(payload) && payload.length === 0
        if (isLocked) return
        end(walletId)
        emit({ type: 'unlocked', walletId })
      })
      waiting.set(walletId, undo)
    },
    clear() {
      for (const walletId of [...waiting.keys()]) end(walletId)
    },
  }
}
