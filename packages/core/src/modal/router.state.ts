import type { Route } from '../store/routes.ts'
import type { RouterState } from '../store/state/modal.ts'
import { isSameRoute } from './same-route.ts'

/** Navigates between views. */
export interface RouterSlice {
  /** Adds a view to the history; the same view with the same parameters is not added again. */
  push(route: Route): void
  /** Replaces the shown view. */
  replace(route: Route): void
  /** Makes a view the only one in the history; does nothing if it is that already. */
  reset(route: Route): void
  /** Replaces the history and shows its last view; an empty history changes nothing. */
  restore(history: readonly Route[]): void
}

/** The only writer of `state.router`. A shorter history animates backwards, any other forwards. */
export function createRouterSlice(state: RouterState): RouterSlice {
  function show(history: readonly Route[]): void {
    if (history.length === 0) return
    state.direction = history.length < state.history.length ? 'back' : 'next'
    state.history = history
  }

  return {
    push(route) {
      const shown = state.history.at(-1)
      if (shown === undefined || !isSameRoute(shown, route)) show([...state.history, route])
    },
    replace: (route) => show([...state.history.slice(0, -1), route]),
    reset(route) {
      const [only, ...more] = state.history
      if (only === undefined || more.length > 0 || !isSameRoute(only, route)) show([route])
    },
    restore: show,
  }
}
