import { useEffect, useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import { followCollectibles } from '../instance/follow.ts'
import type { PublicCollectibles } from '../instance/readings.ts'

/** The collectibles of the active account, with the functions that read more of them. */
export interface LatchkeyCollectibles extends PublicCollectibles {
  /** Reads on; nothing happens while something is being read, and after the end. */
  more(): Promise<void>
  /** Reads again from the start, for example after a failure. */
  refresh(): Promise<void>
}

/**
 * Returns the collectibles of the active account on its network, one of a kind or several of the
 * same, the newest first; spam is apart. They are read while the component is shown; the modal need
 * not be open.
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
