import { useEffect, useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../binding/latchkey-context.ts'
import { useReading } from '../binding/use-reading.ts'
import type { PublicCollectibles } from '../instance/readings.ts'
import { followLatchkey } from './follow-latchkey.ts'

/** What the active account holds that is one of a kind, and what reads more of it. */
export interface LatchkeyCollectibles extends PublicCollectibles {
  /** Reads on; nothing happens while something is being read, and after the end. */
  more(): Promise<void>
  /** Reads again from the start, for example after a failure. */
  refresh(): Promise<void>
}

/**
 * What the active account holds on its network that is one of a kind, or several of the same, the newest first;
 * spam is apart. It is read while the component is shown; the modal need not be open.
 */
export function useLatchkeyCollectibles(choice?: InstanceChoice): LatchkeyCollectibles {
  const latchkey = useInstance('useLatchkeyCollectibles', choice)
  const isConnected = useReading(latchkey, (readings) => readings.account().isConnected)
  const collectibles = useReading(latchkey, (readings) => readings.collectibles())
  useEffect(
    () => (isConnected ? followLatchkey(latchkey.actions.collectibles.follow) : undefined),
    [latchkey, isConnected],
  )
  return useMemo(() => {
    const { readMore, refresh } = latchkey.actions.collectibles
    return { ...collectibles, more: readMore, refresh }
  }, [collectibles, latchkey])
}
