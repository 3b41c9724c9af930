import type { ExchangeStatus } from '@latchkey/core'
import type { Undo } from '@latchkey/core/contract'
import { readPage } from './page.ts'

/** Source: docs/views.md, section 4. */
const LEAST_MS = 3_000
const USUAL_MS = 4_000

interface Polling {
  /** In milliseconds, at least 3,000; by default 4,000. */
  readonly pollingInterval?: number | undefined
  /** Returns true once nothing will change any more. */
  isOver(): boolean
}

/** The callbacks of a website for the end of a payment. */
interface EndListeners {
  onSuccess?(status: ExchangeStatus): void
  onFailed?(status: ExchangeStatus): void
}

/** Returns true if the exchange said how a payment ended. */
export function isBuyOver(data: ExchangeStatus | undefined): boolean {
  return data?.status === 'SUCCESS' || data?.status === 'FAILED'
}

/** Tells the website how a payment ended, once it has. */
export function tellEnd({ onSuccess, onFailed }: EndListeners, data: ExchangeStatus): void {
  if (data.status === 'SUCCESS') onSuccess?.(data)
  if (data.status === 'FAILED') onFailed?.(data)
}

/** Reads the status of a payment now, and again while the page is seen, until it is over or undone. */
export function pollBuyStatus(
  read: () => Promise<void>,
  { pollingInterval = USUAL_MS, isOver }: Polling,
): Undo {
  const page = readPage()
  if (page === undefined) return () => {}
  void read()
  const timer = page.setInterval(
    () => {
      if (isOver()) page.clearInterval(timer)
      else if (page.document.visibilityState === 'visible') void read()
    },
    Math.max(LEAST_MS, pollingInterval),
  )
  return () => page.clearInterval(timer)
}
