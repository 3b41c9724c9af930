import type { ObserveRequest } from '../contract/index.ts'
import type { Found } from './create-discovery.ts'
import type { Running } from './lazy-adapter.ts'

/**
 * The running adapter with wallets that report the requests they are sent, where the core observes them; otherwise
 * as it is.
 *
 * @param observed - Makes a wallet that reports its requests.
 */
export function observing<F extends Found>(
  running: Running<F>,
  observed: (found: F, observe: ObserveRequest) => F,
): Running<F> {
  const { discovery, host } = running
  const { observe } = host
  if (observe === undefined) return running
  const find = (walletId: string): F | undefined => {
    const found = discovery.find(walletId)
    return found && observed(found, observe)
  }
  return { ...running, discovery: { ...discovery, find } }
}
