import type { Route, Snapshot } from '@latchkey/core'

const CONNECT: Route = { view: 'Connect', params: {} }

/** The view that state asks for. */
export function routeOf({ router }: Pick<Snapshot, 'router'>): Route {
  return router.history.at(-1) ?? CONNECT
}
