import { useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../binding/latchkey-context.ts'
import { useReading } from '../binding/use-reading.ts'
import type { Latchkey } from '../mount/latchkey.ts'
import type { PublicNetwork } from '../mount/readings.ts'

/** The network that counts, and the way to another. */
export interface LatchkeyNetwork extends PublicNetwork, Pick<Latchkey, 'switchNetwork'> {}

/** The active network, and the way to another. */
export function useLatchkeyNetwork(choice?: InstanceChoice): LatchkeyNetwork {
  const latchkey = useInstance('useLatchkeyNetwork', choice)
  const network = useReading(latchkey, (readings) => readings.network())
  return useMemo(() => ({ ...network, switchNetwork: latchkey.switchNetwork }), [network, latchkey])
}
