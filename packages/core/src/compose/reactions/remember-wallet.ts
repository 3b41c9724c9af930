import type { WalletCard } from '../../store/domain-event.ts'
import { type Reaction, reaction } from '../../store/reaction.ts'

interface Deps {
  readonly recent: { remember(wallet: WalletCard): void }
}

/** A wallet that was chosen and connected goes to the top of the recent list. */
export function rememberWallet({ recent }: Deps): Reaction {
  return reaction('sessionOpened', ({ wallet, isResumed, method }) => {
    if (!isResumed && method !== 'along') recent.remember(wallet)
  })
}
