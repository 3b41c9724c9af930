import type { RouterState } from '../store/root-state.ts'
import type { Route } from '../store/routes.ts'

const CONNECT: Route = { view: 'Connect', params: {} }

/** The view in front. */
export function frontRoute({ history }: Pick<RouterState, 'history'>): Route {
  return history.at(-1) ?? CONNECT
}
