import { useState, useSyncExternalStore } from 'react'
import type { Latchkey } from '../instance/latchkey.ts'
import type { Readings } from '../instance/readings.ts'
import { createEqualCache } from './is-equal.ts'

/**
 * What is decided from several readings of an instance, drawn again when it is not equal any more. A
 * server, and the first render in a browser, decide from the options alone.
 */
export function useModel<Model>(latchkey: Latchkey, decide: (readings: Readings) => Model): Model {
  const [reuseEqual] = useState(createEqualCache<Model>)
  return useSyncExternalStore(
    latchkey.watch,
    () => reuseEqual(decide(latchkey.readings)),
    () => reuseEqual(decide(latchkey.serverReadings)),
  )
}
