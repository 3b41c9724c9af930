import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Returns a value after it has not changed for a while.
 *
 * @param delayMs - How long it must not change, in milliseconds.
 * @returns The value, and a ref for any element of the page whose timers are used.
 */
export function useDebounced<Value>(
  latest: Value,
  delayMs: number,
): { readonly value: Value; readonly anchor: RefObject<HTMLDivElement | null> } {
  const [value, setValue] = useState(latest)
  const anchor = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const page = anchor.current?.ownerDocument.defaultView
    const timer = page?.setTimeout(() => setValue(latest), delayMs)
    return () => page?.clearTimeout(timer)
  }, [latest, delayMs])
  return { value, anchor }
}
