import type { Base } from '../compose/base.ts'
import { LatchkeyError, type Namespace } from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'

/** The name and icon of a wallet of this browser. @throws LatchkeyError `wallet.missing`. */
export function findWallet({ slices }: Base, namespace: Namespace, walletId: string): WalletCard {
  const wallet = slices.wallets.find(namespace, walletId)
  if (wallet === undefined) throw new LatchkeyError('wallet.missing', {})
  const { id, name, icon, rdns } = wallet
  return { id, namespace, name, icon, rdns }
}
