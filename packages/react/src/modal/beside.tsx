import { usePresence } from '@latchkey/ui'
import { type ReactElement, type RefObject, useEffect, useState } from 'react'
import { useModalContext } from '../context/modal-context.ts'
import { useSnapshot } from '../context/use-snapshot.ts'
import { whenIdle } from '../instance/page.ts'
import { codeBesideList, isCodeOffered } from '../views/beside-list.ts'

/** How long it takes to leave, in milliseconds. Source: docs/look.md, section 2.5, view. */
const LEAVE_MS = 150

/** Props of `Beside`. */
export interface BesideProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
}

/** Draws the area beside the card: a code, while a list of wallets is shown. */
export function Beside({ dialog }: BesideProps): ReactElement | null {
  const { core, views } = useModalContext()
  const isOffered = useSnapshot((snapshot) => isCodeOffered(snapshot, core.rows))
  const { isMounted, isExiting } = usePresence(isOffered, LEAVE_MS, dialog)
  const [Loaded, setLoaded] = useState(codeBesideList.current)
  useEffect(() => {
    const page = dialog.current?.ownerDocument.defaultView
    if (!isOffered || Loaded || !page) return
    return whenIdle(page, () => {
      // With the texts that it shares with views.
      Promise.all([codeBesideList.load(), views.load('ConnectingExternal')]).then(
        ([CodeBesideList]) => setLoaded(() => CodeBesideList),
        () => {},
      )
    })
  }, [dialog, isOffered, Loaded, views])
  return isMounted && Loaded ? <Loaded isLeaving={isExiting} /> : null
}
