import { usePresence } from '@latchkey/ui'
import type { ReactElement, RefObject } from 'react'
import { useModalContext } from '../context/modal-context.ts'
import { useSnapshot } from '../context/use-snapshot.ts'
import { isCodeOffered } from '../views/beside-list.ts'
import { CodeBesideList } from '../views/code-beside-list/code-beside-list.tsx'

/** How long it takes to leave, in milliseconds. Source: docs/look.md, section 2.5, view. */
const LEAVE_MS = 150

/** Props of `Beside`. */
export interface BesideProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
}

/** Draws the card beside the list of wallets: it is there with the list, in the first frame. */
export function Beside({ dialog }: BesideProps): ReactElement | null {
  const { core } = useModalContext()
  const isOffered = useSnapshot((snapshot) => isCodeOffered(snapshot, core.rows))
  const { isMounted, isExiting } = usePresence(isOffered, LEAVE_MS, dialog)
  return isMounted ? <CodeBesideList isLeaving={isExiting} /> : null
}
