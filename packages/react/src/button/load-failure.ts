import { isLatchkeyError } from '@latchkey/core/contract'
import type { PageWindow } from '../instance/page.ts'
import type { Readings } from '../instance/readings.ts'
import { enPage } from '../messages/en/page.ts'
import { pageText } from './page-text.ts'

/**
 * Returns the text that a button shows in place of its own, if the modal could not be loaded.
 *
 * @param failures - How often it failed, one after another.
 */
export function failureText(readings: Readings, failures: number): string | undefined {
  if (failures === 0 || readings.state().initialized) return undefined
  return pageText(readings, failures > 1 ? 'button.reload' : 'button.again', enPage)
}

/** A press of a button whose presses may fail to load the modal. */
export interface PressTry {
  press(): Promise<unknown>
  readonly readings: Readings
  readonly failures: number
  setFailures(failures: number): void
  readonly page: PageWindow | null
}

/**
 * Presses, and counts failures to load. The press after the second one reloads the page: a page that is
 * older than the last release requests deleted files, and some browsers never repeat a failed import.
 */
export async function pressCounted(tried: PressTry): Promise<unknown> {
  const { readings, failures, setFailures } = tried
  if (failures > 1 && failureText(readings, failures)) tried.page?.location.reload()
  try {
    const done = await tried.press()
    setFailures(0)
    return done
  } catch (thrown) {
    if (isLatchkeyError(thrown, 'instance.load-failed')) setFailures(failures + 1)
    throw thrown
  }
}

/** Reports what a press threw, for which no caller waits. */
export function reportPress(thrown: unknown, page: PageWindow | null): void {
  // A modal that could not be loaded is on the console already, and the button shows it.
  if (isLatchkeyError(thrown, 'instance.load-failed')) return
  if (isLatchkeyError(thrown)) page?.console.error(thrown)
  // The site's own, thrown by one of its callbacks.
  else page?.reportError(thrown)
}
