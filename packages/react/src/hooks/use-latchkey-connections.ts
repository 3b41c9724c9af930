import { useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../binding/latchkey-context.ts'
import { useReading } from '../binding/use-reading.ts'
import type { Latchkey } from '../mount/latchkey.ts'
import type { PublicConnection } from '../mount/readings.ts'

/** Who is connected on which namespaces, and the way to end one of them. */
export interface LatchkeyConnections extends Pick<Latchkey, 'disconnect'> {
  readonly connections: readonly PublicConnection[]
}

/** Every namespace on which somebody is connected. */
export function useLatchkeyConnections(choice?: InstanceChoice): LatchkeyConnections {
  const latchkey = useInstance('useLatchkeyConnections', choice)
  const connections = useReading(latchkey, (readings) => readings.connections())
  return useMemo(() => ({ connections, disconnect: latchkey.disconnect }), [connections, latchkey])
}
