import { type Core, frontRoute, hasLogins, isSameRoute, type Route } from '@latchkey/core'
import { Dialog, usePresence } from '@latchkey/ui'
import { type ReactElement, useRef, useSyncExternalStore } from 'react'
import { ModalContext } from '../binding/modal-context.ts'
import type { Wording } from '../messages/create-wording.ts'
import type { ViewLoader } from '../views/view-loader.ts'
import { Alerts } from './alerts.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorScene } from './error-scene.tsx'
import { FrameSlot } from './frame-slot.tsx'
import { LiveRegion } from './live-region.tsx'
import { Notices } from './notices.tsx'
import { titleOf } from './title-of.ts'
import { useModalContexts } from './use-modal-contexts.ts'
import { useOpening } from './use-opening.ts'
import { usePrefetch } from './use-prefetch.ts'
import { useRefusal } from './use-refusal.ts'
import { useViewFocus } from './use-view-focus.ts'
import { useViewReady } from './use-view-ready.ts'
import { useViewTransition } from './use-view-transition.ts'
import { useVisit } from './use-visit.ts'
import { ViewFrame } from './view-frame.tsx'

/** How long the card takes to leave, as a sheet at most. Source: docs/look.md, section 2.5. */
const CLOSE_MS = 200

/** What a modal is drawn from. */
export interface ModalProps {
  readonly core: Core
  readonly text: Wording
  readonly views: ViewLoader
  readonly nonce?: string | undefined
}

/** The dialog and everything in it. It is there, closed, before anybody opens it. */
export function Modal(props: ModalProps): ReactElement {
  const { core, text, views, nonce } = props
  const live = useSyncExternalStore(core.subscribe, core.snapshot, core.snapshot)
  const { isEmbedded } = live.options
  const dialog = useRef<HTMLDialogElement>(null)
  const target = frontRoute(live.router)
  const readiness = useViewReady(target.view, views)
  const isReady = readiness.status !== 'loading'
  const isOpen = useOpening(live.modal.isOpen || isEmbedded, isReady)
  const { isLeaving } = usePresence(isOpen, CLOSE_MS, dialog)
  const visit = useVisit(isLeaving)
  usePrefetch(dialog, { core, views, isOpen, live })
  const turn = useViewTransition({
    target,
    isReady,
    isOpen,
    isLeaving,
    direction: live.router.direction,
    onTurned: () => takeFocus(),
  })
  const takeFocus = useViewFocus(dialog, { isEmbedded, isBehind: turn.isBehind })
  const isFrozen = isLeaving || turn.isBehind
  const { viewContext, liveContext } = useModalContexts({ core, text, live, isFrozen })
  const view = views.ready(turn.route.view)

  return (
    <Dialog
      ref={dialog}
      isOpen={isOpen}
      isEmbedded={isEmbedded}
      isShaking={useRefusal(live.modal.refusals)}
      label={titleOf(view, turn.route, viewContext)}
      nonce={nonce}
      frame={hasLogins(live.options) && <FrameSlot core={core} />}
      data-view={turn.route.view}
      onCloseRequest={() => core.actions.close()}
    >
      <ErrorBoundary
        isOpen={isOpen}
        subject={turn.route}
        fallback={(restart) => <Failure {...{ core, text, restart }} drawn={turn.route} />}
      >
        <ModalContext.Provider value={liveContext}>{NOTIFICATIONS}</ModalContext.Provider>
        <ModalContext.Provider value={viewContext}>
          <ViewFrame route={turn.route} moving={turn.moving} {...{ view, readiness, visit }} />
        </ModalContext.Provider>
      </ErrorBoundary>
    </Dialog>
  )
}

/** The same element each time, so that it is drawn only when its own state changes. */
const NOTIFICATIONS = (
  <>
    <Alerts />
    <Notices />
    <LiveRegion />
  </>
)

interface FailureProps extends Pick<ModalProps, 'core' | 'text'> {
  readonly drawn: Route
  restart(): void
}

function Failure({ core, text, drawn, restart }: FailureProps): ReactElement {
  const { isEmbedded } = core.snapshot().options
  const startAgain = (): void => {
    core.actions.open()
    // Another view takes the place of the broken one by itself.
    if (isSameRoute(frontRoute(core.snapshot().router), drawn)) restart()
  }
  return (
    <ErrorScene
      text={text}
      onRestart={startAgain}
      onClose={isEmbedded ? undefined : () => core.actions.close({ isForced: true })}
    />
  )
}
