import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import type { Undo } from '../contract/index.ts'
import type { RootState, Snapshot } from './state/root.ts'

/** The state of one modal. */
export interface Store {
  /** For slices only. */
  readonly state: RootState
  /** Frozen; unchanged parts keep their identity. */
  snapshot(): Snapshot
  /** Calls the listener at most once per task in which state changed. */
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
