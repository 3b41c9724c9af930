import { type RefObject, useEffect, useState } from 'react'

/** What a frame shows: nothing yet, the picture, or the stand-in. */
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
 * Follows one picture while it loads. After `limitMs` the stand-in is shown; a picture that comes
 * later still takes its place.
 */
export function usePicture(
  src: string | undefined,
  limitMs: number,
  frame: RefObject<HTMLElement | null>,
): PictureWatch {
  const [settled, setSettled] = useState<Settled>()
  useEffect(() => {
    const page = frame.current?.ownerDocument.defaultView
    const giveUp = (): void =>
      setSettled((now) => (now?.src === src ? now : { src, state: 'missing' }))
    const timer = page?.setTimeout(giveUp, limitMs)
    return () => page?.clearTimeout(timer)
  }, [src, limitMs, frame])
  return {
    state: src === undefined ? 'missing' : settled?.src === src ? settled.state : 'loading',
    onLoad: () => setSettled({ src, state: 'shown' }),
    onError: () => setSettled({ src, state: 'missing' }),
  }
}
