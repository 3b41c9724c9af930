import { useState, useSyncExternalStore } from 'react'
import type { Latchkey } from '../instance/latchkey.ts'
import type { Readings } from '../instance/readings.ts'
import { useFirstReadings } from './use-reading.ts'

/**
 * Returns a model of several readings of an instance, and renders again when a part of the model
 * changes. A server, and the first render in a browser, decide from the readings of
 * `useFirstReadings`.
 */
export function useModel<Model extends object>(
  latchkey: Latchkey,
  decide: (readings: Readings) => Model,
): Model {
  const first = useFirstReadings(latchkey)
  const [reuseSame] = useState(createSameCache<Model>)
  return useSyncExternalStore(
    latchkey.watch,
    () => reuseSame(decide(latchkey.readings)),
    () => reuseSame(decide(first)),
  )
}

/** Creates a function that returns the last model while each part of the new one is the same. */
function createSameCache<Model extends object>(): (next: Model) => Model {
  let last: Model | undefined
  return (next) => {
    const before: Readonly<Record<string, unknown>> = { ...last }
    if (last && Object.entries(next).every(([name, part]) => before[name] === part)) return last
    last = next
    return next
  }
}
