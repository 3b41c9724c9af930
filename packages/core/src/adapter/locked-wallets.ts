import type { Namespace, SessionChange, Undo } from '../contract/index.ts'

/** Wallets that share nothing now, as locked ones do, until they share accounts again. */
export interface LockedWallets {
  /**
   * Waits for accounts of a wallet, which is asked nothing.
   *
   * @param follow - Listens to the wallet until undone. Calls its argument when the wallet shares accounts, or may.
   */
  wait(walletId: string, follow: (unlocked: () => void) => Undo): void
  /** The wallet is connected, or its owner does not want that any more. */
  end(walletId: string): void
  clear(): void
}

/** @param emit - Called with a wallet that shares accounts again, or may do so. */
export function createLockedWallets<N extends Namespace>(
  emit: (change: SessionChange<N>) => void,
): LockedWallets {
  const waiting = new Map<string, Undo>()
  const end = (walletId: string): void => {
    waiting.get(walletId)?.()
    waiting.delete(walletId)
  }
  return {
    end,
    wait(walletId, follow) {
      end(walletId)
      const undo = follow(() => {
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
