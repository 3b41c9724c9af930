import type { Undo } from '@latchkey/core/contract'
import type { PageWindow } from '../instance/page.ts'

/** The host and its page. */
export interface StayInput {
  readonly page: PageWindow
  host(): Element
  /** The element that the host belongs to now; undefined while it has to wait. */
  home(): Element | undefined
  /**
   * Called once the host is in the page again.
   *
   * @param isDeaf - `document.open` removed every listener in the page, also those in the host.
   */
  onReturn(isDeaf: boolean): void
}

/** A page that removes the host over and over again is left alone for a moment. */
const MOST_RETURNS = 10
const PAUSE_MS = 1_000

/** An event of nothing, by which it is seen whether a host has its listeners. */
const PROBE = 'latchkey:probe'

/**
 * Puts a host back into the page whenever the page has removed it: with its body, its root element or all
 * children of them, as Turbo, htmx, view transitions of Astro and `document.open` do. A page without mutation
 * observers is left as it is.
 *
 * @returns A function that ends it.
 */
export function stayInPage(input: StayInput): Undo {
  const { page, host, home, onReturn } = input
  if (!page.MutationObserver) return () => {}
  const observer = new page.MutationObserver(look)
  let returns = 0
  let pause: number | undefined
  let hears = listenTo(host())

  function look(records: readonly MutationRecord[] = []): void {
    observer.disconnect()
    // A closed window has no document, although the types deny it.
    if ((page.document as Document | null) === null) return
    const isRemoved = (node: Node): boolean => node.contains(host())
    if (!host().isConnected) comeBack()
    // The page itself put it into another place.
    else if (records.some(({ removedNodes }) => [...removedNodes].some(isRemoved))) onReturn(false)
    watch()
  }

  function comeBack(): void {
    const place = home()
    if (place === undefined || pause !== undefined) return
    returns += 1
    if (returns > MOST_RETURNS) {
      pause = page.setTimeout(resume, PAUSE_MS)
      return
    }
    if (returns === 1) page.setTimeout(forget, PAUSE_MS)
    place.append(host())
    const isDeaf = !hears()
    onReturn(isDeaf)
    if (isDeaf) hears = listenTo(host())
  }

  function forget(): void {
    returns = 0
  }

  function resume(): void {
    pause = undefined
    returns = 0
    look()
  }

  /** Every element that the host is in may be removed with it. */
  function watch(): void {
    observer.observe(page.document, { childList: true })
    const root = page.document.documentElement as Element | null
    if (root !== null) observer.observe(root, { childList: true })
    for (let node: Node | null = host().parentNode; node !== null; node = outside(node)) {
      observer.observe(node, { childList: true })
    }
  }

  watch()
  return () => {
    observer.disconnect()
    page.clearTimeout(pause)
  }
}

function outside(node: Node): Node | null {
  // A node that has a host is a shadow root.
  return node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null
}

/** @returns Whether the host still has the listener that this gives it. */
function listenTo(host: Element): () => boolean {
  let isHeard = false
  host.addEventListener(PROBE, () => {
    isHeard = true
  })
  return () => {
    isHeard = false
    host.dispatchEvent(new Event(PROBE))
    return isHeard
  }
}
