import type { AdapterHost, AttachRequest } from '@latchkey/core/contract'
import { type Store, supportedIds } from '../session-store.ts'
import { channelWallet } from './channel-wallet.ts'

/** Serves a session of a shared wallet with the same methods as any other session. */
export function attachSession(
  { store, host }: { readonly store: Store; readonly host: AdapterHost },
  request: AttachRequest<'solana'>,
): void {
  const { session } = request
  const networkIds = [session.networkId, ...(session.networkIds ?? supportedIds(host))]
  const wallet = channelWallet(request, {
    networkIds,
    networkId: () => store.find(session.id)?.session.networkId ?? session.networkId,
  })
  // The owner of the channel attaches the session again after a change: there is nothing to follow.
  store.add({ session, wallet }, () => () => {})
}
