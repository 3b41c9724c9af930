import type { Snapshot, WalletCard } from '@latchkey/core'
import { NAMESPACES, type Session } from '@latchkey/core/contract'

/** A wallet that is connected on a family. */
export interface ConnectedWallet {
  readonly session: Session
  readonly wallet: WalletCard
  /** The one of its family that counts. */
  readonly isActive: boolean
}

/** Every connected wallet, family by family: the active one first, then those kept beside it. */
export function connectedWallets({
  accounts,
  kept,
}: Pick<Snapshot, 'accounts' | 'kept'>): readonly ConnectedWallet[] {
  return NAMESPACES.flatMap((namespace) => {
    const account = accounts[namespace]
    if (account?.status !== 'connected') return []
    return [account, ...(kept?.[namespace] ?? [])].map((held) => ({
      ...held,
      isActive: held === account,
    }))
  })
}
