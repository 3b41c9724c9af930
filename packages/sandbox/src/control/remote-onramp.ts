import type { OnrampAct, OnrampPurchase } from '../blockchain-api/onramp/onramp-desk.ts'

/** The sellers of coins in a sandbox of another process; see `Onramp`. */
export interface RemoteOnramp {
  serve(paths: 'server' | 'specified'): Promise<void>
  withoutPrice(providers: readonly string[]): Promise<void>
  purchases(): Promise<readonly OnrampPurchase[]>
  act(purchaseId: string, act: OnrampAct): Promise<void>
  clear(): Promise<void>
}

/** @param ask - Asks a path below `/onramp` of the control desk. */
export function createRemoteOnramp(
  ask: (method: string, path: string, body?: object) => Promise<unknown>,
): RemoteOnramp {
  const send = async (...asked: Parameters<typeof ask>): Promise<void> => void (await ask(...asked))
  return {
    serve: (paths) => send('PUT', '', { paths }),
    withoutPrice: (withoutPrice) => send('PUT', '', { withoutPrice }),
    // Our own desk answers with exactly this.
    purchases: async () => (await ask('GET', '')) as readonly OnrampPurchase[],
    act: (purchaseId, act) => send('PUT', `/${encodeURIComponent(purchaseId)}/${act}`),
    clear: () => send('DELETE', ''),
  }
}
