import type { CatalogFilter } from '@latchkey/core'
import { useState } from 'react'

/**
 * The number of results, fixed for each search: it can change by one or two while pages load, because a
 * listing that changes in between contains a wallet twice.
 *
 * @param found - undefined while it is unknown, or without a search.
 */
export function useFoundOnce(found: string | undefined, wish: CatalogFilter): string {
  const [first, setFirst] = useState<{ readonly wish: CatalogFilter; readonly text: string }>()
  if (found === undefined) return ''
  if (first?.wish === wish) return first.text
  setFirst({ wish, text: found })
  return found
}
