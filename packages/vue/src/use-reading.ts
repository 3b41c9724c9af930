import type { Latchkey } from '@latchkey/react'
import {
  type ComputedRef,
  computed,
  getCurrentInstance,
  getCurrentScope,
  onMounted,
  onScopeDispose,
  shallowRef,
  triggerRef,
} from 'vue'

type Readings = Latchkey['readings']

/** What a React hook returns, for Vue: its functions, and a readonly ref of everything else. */
export type Refs<Shape> = {
  readonly [Key in keyof Shape]-?: Shape[Key] extends (...input: never[]) => unknown
    ? Shape[Key]
    : ComputedRef<Shape[Key]>
}

/**
 * One answer of an instance, as long as the scope lives in which this is called. A server has what is
 * known from the options alone, and so has a component that takes over a server's markup, until it
 * is mounted. Outside of a scope it follows the instance for its whole life.
 */
export function useReading<Answer>(
  latchkey: Latchkey,
  read: (readings: Readings) => Answer,
): ComputedRef<Answer> {
  // Vue itself hydrates a component, rather than creating it, exactly if its node is there before it.
  const isTakingOver = shallowRef(Boolean(getCurrentInstance()?.vnode.el))
  const undo = latchkey.watch(() => triggerRef(isTakingOver))
  if (getCurrentScope()) onScopeDispose(undo)
  if (isTakingOver.value) {
    onMounted(() => {
      isTakingOver.value = false
    })
  }
  return computed(() => read(isTakingOver.value ? latchkey.serverReadings : latchkey.readings))
}
