import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useModalContext } from '../../../../context/modal-context.ts'

/** The position of the visitor in the tab when they opened something. */
export interface Place {
  /** The ref of the tab. */
  readonly tab: RefObject<HTMLDivElement | null>
  /** The visitor comes back, and what is hidden at first was shown. */
  readonly wasExpanded: boolean
  /** Stores the position before another view is opened. */
  store(isExpanded: boolean): void
}

/** Scrolls back to where the visitor was; the modal gives the focus back to what they had opened. */
export function usePlace(): Place {
  const { core, positions } = useModalContext()
  const tab = useRef<HTMLDivElement>(null)
  const [restored] = useState(() =>
    core.snapshot().router.direction === 'back' ? positions.get('Account') : undefined,
  )

  useLayoutEffect(() => {
    positions.delete('Account')
    if (restored)
      scrollerOf(tab.current)?.scrollTo?.({ top: restored.scrollPx, behavior: 'instant' })
  }, [positions, restored])

  return {
    tab,
    wasExpanded: restored?.isExpanded ?? false,
    store(isExpanded) {
      const scrollPx = scrollerOf(tab.current)?.scrollTop ?? 0
      positions.set('Account', { scrollPx, place: 0, isExpanded })
    },
  }
}

function scrollerOf(element: HTMLElement | null): Element | null | undefined {
  return element?.closest('[data-part=card-body]')
}
