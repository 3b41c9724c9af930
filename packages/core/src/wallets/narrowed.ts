import { type Namespace, type NetworkId, namespaceOf, type Wallet } from '../contract/index.ts'
import type { ListingAnswer, ListingQuestion } from '../store/state/listing.ts'
import type { Snapshot } from '../store/state/root.ts'

/** The networks of offered wallets: all of the website's, or those that the modal was opened for. */
export function offeredNetworkIds({
  network,
  modal,
}: Pick<Snapshot, 'network' | 'modal'>): readonly NetworkId[] {
  const ids = network.supported.map(({ id }) => id)
  const { namespaceFilter } = modal
  return namespaceFilter ? ids.filter((id) => namespaceOf(id) === namespaceFilter) : ids
}

/** Wallets of this browser: all, or those of the namespace that the modal was opened for. */
export function offeredWallets({
  wallets,
  modal,
}: Pick<Snapshot, 'wallets' | 'modal'>): readonly Wallet[] {
  const { namespaceFilter } = modal
  if (namespaceFilter === undefined) return wallets.local
  return wallets.local.filter(({ namespace }) => namespace === namespaceFilter)
}

/** Key of what is requested for several wallets; each namespace has its own answers. */
export function narrowedQuestion(
  question: 'named' | 'suggested',
  { namespaceFilter }: Snapshot['modal'],
): ListingQuestion {
  return namespaceFilter ? `${question} ${namespaceFilter}` : question
}

/** The listing's answer for the namespace that the modal was opened for, or for all. */
export function listingAnswer(
  { listing, modal }: Pick<Snapshot, 'listing' | 'modal'>,
  question: 'named' | 'suggested',
): ListingAnswer | undefined {
  return listing[narrowedQuestion(question, modal)]
}

/** The state as if the modal was opened for a namespace, or for none. */
export function narrowedTo<Facts extends Pick<Snapshot, 'modal'>>(
  facts: Facts,
  namespaceFilter: Namespace | undefined,
): Facts {
  return { ...facts, modal: { ...facts.modal, namespaceFilter } }
}
