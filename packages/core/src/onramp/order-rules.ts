import type { OnrampSourceStatus } from '../contract/index.ts'
import type { OnrampItem, OnrampOrder, OnrampOrderStep } from '../store/onramp-state.ts'
import { COINBASE } from './coinbase.ts'

/** After this time without news the visitor is told so, in milliseconds. Source: docs/constants.json, `onramp`. */
const LATE_MS = 180_000

/** Whether news of an order may still come. */
export function isOpen({ current }: Pick<OnrampOrder, 'current'>): boolean {
  return ['waiting', 'notConfirmedYet', 'pending'].includes(current.step)
}

/**
 * Where an order is without news. It is never failed: nobody but the provider knows.
 *
 * @param facts - Whether its window is closed, or not known to be open.
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

/** Where an order is by what its provider says. */
export function stepOfStatus(status: OnrampSourceStatus): OnrampOrderStep {
  return status.status === 'failed'
    ? { step: 'failed', reason: status.reason }
    : { step: status.status }
}

/** What was there when an order began, and what others became. */
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
