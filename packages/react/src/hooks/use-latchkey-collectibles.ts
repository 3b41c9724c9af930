import { useEffect, useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import { followCollectibles } from '../instance/follow.ts'
import type { PublicCollectibles } from '../instance/readings.ts'

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
  const collectibles = useReading(latchkey, (readings) => readings.collectibles())
  useEffect(() => followCollectibles(latchkey), [latchkey])
  return useMemo(() => {
    const { readMore, refresh } = latchkey.actions.collectibles
    return { ...collectibles, more: readMore, refresh }
  }, [collectibles, latchkey])
}
