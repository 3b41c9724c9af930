import {
  callFeature,
  followStandardWallet,
  type Running,
  type SessionStore,
} from '@latchkey/core/adapter'
import { accountOn, type NetworkId, type Session, throwIfAborted } from '@latchkey/core/contract'
import type { FoundSui } from './discovery.ts'
import { type SuiHandle, stateOf } from './wallet-state.ts'

/** The dependencies of opening and resuming a session. */
export interface SessionDeps extends Running<FoundSui> {
  readonly store: SessionStore<'sui', SuiHandle>
}

/**
 * Creates a session from the accounts of a wallet, and follows the wallet from then on. Undefined if it
 * shares none.
 */
export function establish(
  { store, host, life }: SessionDeps,
  { wallet, handle }: FoundSui,
  requested: NetworkId | undefined,
): Session<'sui'> | undefined {
  throwIfAborted(life)
  const state = stateOf(handle, [requested, ...host.networks().map(({ id }) => id)])
  if (state === undefined) return undefined
  const { networkId, networkIds, addresses } = state
  const session: Session<'sui'> = {
    id: wallet.id,
    namespace: 'sui',
    walletId: wallet.id,
    accounts: addresses.map((address) => accountOn(networkId, address)),
    networkId,
    networkIds,
  }
  const forget = () => callFeature(handle, 'standard:disconnect')
  store.add({ session, wallet: handle, forget }, (id) =>
    followStandardWallet(handle, host.clock, () => {
      store.move(id, stateOf(handle, [store.find(id)?.session.networkId]) ?? { addresses: [] })
    }),
  )
  return session
}
