import type { Latchkey } from '@latchkey/react'
import type { AllOf, Binding, KeyOf } from '@latchkey/react/bindings'
import { createSubscriber } from 'svelte/reactivity'
import { createReactive } from './create-reactive.ts'
import { type InstanceChoice, type Readings, readSource, type Source } from './source.ts'

/**
 * Makes a reactive object of what all bindings share. What it requests, it requests while a template or an
 * effect reads it; on a server nothing.
 */
export function createBound<
  State extends object,
  Functions extends object,
  Argument extends string,
>(
  hook: string,
  choice: InstanceChoice | undefined,
  bind: (latchkey: Latchkey) => Binding<State, Functions, Argument>,
): AllOf<State> & Functions {
  const source = readSource(hook, choice)
  const { keys, read, functions, watch, follow, argument } = bind(source.latchkey)
  const followers = new Map<Argument | undefined, () => void>()
  const readState = (readings: Readings): State => {
    if (follow) {
      const chosen = argument?.()
      const subscribe = followers.get(chosen) ?? createSubscriber(() => follow(chosen))
      followers.set(chosen, subscribe)
      subscribe()
    }
    return read(readings)
  }
  // If the state is a union, its current member may be without a property.
  const readKey = (key: KeyOf<State>) => (readings: Readings) => ({ ...readState(readings) })[key]
  const reads = Object.fromEntries(keys.map((key) => [key, readKey(key)]))
  // Each property that the type has is one of the keys.
  const state = createReactive(watch ? withChanges(source, watch) : source, reads) as AllOf<State>
  return Object.assign(state, functions)
}

/** A source that reports also what changes by itself. */
function withChanges(source: Source, watch: Source['watch']): Source {
  return {
    ...source,
    watch(listener) {
      const undo = [source.watch(listener), watch(listener)]
      return () => {
        for (const each of undo) each()
      }
    },
  }
}
