import type { ListingQuestion, PairableWallet } from '../store/state/listing.ts'
import type { Snapshot } from '../store/state/root.ts'
import { obtainable } from './custom-wallets.ts'

/**
 * The wallet that a website names: one of its own, or one of the listing that `actions.listing.find`
 * found before. Requests nothing.
 */
export function namedWallet(
  snapshot: Pick<Snapshot, 'options' | 'listing'>,
  name: string,
): PairableWallet | undefined {
  return ownNamed(snapshot, name) ?? snapshot.listing[foundQuestion(name)]?.wallets[0]
}

/** Finds the website's own wallet that the name means. */
export function ownNamed(
  { options }: Pick<Snapshot, 'options'>,
  name: string,
): PairableWallet | undefined {
  return options.customWallets.map(obtainable).find((each) => isNamed(each, name))
}

/** Key of the answer for one name in `state.listing`. */
export function foundQuestion(name: string): ListingQuestion {
  return `found ${name}`
}

/**
 * Returns true if a name means the wallet; in its own name blanks, capitals and a "Wallet" at the
 * end don't matter.
 */
export function isNamed(
  wallet: Pick<PairableWallet, 'id' | 'name' | 'rdns'>,
  name: string,
): boolean {
  return wallet.id === name || wallet.rdns === name || plain(wallet.name) === plain(name)
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/wallet$/, '')
}
