import type { Snapshot, WalletCard } from '@latchkey/core'
import { type Session, sortNamespaces } from '@latchkey/core/contract'

/** A wallet that is connected in a namespace. */
export interface ConnectedWallet {
  readonly session: Session
  readonly wallet: WalletCard
  /** Is true if it is the active one of its namespace. */
  readonly isActive: boolean
}

/** Every connected wallet, by namespace: the active one first, then the inactive ones. */
export function connectedWallets({
  accounts,
  inactive,
}: Pick<Snapshot, 'accounts' | 'inactive'>): readonly ConnectedWallet[] {
  return sortNamespaces(Object.keys(accounts)).flatMap((namespace) => {
    const account = accounts[namespace]
    if (account?.status !== 'connected') return []
    return [account, ...(inactive?.[namespace] ?? [])].map((each) => ({
      ...each,
      isActive: each === account,
    }))
  })
}

/** The number of wallets; one that serves several namespaces is one wallet. */
export function countWallets(wallets: readonly ConnectedWallet[]): number {
  const keys = wallets.map(({ session }) =>
    isShared(session) ? session.walletId : `${session.namespace}:${session.id}`,
  )
  return new Set(keys).size
}

/**
 * Returns true if the wallet may serve several namespaces at once, and leaves them all when it
 * leaves one. Source: docs/constants.json, `connectors`.
 */
export function isShared({ walletId }: Pick<Session, 'walletId'>): boolean {
  return walletId === 'walletConnect' || walletId === 'ID_AUTH'
}
