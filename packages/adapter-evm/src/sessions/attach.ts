import type { AttachRequest } from '@latchkey/core/contract'
import { channelProvider } from './channel-provider.ts'
import type { Store } from './session-store.ts'

/** Serves a session that a shared wallet holds, by the same methods as any other. */
export function attachSession(store: Store, request: AttachRequest<'eip155'>): void {
  const { id } = request.session
  const provider = channelProvider(request, (networkId) => {
    if (store.find(id)?.provider === provider) store.move(id, { networkId })
  })
  // Whoever holds the channel tells of changes by attaching again: there is nothing to follow.
  store.add({ provider, session: request.session, toAddress: asGiven }, () => () => {})
}

function asGiven(address: string): string {
  return address
}
