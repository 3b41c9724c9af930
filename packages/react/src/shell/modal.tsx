import type { Core, Route } from '@latchkey/core'
import { Dialog, useAnnounce, usePresence } from '@latchkey/ui'
import {
  type ReactElement,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { ModalContext } from '../binding/modal-context.ts'
import type { Wording } from '../messages/create-wording.ts'
import { activeAccountOf } from '../partials/active-account.ts'
import type { ViewLoader } from '../views/create-view-loader.ts'
import { titleOf } from '../views/registry.ts'
import { Alerts } from './alerts.tsx'
import { announcement } from './announcement.model.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorScene } from './error-scene.tsx'
import { Notices } from './notices.tsx'
import { routeOf } from './route-of.ts'
import { isSameRoute } from './same-route.ts'
import { Stage } from './stage.tsx'
import { useFocusTaker } from './use-focus-taker.ts'
import { useHeld } from './use-held.ts'
import { useOpening } from './use-opening.ts'
import { usePrefetch } from './use-prefetch.ts'
import { useRefusal } from './use-refusal.ts'
import { useTurn } from './use-turn.ts'
import { useViewReady } from './use-view-ready.ts'
import { useVisit } from './use-visit.ts'

/** How long the card takes to leave, as a sheet at most. Source: the design, section 2.5. */
const CLOSE_MS = 200

/** What a modal is drawn from. */
export interface ModalProps {
  readonly core: Core
  readonly text: Wording
  readonly views: ViewLoader
  readonly nonce?: string | undefined
}

/** The dialog and everything in it. It is there, closed, before anybody opens it. */
export function Modal({ core, text, views, nonce }: ModalProps): ReactElement {
  const live = useSyncExternalStore(core.subscribe, core.snapshot, core.snapshot)
  const { isEmbedded } = live.options
  const dialog = useRef<HTMLDialogElement>(null)
  const target = routeOf(live)
  const readiness = useViewReady(target.view, views)
  const isReady = readiness.status !== 'loading'
  const isOpen = useOpening(live.modal.isOpen || isEmbedded, isReady)
  const { isLeaving } = usePresence(isOpen, CLOSE_MS, dialog)
  const visit = useVisit(isOpen || isLeaving)
  const turn = useTurn({
    target,
    isReady,
    isOpen,
    isLeaving,
    direction: live.router.direction,
    onTurned: () => takeFocus(),
  })
  const takeFocus = useFocusTaker(dialog, { isEmbedded, isBehind: turn.isBehind })
  const snapshot = useHeld(live, isLeaving || turn.isBehind)
  const [isGiven, give] = useState(false)
  const consent = useMemo(() => ({ isGiven, give }), [isGiven])
  const world = useMemo(() => ({ core, snapshot, text, consent }), [core, snapshot, text, consent])
  const liveWorld = useMemo(() => ({ ...world, snapshot: live }), [world, live])
  usePrefetch(dialog, { core, views, isOpen, isConnected: activeAccountOf(live) !== undefined })

  return (
    <Dialog
      ref={dialog}
      isOpen={isOpen}
      isEmbedded={isEmbedded}
      isShaking={useRefusal(live.modal.refusals)}
      label={titleOf(turn.route, { snapshot, text })}
      nonce={nonce}
      data-view={turn.route.view}
      onCloseRequest={() => core.actions.close()}
    >
      <ErrorBoundary
        isOpen={isOpen}
        subject={turn.route}
        fallback={(restart) => <Failure {...{ core, text, restart }} drawn={turn.route} />}
      >
        <ModalContext.Provider value={liveWorld}>
          <Alerts />
          <Notices />
          <Voice said={announcement(live, text)} />
        </ModalContext.Provider>
        <ModalContext.Provider value={world}>
          <Stage turn={turn} views={views} readiness={readiness} visit={visit} />
        </ModalContext.Provider>
      </ErrorBoundary>
    </Dialog>
  )
}

interface FailureProps extends Pick<ModalProps, 'core' | 'text'> {
  readonly drawn: Route
  restart(): void
}

function Failure({ core, text, drawn, restart }: FailureProps): ReactElement {
  const { isEmbedded } = core.snapshot().options
  const startAgain = (): void => {
    core.actions.open()
    // Another view takes the place of the broken one by itself.
    if (isSameRoute(routeOf(core.snapshot()), drawn)) restart()
  }
  return (
    <ErrorScene
      text={text}
      onRestart={startAgain}
      onClose={isEmbedded ? undefined : () => core.actions.close({ isForced: true })}
    />
  )
}

/** Says what changes by itself to those who listen. */
function Voice({ said }: { readonly said: string }): ReactElement {
  const { announce, region } = useAnnounce()
  // What is over is taken back: who reads on comes by no old news.
  useEffect(() => announce(said), [said, announce])
  return region
}
