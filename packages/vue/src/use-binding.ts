import type { Latchkey } from '@latchkey/react'
import type { Binding, KeyOf, ValueAt } from '@latchkey/react/bindings'
import { type ComputedRef, computed, shallowRef, triggerRef, watchPostEffect } from 'vue'
import { type InstanceChoice, readInstance } from './plugin.ts'
import { useReading } from './use-reading.ts'

/** A readonly ref of each property of the state, and the functions. */
type Bound<State, Functions> = Functions & {
  readonly [Key in KeyOf<State>]: ComputedRef<ValueAt<State, Key>>
}

/**
 * Makes a composable of what all bindings share. What it requests, it requests from when the component is
 * mounted until its scope ends; on a server nothing.
 */
export function useBinding<State extends object, Functions extends object>(
  hook: string,
  choice: InstanceChoice | undefined,
  bind: (latchkey: Latchkey) => Binding<State, Functions>,
): Bound<State, Functions> {
  const instance = readInstance(hook, choice)
  const { keys, read, functions, watch, follow, namespace } = bind(instance.latchkey)
  const changes = shallowRef()
  watch?.(() => triggerRef(changes))
  const state = useReading(instance, (readings) => {
    // Values that change by themselves are no part of the instance.
    void changes.value
    return read(readings)
  })
  if (follow) watchPostEffect((onCleanup) => onCleanup(follow(namespace?.())))
  // If the state is a union, its current member may be without a property.
  const refs = keys.map((key) => [key, computed(() => ({ ...state.value })[key])])
  // Each property that the type has is one of the keys.
  return { ...Object.fromEntries(refs), ...functions } as Bound<State, Functions>
}
