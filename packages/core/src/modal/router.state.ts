import type { RouterState } from '../store/root-state.ts'
import type { Route } from '../store/routes.ts'
import { isSameRoute } from './same-route.ts'

/** Moves between views. */
export interface RouterSlice {
  /** Shows a view in front; the same view with the same parameters stays as it is. */
  push(route: Route): void
  /** Shows a view in place of the one in front. */
  replace(route: Route): void
  /** Shows a view with nothing behind it; one that stands there like this already stays. */
  reset(route: Route): void
  /** Shows the last view of `history`, the others behind it; an empty history changes nothing. */
  restore(history: readonly Route[]): void
}

/** The only writer of `state.router`. A shorter history goes back, any other goes on. */
export function createRouterSlice(state: RouterState): RouterSlice {
  function show(history: readonly Route[]): void {
    if (history.length === 0) return
    state.direction = history.length < state.history.length ? 'back' : 'next'
    state.history = history
  }

  return {
    push(route) {
      const front = state.history.at(-1)
      if (front === undefined || !isSameRoute(front, route)) show([...state.history, route])
    },
    replace: (route) => show([...state.history.slice(0, -1), route]),
    reset(route) {
      const [only, ...more] = state.history
      if (only === undefined || more.length > 0 || !isSameRoute(only, route)) show([route])
    },
    restore: show,
  }
}
