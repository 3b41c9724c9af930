import type { Route } from '../store/routes.ts'
import type { RouterState } from '../store/state/modal.ts'

/**
 * A visitor who left a payment to connect a wallet or to sign in comes back to it.
 *
 * @returns The history up to the payment; undefined where the visitor comes from none.
 */
export function toPayment({ history }: Pick<RouterState, 'history'>): readonly Route[] | undefined {
  const index = history.findIndex(({ view }) => view === 'Pay')
  return index === -1 ? undefined : history.slice(0, index + 1)
}
