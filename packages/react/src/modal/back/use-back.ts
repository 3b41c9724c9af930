import type { Core } from '@latchkey/core'
import { type RefObject, useEffect, useMemo } from 'react'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { lazyBack } from './lazy-back.ts'

/** The modal that the device's back is for. */
export interface BackModal {
  readonly core: Core
  /** The dialog is drawn open. */
  readonly isOpen: boolean
  /** Distinguishes the modals of one page. */
  readonly id: string | undefined
}

/**
 * Lets the device's back leave views and the modal, on phones and tablets. Computers have Escape and no gesture:
 * the website keeps its history to itself there. In a frame, back is the business of the page around it.
 *
 * The native dialog is open before this follows: of two close watchers, back reaches the newer one alone, and the
 * dialog has one of its own, although it does not use it.
 */
export function useBack(anchor: RefObject<Element | null>, { core, isOpen, id }: BackModal): void {
  const isFollowed = useSnapshot(
    ({ device, options }) => device.isMobile && !device.isFramed && !options.isEmbedded,
  )
  const back = useMemo(() => lazyBack(core, id), [core, id])
  useEffect(() => {
    const page = anchor.current?.ownerDocument.defaultView
    if (page && isFollowed) back.sync(page, isOpen)
  }, [anchor, back, isFollowed, isOpen])
  useEffect(() => back.stop, [back])
}
