import type { Undo, Visibility } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import type { Snapshot } from '../store/state/root.ts'

/** How often a shown history is read for what is new, in milliseconds. */
export const UPDATES_POLL_MS = 15_000
/** The longest wait after failures; each doubles it. */
const LONGEST_POLL_MS = 120_000

/** Reads again and again what is new in the shown history. */
export interface UpdatesPoll {
  /** The first time after `UPDATES_POLL_MS`. */
  start(): void
  stop(): void
}

interface Deps {
  readonly state: { readonly modal: Pick<Snapshot['modal'], 'isOpen'> }
  readonly timers: Pick<Timers, 'after'>
  readonly visibility: Pick<Visibility, 'isVisible'>
}

/**
 * Creates the poll of one core. Nothing is read while the modal is closed or the tab hidden.
 *
 * @param read - Resolves with whether it was read. Never rejects.
 */
export function createUpdatesPoll(
  { state, timers, visibility }: Deps,
  read: () => Promise<boolean>,
): UpdatesPoll {
  let cancel: Undo = () => {}
  let turn = 0

  function schedule(waitMs: number): void {
    const own = turn
    const run = async (): Promise<void> => {
      const isLooking = state.modal.isOpen && visibility.isVisible()
      const isRead = !isLooking || (await read())
      if (own === turn) schedule(isRead ? UPDATES_POLL_MS : Math.min(waitMs * 2, LONGEST_POLL_MS))
    }
    cancel = timers.after(waitMs, () => void run())
  }

  function stop(): void {
    turn += 1
    cancel()
  }

  return {
    start() {
      stop()
      schedule(UPDATES_POLL_MS)
    },
    stop,
  }
}
