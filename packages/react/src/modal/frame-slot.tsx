/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import type { Snapshot } from '@latchkey/core'
import { currentRoute } from '@latchkey/core/views'
import { media, useReturns } from '@latchkey/ui'
import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react'
import { useModalContext } from '../context/modal-context.ts'
import { useSnapshot } from '../context/use-snapshot.ts'
import { hideSlot, keepOver } from './overlay.ts'

/**
 * The slot of the secure frame: beside the card, during the life of the modal. A frame that is moved or
 * re-rendered is reloaded, so it does not belong to a view: it is placed over the space that
 * ApproveTransaction reserves, and otherwise hidden.
 */
export function FrameSlot(): ReactElement {
  const { core } = useModalContext()
  const slot = useRef<HTMLDivElement>(null)
  const isShown = useSnapshot(isApproving)
  const returns = useReturns(slot)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame waits for a slot that is in the page again
  useEffect(() => {
    if (slot.current) core.actions.auth.setFrameSlot(slot.current)
  }, [core, returns])
  useLayoutEffect(() => {
    const element = slot.current
    if (element === null) return
    hideSlot(element)
    return isShown ? keepOver(element) : undefined
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
