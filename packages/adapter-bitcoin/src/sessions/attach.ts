import { type AttachRequest, addressOf } from '@latchkey/core/contract'
import { channelWallet } from '../wallets/channel-wallet.ts'
import { readAccounts } from './read-accounts.ts'
import type { Store } from './session-deps.ts'
import { standingOf } from './standing.ts'

/** Serves a session that a shared wallet holds, by the same methods as any other. */
export function attachSession(store: Store, request: AttachRequest<'bip122'>): void {
  const { session } = request
  const accounts = session.accounts.map((account) => ({ address: addressOf(account) }))
  const known = readAccounts({ accounts }) ?? []
  const facts = session.facts ?? standingOf({}, known, [session.networkId])?.facts
  const wallet = channelWallet(request)
  // Whoever holds the channel tells of changes by attaching again: there is nothing to follow.
  store.add({ session: { ...session, ...(facts && { facts }) }, wallet }, () => () => {})
}
