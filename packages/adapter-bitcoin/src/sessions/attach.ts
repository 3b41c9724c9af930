import {
  type AccountId,
  type AccountTypeRules,
  type AttachRequest,
  addressOf,
  networkOf,
} from '@latchkey/core/contract'
import { readAccounts } from '../read-accounts.ts'
import type { Store } from '../session-store.ts'
import { stateOf } from '../wallet-state.ts'
import { channelWallet, sharedBy } from './channel-wallet.ts'

/**
 * Serves a session of a shared wallet with the same methods as any other session. Only accounts
 * that are valid on its network are served; without any the session is not served.
 */
export function attachSession(
  { store, types }: { readonly store: Store; readonly types: AccountTypeRules | undefined },
  request: AttachRequest<'bip122'>,
): void {
  const { session } = request
  const answer = sharedBy(request)
  const networkIds = [session.networkId]
  const state = stateOf(answer, readAccounts(answer) ?? [], { networkIds, types })
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
  store.add(
    { session: { ...session, accounts, facts }, wallet, types, activeAddress },
    () => () => {},
  )
}

/**
 * The accounts of a shared wallet that are valid on their networks and of allowed types, in the order of
 * `stateOf`.
 */
export function allowedAccounts(
  accounts: readonly AccountId<'bip122'>[],
  types: AccountTypeRules = {},
): readonly AccountId<'bip122'>[] {
  const networkIds = [...new Set(accounts.map(networkOf))]
  return networkIds.flatMap((networkId) => {
    const own = accounts.filter((id) => networkOf(id) === networkId)
    const answer = sharedBy({ session: { accounts: own } })
    const state = stateOf(answer, readAccounts(answer) ?? [], { networkIds: [networkId], types })
    const addresses = state?.addresses ?? []
    return addresses.flatMap((address) => own.filter((id) => addressOf(id) === address))
  })
}
