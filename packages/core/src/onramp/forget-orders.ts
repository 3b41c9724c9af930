import { type Lazy, lazy } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { Onramp } from './onramp.ts'
import { ORDERS_KEY } from './orders-key.ts'

/**
 * Creates what removes the stored orders of accounts that the visitor disconnected, also those of an earlier page, of
 * which nothing was shown in this one. It loads no form for that.
 */
export function createForgetOrders(
  ports: CorePorts,
  onramp: Lazy<Onramp>,
): (event: EventOf<'connectionRemoved'>) => void {
  const stored = lazy(() => import('./stored-orders.ts'))
  return (event) => {
    const loaded = onramp.current()
    if (loaded !== undefined) loaded.forget(event)
    // Orders under way continue when a wallet ends its session.
    else if (event.by === 'visitor' && ports.storage.get(ports.key(ORDERS_KEY)) !== undefined) {
      stored.load().then(
        ({ createStoredOrders }) => {
          for (const account of event.session.accounts) createStoredOrders(ports).write(account, [])
        },
        // They are forgotten by themselves after a while.
        () => {},
      )
    }
  }
}
