import type { Namespace } from '@latchkey/core/contract'
import { useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import type { PublicNetwork } from '../instance/readings.ts'

/** The network that counts, and the way to another. */
export interface LatchkeyNetwork extends PublicNetwork, Pick<Latchkey, 'switchNetwork'> {}

/** Which network. */
export interface NetworkChoice extends InstanceChoice {
  /** Without one the active namespace counts. */
  readonly namespace?: Namespace | undefined
}

/** The active network of a namespace, and the way to another. */
export function useLatchkeyNetwork(choice: NetworkChoice = {}): LatchkeyNetwork {
  const latchkey = useInstance('useLatchkeyNetwork', choice)
  const network = useReading(latchkey, (readings) => readings.network(choice.namespace))
  return useMemo(() => ({ ...network, switchNetwork: latchkey.switchNetwork }), [network, latchkey])
}
