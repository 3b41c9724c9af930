import type { CatalogFilter } from '@latchkey/core'
import { useState } from 'react'

/**
 * What a search found, once for each: the number may still change by one or two while pages come, for
 * a listing that changes meanwhile names the same wallet twice.
 *
 * @param found - Nothing while it is not known, or while nothing is looked for.
 */
export function useFoundOnce(found: string | undefined, wish: CatalogFilter): string {
  const [first, setFirst] = useState<{ readonly wish: CatalogFilter; readonly text: string }>()
  if (found === undefined) return ''
  if (first?.wish === wish) return first.text
  setFirst({ wish, text: found })
  return found
}
