import type { Route } from '@latchkey/core'
import { CardBody } from '@latchkey/ui'
import { memo, type ReactElement } from 'react'
import { useModalContext } from '../binding/modal-context.ts'
import type { AnyView } from '../views/view-loader.ts'
import { headerModel } from './header.model.ts'
import { Header } from './header.tsx'
import { LoadError } from './load-error.tsx'
import { titleOf } from './title-of.ts'
import type { ViewReadiness } from './use-view-ready.ts'
import type { Moving } from './use-view-transition.ts'

/** What is drawn in the card, and how it moves. */
export interface ViewFrameProps {
  readonly route: Route
  readonly moving: Moving
  /** What is drawn; nothing until it is loaded. */
  readonly view: AnyView | undefined
  readonly readiness: ViewReadiness
  /** Another one for each opening: what was typed or scrolled in the last one is over. */
  readonly visit: number
}

/** Header and view; drawn anew only when one of them may look different. */
export const ViewFrame = /* @__PURE__ */ memo(function ViewFrame(
  props: ViewFrameProps,
): ReactElement {
  const { route, moving, view, readiness, visit } = props
  const { core, snapshot, text } = useModalContext()
  return (
    <>
      <Header
        {...headerModel(snapshot, route, core.actions)}
        title={titleOf(view, route, { snapshot, text })}
        start={view?.start?.({ snapshot, text, actions: core.actions })}
        turning={moving.title}
      />
      <CardBody key={`${route.view} ${visit}`}>
        <div ref={moving.view} data-part="view">
          {view && <view.View params={route.params} />}
          {!view && readiness.status === 'failed' && <LoadError {...readiness} />}
        </div>
      </CardBody>
    </>
  )
})
