import { CardBody } from '@latchkey/ui'
import { memo, type ReactElement } from 'react'
import type { AnyView } from '../views/view-loader.ts'
import { Header } from './header.tsx'
import { LoadError } from './load-error.tsx'
import type { ViewReadiness } from './use-view-ready.ts'
import type { ViewTransition } from './use-view-transition.ts'

export interface ViewFrameProps extends Pick<ViewTransition, 'route' | 'titleRef' | 'viewRef'> {
  /** The drawn view; undefined until it is loaded. */
  readonly view: AnyView | undefined
  readonly readiness: ViewReadiness
  /** Another one for each opening: what was typed or scrolled in the last one is over. */
  readonly visit: number
}

/** Draws header and view; rendered again only for another view. */
export const ViewFrame = /* @__PURE__ */ memo(function ViewFrame(
  props: ViewFrameProps,
): ReactElement {
  const { route, titleRef, viewRef, view, readiness, visit } = props
  return (
    <>
      <Header route={route} view={view} titleRef={titleRef} />
      <CardBody key={`${view?.continues ?? route.view} ${visit}`}>
        <div ref={viewRef} data-part="view">
          {view && <view.View params={route.params} />}
          {!view && readiness.status === 'failed' && <LoadError {...readiness} />}
        </div>
      </CardBody>
    </>
  )
})
