import { useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import type { PublicConnection } from '../instance/readings.ts'

/** Every connected wallet, and what can be done with them. */
export interface LatchkeyConnections
  extends Pick<Latchkey, 'disconnect'>,
    Pick<Latchkey['actions']['connections'], 'choose' | 'disconnectWallet'> {
  /** Namespace by namespace, the active one of each first. */
  readonly connections: readonly PublicConnection[]
}

/**
 * Every connected wallet. `choose(namespace, sessionId, address?)` makes one the active one of its
 * namespace, `disconnectWallet(namespace, sessionId)` ends one, `disconnect` those of a namespace or all.
 */
export function useLatchkeyConnections(choice?: InstanceChoice): LatchkeyConnections {
  const latchkey = useInstance('useLatchkeyConnections', choice)
  const connections = useReading(latchkey, (readings) => readings.connections())
  return useMemo(() => {
    const { choose, disconnectWallet } = latchkey.actions.connections
    return { connections, choose, disconnectWallet, disconnect: latchkey.disconnect }
  }, [connections, latchkey])
}
