import { lazy } from '@latchkey/core/contract'
import { type RefObject, useEffect, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { whenIdle } from '../../instance/page.ts'
import type { LoadedPart } from '../use-view-part.ts'

const besideCode = lazy(async () => (await import('./beside-code.part.tsx')).besideCodePart)

/**
 * The code, once it is loaded: while the page is idle, with what acts on an account, or at once where a code is
 * shown.
 */
export function useBesideCode(
  anchor: RefObject<Element | null>,
  isShown: boolean,
): Pick<LoadedPart, 'Part'> {
  const { core, views } = useModalContext()
  const [, redraw] = useState(false)
  const ready = views.readyPart(besideCode)
  const isLoaded = ready !== undefined
  useEffect(() => {
    const page = anchor.current?.ownerDocument.defaultView
    if (isLoaded || !page) return
    const load = (): void => {
      const loading = [views.loadPart(besideCode), core.account.load()]
      // It is loaded again when a code is shown.
      Promise.all(loading).then(
        () => redraw(true),
        () => {},
      )
    }
    if (!isShown) return whenIdle(page, load)
    load()
    return
  }, [anchor, core, views, isLoaded, isShown])
  return { Part: ready?.Part }
}
