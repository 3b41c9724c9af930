import { type RefObject, useLayoutEffect, useState } from 'react'

/** Matches windows in which only three columns have room. Source: docs/views.md, section 2. */
const NARROW = '(max-width:352px)'

/** Wallets side by side: four, or three where there is little room. */
export function useColumns(anchor: RefObject<HTMLElement | null>): number {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const query = anchor.current?.ownerDocument.defaultView?.matchMedia?.(NARROW)
    const look = (): void => setNarrow(query?.matches === true)
    look()
    query?.addEventListener('change', look)
    return () => query?.removeEventListener('change', look)
  }, [anchor])
  return isNarrow ? 3 : 4
}
