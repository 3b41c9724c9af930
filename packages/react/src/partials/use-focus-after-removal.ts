import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** The functions by which a list keeps the focus inside. */
export interface FocusAfterRemoval {
  readonly ref: RefObject<HTMLDivElement | null>
  onFocus(event: FocusEvent): void
}

/** Moves the focus from a removed element to the next one, else to the first. */
export function useFocusAfterRemoval(): FocusAfterRemoval {
  const ref = useRef<HTMLDivElement>(null)
  const behind = useRef<readonly HTMLElement[]>([])
  useLayoutEffect(() => {
    const [own, ...others] = behind.current
    const isLost = own?.isConnected === false && !isInside(ref.current)
    if (!isLost) return
    const next = others.find(({ isConnected }) => isConnected) ?? buttonsIn(ref.current)[0]
    next?.focus()
  })
  return {
    ref,
    onFocus({ target }) {
      const all = buttonsIn(ref.current)
      const place = all.findIndex((each) => each.contains(target))
      behind.current = all.slice(place)
    },
  }
}

function buttonsIn(view: HTMLElement | null): readonly HTMLElement[] {
  return [...(view?.querySelectorAll('button') ?? [])]
}

/** Returns true if the focus is anywhere in the dialog around a view. */
function isInside(view: HTMLElement | null): boolean {
  return view?.closest('dialog')?.matches(':focus-within') ?? false
}
