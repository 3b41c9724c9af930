import type { CatalogCell } from '@latchkey/core/views'
import { type RefObject, useEffect } from 'react'

/** How long a place has to be visible before its page is requested; fast scrolling requests nothing. */
const REST_MS = 60

/** Requests the pages of places that stay visible and are not loaded yet. */
export function useNeededPages(
  anchor: RefObject<HTMLElement | null>,
  seen: readonly CatalogCell[],
  need: (pages: readonly number[]) => void,
): void {
  const missing = seen.flatMap(({ wallet, page }) => (wallet || page === undefined ? [] : [page]))
  const pages = [...new Set(missing)].join()
  useEffect(() => {
    const page = anchor.current?.ownerDocument.defaultView
    if (pages === '' || !page) return
    const timer = page.setTimeout(() => need(pages.split(',').map(Number)), REST_MS)
    return () => page.clearTimeout(timer)
  }, [anchor, pages, need])
}
