import { addressOf, type Storage } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'

/** The name of what a tab stores of a swap that is under way. */
export const STORED_SWAP = 'swap'

interface Deps {
  readonly tabStorage: Pick<Storage, 'get' | 'remove'>
  /** Makes a storage key of a name. */
  key(name: string): string
}

/** Removes what the tab stores of the accounts that the visitor disconnected. Needs no code of Swap. */
export function forgetSwap(
  { tabStorage, key }: Deps,
  { session, by }: EventOf<'connectionRemoved'>,
): void {
  // A swap under way continues when a wallet ends its session.
  if (by !== 'visitor') return
  const stored = tabStorage.get(key(STORED_SWAP))
  const isOwn = session.accounts.some((account) => stored?.includes(addressOf(account)))
  if (isOwn) tabStorage.remove(key(STORED_SWAP))
}
