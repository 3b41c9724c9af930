import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react'

/** The content of a frame: nothing yet, the picture, or the fallback. */
export type PictureState = 'loading' | 'shown' | 'missing'

interface Settled {
  readonly src: string | undefined
  readonly state: PictureState
}

/** The state of one picture while it loads, and the handlers that follow it. */
export interface PictureWatch {
  readonly state: PictureState
  /** The ref of the picture. */
  readonly attach: RefCallback<HTMLImageElement>
  readonly onLoad: () => void
  readonly onError: () => void
}

/**
 * Follows one picture while it loads. After `limitMs` the fallback is shown; a picture that loads
 * after that still replaces it. What needs no loading is shown with the first frame: data in the
 * address, and a picture that the page has loaded already.
 */
export function usePicture(src: string | undefined, limitMs: number): PictureWatch {
  const picture = useRef<HTMLImageElement>(null)
  const [settled, setSettled] = useState<Settled>()
  const isSettled = settled !== undefined && settled.src === src
  const isAwaited = src !== undefined && !isSettled && !isInline(src)
  const attach = useCallback(
    (image: HTMLImageElement | null) => {
      picture.current = image
      if (image && isLoaded(image)) setSettled({ src, state: 'shown' })
    },
    [src],
  )
  useEffect(() => {
    const page = picture.current?.ownerDocument.defaultView
    if (!isAwaited || !page) return
    const timer = page.setTimeout(() => setSettled({ src, state: 'missing' }), limitMs)
    return () => page.clearTimeout(timer)
  }, [isAwaited, src, limitMs])
  return {
    state: isSettled ? settled.state : firstState(src),
    attach,
    onLoad: () => setSettled({ src, state: 'shown' }),
    onError: () => setSettled({ src, state: 'missing' }),
  }
}

/** Returns true if an address contains the picture itself. */
export function isInline(src: string): boolean {
  return /^data:/i.test(src)
}

function firstState(src: string | undefined): PictureState {
  if (src === undefined) return 'missing'
  return isInline(src) ? 'shown' : 'loading'
}

/** A picture that failed is complete, too, but has no size. */
function isLoaded({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0
}
