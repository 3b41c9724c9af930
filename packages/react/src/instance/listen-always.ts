import type { Undo } from '@latchkey/core/contract'
import type { PageWindow } from './page.ts'

/**
 * Listens to an event of the window for as long as the page lives. `document.open` removes every listener: they
 * are added again with the next root element, which does nothing where they are there still.
 */
export function listenAlways(
  page: PageWindow,
  listeners: Readonly<Record<string, (event: Event) => void>>,
): Undo {
  const listen = (): void => {
    for (const [type, listener] of Object.entries(listeners)) page.addEventListener(type, listener)
  }
  listen()
  const observer = page.MutationObserver && new page.MutationObserver(listen)
  observer?.observe(page.document, { childList: true })
  return () => {
    observer?.disconnect()
    for (const [type, listener] of Object.entries(listeners)) {
      page.removeEventListener(type, listener)
    }
  }
}
