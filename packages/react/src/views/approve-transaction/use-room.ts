import { type RefObject, useLayoutEffect } from 'react'

/**
 * Lets the card grow as high as the frame is: views end at a height that the frame's is above. The
 * place itself sees to it that it fits the screen.
 */
export function useRoom(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const content = place.current?.closest<HTMLElement>('[data-part=card-content]')
    if (!content) return
    content.style.maxHeight = 'none'
    return () => {
      content.style.maxHeight = ''
    }
  }, [place])
}
