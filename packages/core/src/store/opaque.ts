import { ref } from 'valtio/vanilla'

/**
 * Marks a long list of plain data as one value of the state: it is replaced as a whole and never changed
 * inside, so the state does not observe each of its items.
 */
export function opaque<Value extends object>(value: Value): Value {
  return ref(value)
}
