import type { Core } from '@latchkey/core'
import { lazy, type Undo } from '@latchkey/core/contract'
import type { PageWindow } from '../../instance/page.ts'
import { backMark, isAtBackEntry } from './back-mark.ts'
import type { BackWay } from './back-way.ts'

const back = lazy(async () => (await import('./follow-back.ts')).followBack)

/** The device's back, for one modal. */
export interface LazyBack {
  /** Called when the dialog has opened or closed. */
  sync(page: PageWindow, isOpen: boolean): void
  readonly stop: Undo
}

/**
 * Loads what follows the device's back once the modal is open, or where a reload has left the page at the modal's
 * entry of the history.
 *
 * @param id - Distinguishes the modals of one page.
 */
export function lazyBack(core: Core, id: string | undefined): LazyBack {
  const mark = backMark(id)
  let way: BackWay | undefined
  let isOver = false

  async function load(page: PageWindow): Promise<void> {
    const followBack = await back.load()
    if (isOver) return
    way ??= followBack(core, { page, mark })
    way.sync()
  }

  return {
    sync(page, isOpen) {
      if (way !== undefined) way.sync()
      // It is loaded again at the next opening.
      else if (isOpen || isAtBackEntry({ page, mark })) load(page).catch(() => {})
    },
    stop() {
      isOver = true
      way?.stop()
    },
  }
}
