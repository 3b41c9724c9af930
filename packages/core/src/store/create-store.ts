import type { Undo } from '../contract/index.ts'
import { type Observed, observe } from './observe.ts'
import type { RootState, Snapshot } from './root-state.ts'

/** The one place where the state of a modal lives. */
export interface Store {
  /** For slices only: each writes the properties of its own part. */
  readonly state: Readonly<RootState>
  /** Frozen; unchanged parts keep their identity. */
  snapshot(): Snapshot
  /** Told once per task, however much changed in it. */
  subscribe(listener: () => void): Undo
}

/** Makes the store of one modal. */
export function createStore(initial: RootState): Store {
  const tellers = new Set<() => void>()
  let taken: Snapshot | undefined
  const parts = Object.entries(initial).map(([name, part]): [string, Observed<object>] => [
    name,
    observe<object>(part, () => {
      taken = undefined
      for (const tell of tellers) tell()
    }),
  ])
  function each(read: (part: Observed<object>) => object): RootState {
    // Every part of the initial state, as it is read now.
    return Object.freeze(
      Object.fromEntries(parts.map(([name, part]) => [name, read(part)])),
    ) as unknown as RootState
  }
  return {
    state: each(({ live }) => live),
    snapshot() {
      taken ??= each((part) => part.take())
      return taken
    },
    subscribe(listener) {
      let isDue = false
      const tell = (): void => {
        if (isDue) return
        isDue = true
        queueMicrotask(() => {
          isDue = false
          if (tellers.has(tell)) listener()
        })
      }
      tellers.add(tell)
      return () => tellers.delete(tell)
    },
  }
}
