import type { Undo } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import { currentRoute } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'

/** Between two prices, in milliseconds. Source: docs/constants.json, `swap`. */
const REFRESH_MS = 10_000

/** When the next price is due: only while the visitor looks. */
export interface QuoteTimer {
  /** The next price is due in 10 seconds. */
  schedule(): void
  cancel(): void
  stop(): void
}

/** The dependencies of the timer. */
export interface QuoteTimerDeps {
  readonly state: Pick<Snapshot, 'modal' | 'router'>
  readonly ports: Pick<CorePorts, 'clock' | 'visibility'>
  readonly timers: { after(delayMs: number, run: () => void): Undo }
  subscribe(listener: () => void): Undo
  /** The visitor looks again, after something else. */
  shownAgain(): void
}

interface Tools {
  readonly slice: { nextQuoteAtMs: number | undefined }
  onDue(): void
}

/** Creates the timer of one form. */
export function createQuoteTimer(deps: QuoteTimerDeps, { slice, onDue }: Tools): QuoteTimer {
  const { state, timers, ports } = deps
  const { clock, visibility } = ports
  let dueAtMs: number | undefined
  let end: Undo = () => {}
  let undos: readonly Undo[] = []
  let wasLooking = true

  function isLooking(): boolean {
    const { view } = currentRoute(state.router)
    const isShown = view === 'Swap' || view === 'SwapPreview'
    return state.modal.isOpen && isShown && visibility.isVisible()
  }

  function follow(): void {
    const isNow = isLooking()
    const isShownAgain = isNow && !wasLooking
    wasLooking = isNow
    if (isShownAgain) deps.shownAgain()
    const next = dueAtMs !== undefined && isNow ? dueAtMs : undefined
    if (slice.nextQuoteAtMs === next) return
    end()
    slice.nextQuoteAtMs = next
    if (next !== undefined) end = timers.after(Math.max(0, next - clock.now()), onDue)
  }

  function cancel(): void {
    end()
    dueAtMs = undefined
    slice.nextQuoteAtMs = undefined
  }

  return {
    cancel,
    schedule() {
      if (undos.length === 0) undos = [deps.subscribe(follow), visibility.watch(follow)]
      cancel()
      dueAtMs = clock.now() + REFRESH_MS
      follow()
    },
    stop() {
      for (const undo of undos) undo()
      undos = []
      cancel()
    },
  }
}
