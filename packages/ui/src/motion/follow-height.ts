import { DURATIONS_MS, EASINGS } from '../theme/tokens.ts'
import { wantsStillness } from './wants-stillness.ts'

/**
 * Lets `frame` glide to the height of `content` when that changes. The layout has the new height at
 * once; only what is seen follows, so nothing waits for the animation.
 *
 * @returns Its undo.
 */
export function followHeight(frame: HTMLElement, content: HTMLElement): () => void {
  const page = content.ownerDocument.defaultView
  if (!page?.ResizeObserver) return () => {}
  let height = 0
  let glide: Animation | undefined
  const observer = new page.ResizeObserver(() => {
    const from = glide?.playState === 'running' ? frame.offsetHeight : height
    height = content.offsetHeight
    if (from === 0 || height === 0 || from === height || wantsStillness(frame)) return
    glide?.cancel()
    glide = frame.animate([{ height: `${from}px` }, { height: `${height}px` }], {
      duration: DURATIONS_MS.height,
      easing: EASINGS.standard,
    })
  })
  observer.observe(content)
  return () => {
    observer.disconnect()
    glide?.cancel()
  }
}
