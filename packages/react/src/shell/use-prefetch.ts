import { type RefObject, useEffect } from 'react'
import { whenIdle } from '../mount/page.ts'
import type { ViewLoader } from '../views/create-view-loader.ts'

/** When views are fetched before anybody asks for them. */
export interface PrefetchInput {
  readonly isOpen: boolean
  readonly isConnected: boolean
}

/** Fetches every view once the modal is open, and Account as soon as somebody is connected. */
export function usePrefetch(
  anchor: RefObject<Element | null>,
  loader: ViewLoader,
  { isOpen, isConnected }: PrefetchInput,
): void {
  useEffect(() => {
    const page = anchor.current?.ownerDocument.defaultView
    if (!isOpen || !page) return
    // prefetch never rejects: what fails is left for whoever needs it.
    return whenIdle(page, () => void loader.prefetch())
  }, [anchor, loader, isOpen])

  useEffect(() => {
    // A view that can't be had now is asked for again when it is shown.
    if (isConnected) loader.load('Account').catch(() => {})
  }, [loader, isConnected])
}
