/**
 * The views that lead to wallets which are not in this browser, with their texts: one chunk, fetched
 * after the other views, or when one of these is wanted. What the shell draws, too, is handed to it.
 */

import { enWallets } from '../messages/en-wallets.ts'
import { allWallets } from './all-wallets/index.tsx'
import type { WalletKit } from './all-wallets/wallet-kit.ts'

/** Views of the wallet listing. */
export function walletViews(kit: WalletKit) {
  kit.addEnglish(enWallets)
  return { AllWallets: allWallets(kit) }
}
