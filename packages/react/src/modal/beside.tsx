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
  const [Loaded, setLoaded] = useState(() =>
    core.account.current() ? codeBesideList.current() : undefined,
  )
  useEffect(() => {
    const page = dialog.current?.ownerDocument.defaultView
    if (!isOffered || Loaded || !page) return
    return whenIdle(page, () => {
      // With what it acts with, and the texts that it shares with views.
      const { account } = core
      const loading = [account.load(), views.load('ConnectingExternal')]
      Promise.all([codeBesideList.load(), ...loading]).then(
        ([CodeBesideList]) => setLoaded(() => CodeBesideList),
        () => {},
      )
    })
  }, [dialog, isOffered, Loaded, views, core])
  return isMounted && Loaded ? <Loaded isLeaving={isExiting} /> : null
}
