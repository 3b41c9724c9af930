import { type RefObject, useEffect, useState } from 'react'

/** What a frame shows: nothing yet, the picture, or the fallback. */
export type PictureState = 'loading' | 'shown' | 'missing'

interface Settled {
  readonly src: string | undefined
  readonly state: PictureState
}

/** What follows one picture while it loads. */
export interface PictureWatch {
  readonly state: PictureState
  readonly onLoad: () => void
  readonly onError: () => void
}

/**
 * Follows one picture while it loads. After `limitMs` the fallback is shown; a picture that loads
 * after that still replaces it.
 */
export function usePicture(
  src: string | undefined,
  limitMs: number,
  frame: RefObject<HTMLElement | null>,
): PictureWatch {
  const [settled, setSettled] = useState<Settled>()
  const isAwaited = src !== undefined && settled?.src !== src
  useEffect(() => {
    const page = frame.current?.ownerDocument.defaultView
    if (!isAwaited || !page) return
    const timer = page.setTimeout(() => setSettled({ src, state: 'missing' }), limitMs)
    return () => page.clearTimeout(timer)
  }, [isAwaited, src, limitMs, frame])
  return {
    state: src === undefined ? 'missing' : settled?.src === src ? settled.state : 'loading',
    onLoad: () => setSettled({ src, state: 'shown' }),
    onError: () => setSettled({ src, state: 'missing' }),
  }
}
