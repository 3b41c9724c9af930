import {
  type ComputedRef,
  computed,
  getCurrentInstance,
  getCurrentScope,
  hasInjectionContext,
  inject,
  onMounted,
  onScopeDispose,
  shallowRef,
  ssrContextKey,
  triggerRef,
} from 'vue'
import type { Instance } from './plugin.ts'

/** The result of a React hook, for Vue: its functions, and a readonly ref of everything else. */
export type Refs<Shape> = {
  readonly [Key in keyof Shape]-?: Shape[Key] extends (...input: never[]) => unknown
    ? Shape[Key]
    : ComputedRef<Shape[Key]>
}

/**
 * One answer of an instance, as long as the scope lives in which this is called. A server has what is
 * known from the options and from `initialState`, and so has a component that takes over a server's markup,
 * until it is mounted. Outside of a scope it follows the instance for its whole life.
 */
export function useReading<Answer>(
  { latchkey, first }: Instance,
  read: (readings: Instance['first']) => Answer,
): ComputedRef<Answer> {
  const isServer = hasInjectionContext() && inject(ssrContextKey, undefined) !== undefined
  // Vue itself hydrates a component, rather than creating it, exactly if its node is there before it.
  const isHydrating = Boolean(getCurrentInstance()?.vnode.el)
  const isFirst = shallowRef(isServer || isHydrating)
  // On a server nothing is followed: there, nothing changes.
  const undo = latchkey.watch(() => triggerRef(isFirst))
  if (getCurrentScope()) onScopeDispose(undo)
  if (isHydrating) {
    onMounted(() => {
      isFirst.value = false
    })
  }
  return computed(() => read(isFirst.value ? first : latchkey.readings))
}
