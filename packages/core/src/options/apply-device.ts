import { type DeviceFacts, type Logger, lazy } from '../contract/index.ts'
import type { OptionsState } from './options-state.ts'

interface Deps {
  readonly logger: Pick<Logger, 'note'>
  /** Changes the options that depend on the device. */
  change(changes: Partial<OptionsState>): void
}

/**
 * Changes what the website offers to what is possible on this device and in this page. In a page that lacks
 * something one line in the console says what.
 */
export function applyDevice({ logger, change }: Deps, device: DeviceFacts): void {
  const { limitedPage, timeZone } = device
  change({
    timeZone,
    // The secure site works for pages of the web only, and its keys need a secure context all the way up.
    ...(limitedPage && { hasAuth: false }),
  })
  if (limitedPage === undefined) return
  const notes = lazy(() => import('./limited-page-notes.ts'))
  void notes
    .load()
    .then(({ LIMITED_PAGE_NOTES }) => logger.note(LIMITED_PAGE_NOTES[limitedPage]))
    // Without the file there is no line; the modal works the same.
    .catch(() => undefined)
}
