import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * A value that follows another once that has rested for a while.
 *
 * @param restMs - How long it has to rest, in milliseconds.
 * @returns The value, and a ref for any element of the page whose timers are used.
 */
export function useDebounced<Value>(
  latest: Value,
  restMs: number,
): { readonly value: Value; readonly anchor: RefObject<HTMLDivElement | null> } {
  const [value, setValue] = useState(latest)
  const anchor = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const page = anchor.current?.ownerDocument.defaultView
    const timer = page?.setTimeout(() => setValue(latest), restMs)
    return () => page?.clearTimeout(timer)
  }, [latest, restMs])
  return { value, anchor }
}
