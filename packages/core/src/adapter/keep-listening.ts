import type { Undo } from '../contract/index.ts'

/**
 * Listens to an event of a page's window for as long as the page lives. `document.open` removes every listener:
 * it is added again with the next root element, which does nothing where it is there still.
 */
export function keepListening(
  page: EventTarget,
  type: string,
  listener: (event: Event) => void,
): Undo {
  const listen = (): void => page.addEventListener(type, listener)
  listen()
  // A page that a website provides may be an event target alone.
  const { document, MutationObserver } = page as Partial<NonNullable<Document['defaultView']>>
  const observer = MutationObserver && new MutationObserver(listen)
  if (document) observer?.observe(document, { childList: true })
  return () => {
    observer?.disconnect()
    page.removeEventListener(type, listener)
  }
}
