import type { OnrampSourceStatus } from '../contract/index.ts'
import type { OnrampItem, OnrampOrder, OnrampOrderStep } from '../store/state/onramp-orders.ts'
import { COINBASE } from './coinbase.ts'

/**
 * The time without an update after which the modal shows that, in milliseconds. Source:
 * docs/constants.json, `onramp`.
 */
const LATE_MS = 180_000

/** Returns true while an update of an order may still arrive. */
export function isOpen({ current }: Pick<OnrampOrder, 'current'>): boolean {
  return ['waiting', 'notConfirmedYet', 'pending'].includes(current.step)
}

/**
 * Returns the step of an order without updates. It is never failed: only the provider knows.
 *
 * @param facts - The time, and `isWindowClosed`: its window is closed, or not known to be open.
 */
export function stepWithoutNews(
  { current, seller, startedAtMs }: Pick<OnrampOrder, 'current' | 'seller' | 'startedAtMs'>,
  { nowMs, isWindowClosed }: { readonly nowMs: number; readonly isWindowClosed: boolean },
): OnrampOrderStep {
  if (current.step !== 'waiting' && current.step !== 'notConfirmedYet') return current
  const isLate = nowMs - startedAtMs >= LATE_MS
  if (!isLate && !isWindowClosed) return { step: 'waiting' }
  return { step: 'notConfirmedYet', canTryAgain: isLate && seller.id === COINBASE }
}

/** Returns the step of an order by its provider's status. */
export function stepOfStatus(status: OnrampSourceStatus): OnrampOrderStep {
  return status.status === 'failed'
    ? { step: 'failed', reason: status.reason }
    : { step: status.status }
}

/** The purchases that existed when an order began, and those that other orders became. */
interface Others {
  /** undefined where that could not be read. */
  readonly before: readonly string[] | undefined
  readonly claimed: ReadonlySet<string>
}

/** The row that an order became: one that is new. Where the rows before are not known, one that is under way, or later. */
export function findItem(
  { startedAtMs }: Pick<OnrampOrder, 'startedAtMs'>,
  items: readonly OnrampItem[],
  { before, claimed }: Others,
): OnrampItem | undefined {
  return items.find(({ id, status, atMs }) => {
    if (claimed.has(id)) return false
    if (before !== undefined) return !before.includes(id)
    return status === 'pending' || atMs >= startedAtMs
  })
}
