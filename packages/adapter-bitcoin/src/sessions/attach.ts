import { type AttachRequest, addressOf } from '@latchkey/core/contract'
import { channelWallet, sharedBy } from './channel-wallet.ts'
import { readAccounts } from './read-accounts.ts'
import type { Store } from './session-store.ts'
import { standingOf } from './wallet-state.ts'

/**
 * Serves a session that a shared wallet holds, by the same methods as any other: with the accounts
 * that may be on its network, and not at all where none may.
 */
export function attachSession(store: Store, request: AttachRequest<'bip122'>): void {
  const { session } = request
  const word = sharedBy(request)
  const standing = standingOf(word, readAccounts(word) ?? [], [session.networkId])
  if (standing?.networkId !== session.networkId) {
    store.remove(session.id, false)
    return
  }
  const { addresses } = standing
  const accounts = session.accounts.filter((account) => addresses.includes(addressOf(account)))
  const facts = session.facts ?? standing.facts
  const wallet = channelWallet(request)
  const front = addresses[0]
  // Whoever holds the channel tells of changes by attaching again: there is nothing to follow.
  store.add({ session: { ...session, accounts, facts }, wallet, front }, () => () => {})
}
