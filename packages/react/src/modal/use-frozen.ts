import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps a value as it was while it is held: what leaves is drawn as it stood, whatever has become
 * of the state meanwhile.
 */
export function useFrozen<Value>(value: Value, isFrozen: boolean): Value {
  // No state: each change would then be drawn twice.
  const kept = useRef(value)
  const held = isFrozen ? kept.current : value
  useLayoutEffect(() => {
    kept.current = held
  }, [held])
  return held
}
