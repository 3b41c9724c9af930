import { lazy } from '@latchkey/core/contract'
import { usePresence } from '@latchkey/ui'
import { type ReactElement, type RefObject, useCallback, useEffect, useState } from 'react'
import { useModalContext } from '../context/modal-context.ts'
import { useSnapshot } from '../context/use-snapshot.ts'
import { whenIdle } from '../instance/page.ts'
import { isCodeOffered } from '../views/beside-list.ts'
import { IdleBeside } from '../views/code-beside-list/idle-beside.tsx'

/** How long it takes to leave, in milliseconds. Source: docs/look.md, section 2.5, view. */
const LEAVE_MS = 150

/** The card that shows codes, which the list does not wait for. */
const codeBesideList = lazy(
  async () => (await import('../views/code-beside-list/code-beside-list.tsx')).CodeBesideList,
)

/** Props of `Beside`. */
export interface BesideProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
}

/** Draws the card beside the list of wallets: it is there with the list, in the first frame. */
export function Beside({ dialog }: BesideProps): ReactElement | null {
  const { core } = useModalContext()
  const isOffered = useSnapshot((snapshot) => isCodeOffered(snapshot, core.rows))
  const { isMounted, isExiting } = usePresence(isOffered, LEAVE_MS, dialog)
  const [Loaded, setLoaded] = useState(() => codeBesideList.current())
  const load = useCallback(async () => {
    const Found = await codeBesideList.load()
    setLoaded(() => Found)
  }, [])
  useEffect(() => {
    const page = dialog.current?.ownerDocument.defaultView
    if (!isOffered || Loaded || !page) return
    // A press tries again.
    return whenIdle(page, () => void load().catch(() => {}))
  }, [dialog, isOffered, Loaded, load])
  if (!isMounted) return null
  if (Loaded) return <Loaded isLeaving={isExiting} />
  function show(): void {
    const loading = Promise.all([core.account.load(), load()])
    loading.then(([{ pairing }]) => pairing.showBesideList(), core.actions.notices.fail)
  }
  return <IdleBeside isLeaving={isExiting} show={show} />
}
