import { type RefObject, useLayoutEffect } from 'react'
import { DURATIONS_MS, EASINGS } from '../theme/tokens.ts'
import { wantsStillness } from './wants-stillness.ts'

/**
 * Lets `frame` glide to the height of `content` when that changes. The layout has the new height at
 * once; only what is seen follows, so nothing waits for the animation.
 */
export function useHeight(
  frame: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const outer = frame.current
    const inner = content.current
    const page = inner?.ownerDocument.defaultView
    if (!outer || !inner || !page?.ResizeObserver) return
    let height = 0
    let glide: Animation | undefined
    const observer = new page.ResizeObserver(() => {
      const from = glide?.playState === 'running' ? outer.offsetHeight : height
      height = inner.offsetHeight
      if (from === 0 || height === 0 || from === height || wantsStillness(outer)) return
      glide?.cancel()
      glide = outer.animate([{ height: `${from}px` }, { height: `${height}px` }], {
        duration: DURATIONS_MS.height,
        easing: EASINGS.standard,
      })
    })
    observer.observe(inner)
    return () => {
      observer.disconnect()
      glide?.cancel()
    }
  }, [frame, content])
}
