import type { Wallet } from '../contract/index.ts'
import { isSameInOtherNamespace, isSameWallet } from './same-wallet.ts'
import { rdnsOf } from './wallet-names.ts'

/** One wallet of the list, with all of its namespaces. */
export interface MergedWallet {
  /** At least one; at most one per namespace, in the order of discovery. */
  readonly wallets: readonly [Wallet, ...(readonly Wallet[])]
  readonly isAmbiguous: boolean
}

/** Which of two entries of one wallet is used: the more reliable kind. */
const RANK: Readonly<Record<Wallet['kind'], number>> = { announced: 0, provided: 1, injected: 2 }

/**
 * Creates one row per wallet. In one namespace the most reliable entry is used; entries of several
 * namespaces become one row. Ambiguous wallets stay separate: their identity is unknown.
 */
export function mergeWallets(
  wallets: readonly Wallet[],
  { isMobile }: { readonly isMobile: boolean },
): readonly MergedWallet[] {
  const single = withoutDuplicates(wallets, isMobile)
  const rows: MergedWallet[] = []
  for (const wallet of single) {
    const index = wallet.isAmbiguous ? -1 : rowInOtherNamespace(rows, wallet, { single, isMobile })
    const row = rows[index]
    if (row === undefined) rows.push({ wallets: [wallet], isAmbiguous: wallet.isAmbiguous })
    else rows[index] = { ...row, wallets: [...row.wallets, wallet] }
  }
  return rows
}

function withoutDuplicates(wallets: readonly Wallet[], isMobile: boolean): readonly Wallet[] {
  return wallets.filter((wallet, index) => {
    return !wallets.some((other, otherIndex) => {
      if (other.namespace !== wallet.namespace || other.isAmbiguous || wallet.isAmbiguous)
        return false
      const lead = RANK[wallet.kind] - RANK[other.kind]
      if (lead !== 0) return lead > 0 && isSameWallet(wallet, other, isMobile)
      // Two injected wallets with one name may be different: the first must not hide the other.
      const rdns = rdnsOf(wallet, isMobile)
      return otherIndex < index && rdns !== undefined && rdns === rdnsOf(other, isMobile)
    })
  })
}

interface Crowd {
  readonly single: readonly Wallet[]
  readonly isMobile: boolean
}

/** Index of the row that this wallet belongs to; -1 if several rows match. */
function rowInOtherNamespace(
  rows: readonly MergedWallet[],
  wallet: Wallet,
  { single, isMobile }: Crowd,
): number {
  const matches = (other: Wallet): boolean => isSameInOtherNamespace(wallet, other, isMobile)
  const namespaces = single.filter(matches).map(({ namespace }) => namespace)
  const isContested = new Set(namespaces).size < namespaces.length
  if (isContested) return -1
  return rows.findIndex((row) => {
    const isFree = row.wallets.every(({ namespace }) => namespace !== wallet.namespace)
    return isFree && !row.isAmbiguous && row.wallets.every(matches)
  })
}
