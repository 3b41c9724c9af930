/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import type { Snapshot } from '@latchkey/core'
import { currentRoute } from '@latchkey/core'
import { media } from '@latchkey/ui'
import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react'
import { useModalContext } from '../binding/modal-context.ts'
import { useSnapshot } from '../binding/use-snapshot.ts'
import { hideSlot, layOver } from './overlay.ts'

/**
 * Where the secure frame lives: beside the card, for as long as there is a modal. A frame that is moved
 * or drawn anew is loaded anew, so nothing of it follows the view: it is laid over the place that
 * ApproveTransaction reserves, and otherwise present but hidden.
 */
export function FrameSlot(): ReactElement {
  const { core } = useModalContext()
  const slot = useRef<HTMLDivElement>(null)
  const isShown = useSnapshot(isApproving)
  useEffect(() => {
    if (slot.current) core.actions.auth.setFrameSlot(slot.current)
  }, [core])
  useLayoutEffect(() => {
    const element = slot.current
    if (element === null) return
    hideSlot(element)
    return isShown ? layOver(element) : undefined
  }, [isShown])
  return <div ref={slot} data-part="frame-slot" css={slotStyles} />
}

function isApproving({ auth, router }: Snapshot): boolean {
  return auth?.approval === 'shown' && currentRoute(router).view === 'ApproveTransaction'
}

/** Its lower corners are those of the card. */
function slotStyles({ radius }: Theme): CSSObject {
  return {
    position: 'fixed',
    left: 0,
    top: 0,
    overflow: 'hidden',
    borderEndStartRadius: radius.xl,
    borderEndEndRadius: radius.xl,
    [media.sheet]: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  }
}
