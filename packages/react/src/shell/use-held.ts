import { useState } from 'react'

/**
 * Keeps a value as it was while it is held: what leaves is drawn as it stood, whatever has become
 * of the state meanwhile.
 */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [kept, setKept] = useState(value)
  if (!isHeld && kept !== value) setKept(value)
  return isHeld ? kept : value
}
