import { type AttachRequest, addressOf } from '@latchkey/core/contract'
import { channelWallet, sharedBy } from './channel-wallet.ts'
import { readAccounts } from './read-accounts.ts'
import type { Store } from './session-store.ts'
import { stateOf } from './wallet-state.ts'

/**
 * Serves a session of a shared wallet with the same methods as any other session. Only accounts
 * that are valid on its network are served; without any the session is not served.
 */
export function attachSession(store: Store, request: AttachRequest<'bip122'>): void {
  const { session } = request
  const answer = sharedBy(request)
  const state = stateOf(answer, readAccounts(answer) ?? [], [session.networkId])
  if (state?.networkId !== session.networkId) {
    store.remove(session.id, false)
    return
  }
  const { addresses } = state
  const accounts = session.accounts.filter((account) => addresses.includes(addressOf(account)))
  const facts = session.facts ?? state.facts
  const wallet = channelWallet(request)
  const activeAddress = addresses[0]
  // The owner of the channel attaches the session again after a change: there is nothing to follow.
  store.add({ session: { ...session, accounts, facts }, wallet, activeAddress }, () => () => {})
}
