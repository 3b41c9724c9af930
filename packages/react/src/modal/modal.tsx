import type { Core, RouteName } from '@latchkey/core'
import { currentRoute } from '@latchkey/core/views'
import { usePresence } from '@latchkey/ui'
import { type ReactElement, useMemo, useRef, useState } from 'react'
import { ModalContext, type ViewPosition } from '../context/modal-context.ts'
import { useSnapshot } from '../context/use-snapshot.ts'
import type { Wording } from '../messages/create-wording.ts'
import type { ViewLoader } from '../views/view-loader.ts'
import { useBack } from './back/use-back.ts'
import { FrozenSnapshots } from './frozen-snapshots.tsx'
import { ModalDialog } from './modal-dialog.tsx'
import { useOpening } from './use-opening.ts'
import { usePrefetch } from './use-prefetch.ts'
import { useViewFocus } from './use-view-focus.ts'
import { useViewReady } from './use-view-ready.ts'
import { useViewTransition } from './use-view-transition.ts'
import { useVisit } from './use-visit.ts'

/** How long the card takes to leave, as a sheet at most. Source: docs/look.md, section 2.5. */
const CLOSE_MS = 200

/** Props of the modal. */
export interface ModalProps {
  readonly core: Core
  readonly text: Wording
  readonly views: ViewLoader
  readonly nonce?: string | undefined
  /** Distinguishes the modals of one page. */
  readonly id?: string | undefined
}

/**
 * Decides whether the dialog is open and which view it shows. It is rendered, closed, before it is
 * opened.
 */
export function Modal({ core, text, views, nonce, id }: ModalProps): ReactElement {
  const { isOpen: isWanted, refusals } = useSnapshot(({ modal: { isOpen, refusals } }) => ({
    isOpen,
    refusals,
  }))
  const isEmbedded = useSnapshot(({ options }) => options.isEmbedded)
  const router = useSnapshot((snapshot) => snapshot.router)
  const dialog = useRef<HTMLDialogElement>(null)
  const target = currentRoute(router)
  const readiness = useViewReady(target.view, views)
  const isReady = readiness.status !== 'loading'
  const isOpen = useOpening(isWanted || isEmbedded, isReady)
  const { isExiting } = usePresence(isOpen, CLOSE_MS, dialog)
  const visit = useVisit(isExiting)
  usePrefetch(dialog, { core, views, isOpen })
  useBack(dialog, { core, isOpen, id })
  const { direction } = router
  const continues = views.ready(target.view)?.continues
  const transition = useViewTransition({
    target,
    isReady,
    continues,
    isOpen,
    isExiting,
    direction,
  })
  const { route, isBehind, arrival } = transition
  useViewFocus(dialog, { isEmbedded, route, isBehind, arrival })
  const [positions] = useState(() => new Map<RouteName, ViewPosition>())
  const context = useMemo(() => ({ core, text, views, positions }), [core, text, views, positions])

  return (
    <ModalContext.Provider value={context}>
      <FrozenSnapshots core={core} isFrozen={isExiting || isBehind}>
        <ModalDialog
          dialog={dialog}
          view={views.ready(transition.route.view)}
          isOpen={isOpen}
          isEmbedded={isEmbedded}
          refusals={refusals}
          transition={transition}
          readiness={readiness}
          visit={visit}
          nonce={nonce}
        />
      </FrozenSnapshots>
    </ModalContext.Provider>
  )
}
