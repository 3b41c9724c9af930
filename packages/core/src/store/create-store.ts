import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import type { Undo } from '../contract/index.ts'
import type { RootState, Snapshot } from './root-state.ts'

/** The one place where the state of a modal lives. */
export interface Store {
  /** For slices only. */
  readonly state: RootState
  /** Frozen; unchanged parts keep their identity. */
  snapshot(): Snapshot
  /** Told once per task, however much changed in it. */
  subscribe(listener: () => void): Undo
}

/** Makes the store of one modal. */
export function createStore(initial: RootState): Store {
  const state = proxy(initial)
  return {
    state,
    // valtio's snapshot is the same data, frozen; its type only adds readonly.
    snapshot: () => snapshot(state) as Snapshot,
    subscribe: (listener) => subscribe(state, listener),
  }
}
