import type { Route } from '@latchkey/core'
import { currentRoute, hasLogins, isSameRoute } from '@latchkey/core/views'
import { Dialog } from '@latchkey/ui'
import type { ReactElement, RefObject } from 'react'
import { useModalContext } from '../context/modal-context.ts'
import { SnapshotContext, useSnapshot } from '../context/use-snapshot.ts'
import { Beside } from './beside.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorScene } from './error-scene.tsx'
import { FrameSlot } from './frame-slot.tsx'
import { LiveRegion } from './live-region.tsx'
import { NotificationArea } from './notification-area.tsx'
import { useLabel } from './title-of.ts'
import type { ViewTransition } from './use-view-transition.ts'
import { ViewFrame, type ViewFrameProps } from './view-frame.tsx'

export interface ModalDialogProps extends Pick<ViewFrameProps, 'view' | 'readiness' | 'visit'> {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly isOpen: boolean
  readonly isEmbedded: boolean
  /** How many closes were refused. */
  readonly refusals: number
  readonly transition: ViewTransition
  readonly nonce: string | undefined
}

/** The dialog and everything in it. */
export function ModalDialog(props: ModalDialogProps): ReactElement {
  const { dialog, isOpen, isEmbedded, refusals, nonce, transition, view } = props
  const { route, titleRef, viewRef } = transition
  const { core } = useModalContext()
  const hasFrame = useSnapshot(({ options }) => hasLogins(options))
  const locksScroll = useSnapshot(({ options }) => options.locksScroll)
  return (
    <Dialog
      ref={dialog}
      isOpen={isOpen}
      isEmbedded={isEmbedded}
      locksScroll={locksScroll}
      refusals={refusals}
      nonce={nonce}
      label={useLabel(view, route)}
      frame={
        hasFrame && <SnapshotContext.Provider value={core}>{FRAME_SLOT}</SnapshotContext.Provider>
      }
      beside={
        !isEmbedded && (
          <ErrorBoundary isOpen={isOpen} subject={route} fallback={() => null}>
            <Beside dialog={dialog} />
          </ErrorBoundary>
        )
      }
      data-view={route.view}
      onCloseRequest={() => core.actions.close()}
    >
      <ErrorBoundary
        isOpen={isOpen}
        subject={route}
        fallback={(restart) => <Failure restart={restart} drawn={route} />}
      >
        <SnapshotContext.Provider value={core}>{NOTIFICATIONS}</SnapshotContext.Provider>
        <ViewFrame
          route={route}
          view={view}
          titleRef={titleRef}
          viewRef={viewRef}
          readiness={props.readiness}
          visit={props.visit}
        />
      </ErrorBoundary>
    </Dialog>
  )
}

// The same elements each time, so that they are rendered only when their own state changes. They show
// the state as it is now, also while a view leaves.
const FRAME_SLOT = <FrameSlot />
const NOTIFICATIONS = (
  <>
    <NotificationArea />
    <LiveRegion />
  </>
)

interface FailureProps {
  readonly drawn: Route
  restart(): void
}

function Failure({ drawn, restart }: FailureProps): ReactElement {
  const { core, text } = useModalContext()
  const isEmbedded = useSnapshot(({ options }) => options.isEmbedded)
  const startAgain = (): void => {
    core.actions.open()
    // Another view takes the place of the broken one by itself.
    if (isSameRoute(currentRoute(core.snapshot().router), drawn)) restart()
  }
  return (
    <ErrorScene
      text={text}
      onRestart={startAgain}
      onClose={isEmbedded ? undefined : () => core.actions.close({ isForced: true })}
    />
  )
}
