import type { Core } from '@latchkey/core'
import { type RefObject, useEffect } from 'react'
import { whenIdle } from '../mount/page.ts'
import type { ViewLoader } from '../views/create-view-loader.ts'

/** What is fetched, and when it is before anybody asks for it. */
export interface PrefetchInput {
  readonly core: Pick<Core, 'prefetch'>
  readonly views: ViewLoader
  readonly isOpen: boolean
  readonly isConnected: boolean
}

/**
 * Fetches every view and the core's second stage once the modal is open, and Account as soon as
 * somebody is connected.
 */
export function usePrefetch(
  anchor: RefObject<Element | null>,
  { core, views, isOpen, isConnected }: PrefetchInput,
): void {
  useEffect(() => {
    const page = anchor.current?.ownerDocument.defaultView
    if (!isOpen || !page) return
    return whenIdle(page, () => {
      core.prefetch()
      // prefetch never rejects: what fails is left for whoever needs it.
      void views.prefetch()
    })
  }, [anchor, core, views, isOpen])

  useEffect(() => {
    // A view that can't be had now is asked for again when it is shown.
    if (isConnected) views.load('Account').catch(() => {})
  }, [views, isConnected])
}
