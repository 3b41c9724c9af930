import type { Core, NamesActions, NamesState, Snapshot } from '@latchkey/core'
import { ADDRESS } from './a-snapshot.ts'
import { withAccount } from './with-account.ts'

/** A core whose registration of a name the test sets. */
export interface NamesCore {
  readonly core: Core
  /** Calls of the actions, as `enter mira`. */
  readonly asked: string[]
  set(names: NamesState): void
}

/** Puts a registration in place of that of a core. */
export function withNames(inner: Core, first: NamesState): NamesCore {
  // The visitor has begun.
  const begun = (names: NamesState): NamesState => ({ account: `eip155:1:${ADDRESS}`, ...names })
  let names = begun(first)
  let last: { readonly of: Snapshot; readonly made: Snapshot } | undefined
  const asked: string[] = []
  const listeners = new Set<() => void>()
  const recorded = (loaded: NamesActions): NamesActions => ({
    ...loaded,
    begin: () => void asked.push('begin'),
    enter: (text) => void asked.push(`enter ${text}`),
    submit: () => void asked.push('submit'),
  })
  const core: Core = {
    ...inner,
    snapshot() {
      const of = inner.snapshot()
      if (last?.of !== of || last.made.names !== names) last = { of, made: { ...of, names } }
      return last.made
    },
    subscribe(listener) {
      listeners.add(listener)
      const undo = inner.subscribe(listener)
      return () => {
        listeners.delete(listener)
        undo()
      }
    },
  }
  return {
    core: withAccount(core, (actions) => ({
      ...actions,
      names: {
        load: async () => recorded(await actions.names.load()),
        current() {
          const loaded = actions.names.current()
          return loaded && recorded(loaded)
        },
      },
    })),
    asked,
    set(next) {
      names = begun(next)
      for (const listener of listeners) listener()
    },
  }
}
