import type { Undo } from './undo.ts'

/** A source of events: a page that a website provides may be an event target alone. */
interface Listened {
  addEventListener(type: string, listener: (event: Event) => void): void
  removeEventListener(type: string, listener: (event: Event) => void): void
}

/**
 * Listens to an event of a page's window, or of its document, for as long as the page lives. `document.open` removes
 * every listener: it is added again with the next root element, which does nothing where it is there still.
 */
export function keepListening<Type extends Event>(
  target: Listened,
  type: string,
  listener: (event: Type) => void,
): Undo {
  // A cast: the caller names a type whose events it takes.
  const taking = listener as (event: Event) => void
  const listen = (): void => target.addEventListener(type, taking)
  listen()
  const page: object = (target as Partial<Document>).defaultView ?? target
  const { document, MutationObserver } = page as Partial<NonNullable<Document['defaultView']>>
  const observer = MutationObserver && new MutationObserver(listen)
  if (document) observer?.observe(document, { childList: true })
  return () => {
    observer?.disconnect()
    target.removeEventListener(type, taking)
  }
}
