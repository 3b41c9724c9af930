import type { CatalogWish } from '@latchkey/core'
import { useRef } from 'react'

/**
 * What a search found, once for each: the number may still change by one or two while pages come, for
 * a listing that changes meanwhile names the same wallet twice.
 *
 * @param found - Nothing while it is not known, or while nothing is looked for.
 */
export function useFoundOnce(found: string | undefined, wish: CatalogWish): string {
  const last = useRef<{ readonly wish: CatalogWish; readonly text: string }>(undefined)
  if (found === undefined) return ''
  if (last.current?.wish !== wish) last.current = { wish, text: found }
  return last.current.text
}
