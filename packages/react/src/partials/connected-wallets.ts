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

/**
 * The number of wallets; one that serves several namespaces is one wallet. Local wallets of several namespaces are
 * the same one if they have the same name: each namespace announces its wallets in its own way.
 */
export function countWallets(wallets: readonly ConnectedWallet[]): number {
  const seen = new Map<string, number>()
  const keys = wallets.map(({ session, wallet }) => {
    if (isShared(session)) return session.walletId
    // Two sessions of one namespace are two wallets, whatever their names.
    const place = seen.get(`${session.namespace} ${wallet.name}`) ?? 0
    seen.set(`${session.namespace} ${wallet.name}`, place + 1)
    return `${place} ${wallet.name}`
  })
  return new Set(keys).size
}

/**
 * Returns true if the wallet may serve several namespaces at once, and leaves them all when it
 * leaves one. Source: docs/constants.json, `connectors`.
 */
export function isShared({ walletId }: Pick<Session, 'walletId'>): boolean {
  return walletId === 'walletConnect' || walletId === 'ID_AUTH'
}
