import type { Latchkey } from '@latchkey/react'
import type { Binding, KeyOf, ValueAt } from '@latchkey/react/bindings'
import {
  type ComputedRef,
  computed,
  shallowRef,
  triggerRef,
  watch as watchFacts,
  watchPostEffect,
} from 'vue'
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
export function useBinding<State extends object, Functions extends object, Argument extends string>(
  hook: string,
  choice: InstanceChoice | undefined,
  bind: (latchkey: Latchkey) => Binding<State, Functions, Argument>,
): Bound<State, Functions> {
  const instance = readInstance(hook, choice)
  const { keys, read, functions, watch, follow, argument } = bind(instance.latchkey)
  const changes = shallowRef()
  watch?.(() => triggerRef(changes))
  const state = useReading(instance, (readings) => {
    // Values that change by themselves are no part of the instance.
    void changes.value
    return read(readings)
  })
  if (follow) {
    // On a server no such effect runs. What `follow` reads is no reason to follow again.
    const isShown = shallowRef(false)
    watchPostEffect(() => {
      isShown.value = true
    })
    const facts = [isShown, () => argument?.()] as const
    const again = { flush: 'post' } as const
    watchFacts(facts, ([, now], _before, onCleanup) => onCleanup(follow(now)), again)
  }
  // If the state is a union, its current member may be without a property.
  const refs = keys.map((key) => [key, computed(() => ({ ...state.value })[key])])
  // Each property that the type has is one of the keys.
  return { ...Object.fromEntries(refs), ...functions } as Bound<State, Functions>
}
