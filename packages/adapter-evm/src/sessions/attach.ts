import type { AttachRequest } from '@latchkey/core/contract'
import type { Store } from '../session-store.ts'
import { channelProvider } from './channel-provider.ts'

/** Serves a session of a shared wallet with the same methods as any other session. */
export function attachSession(store: Store, request: AttachRequest<'eip155'>): void {
  const { id } = request.session
  const provider = channelProvider(request, (networkId) => {
    if (store.find(id)?.provider === provider) store.move(id, { networkId })
  })
  // The owner of the channel attaches the session again after a change: there is nothing to follow.
  store.add({ provider, session: request.session, toAddress: asGiven }, () => () => {})
}

function asGiven(address: string): string {
  return address
}
