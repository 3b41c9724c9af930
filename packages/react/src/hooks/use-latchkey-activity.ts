import { useEffect, useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import { followActivity } from '../instance/follow.ts'
import type { PublicActivity } from '../instance/readings.ts'

/** The activity of the active account, with the functions that read more of it. */
export interface LatchkeyActivity extends PublicActivity {
  /** Reads the next page; nothing happens while one is being read, and after the last one. */
  more(): Promise<void>
  /** Reads the first page again, for example after a failure. */
  refresh(): Promise<void>
}

/**
 * Returns the transactions of the active account on its network, newest first, page by page and
 * without spam, and those that the visitor has sent and that are not decided yet. They are read
 * while the component is shown; the modal need not be open.
 */
export function useLatchkeyActivity(choice?: InstanceChoice): LatchkeyActivity {
  const latchkey = useInstance('useLatchkeyActivity', choice)
  const activity = useReading(latchkey, (readings) => readings.activity())
  useEffect(() => followActivity(latchkey), [latchkey])
  return useMemo(() => {
    const { readMore, refresh } = latchkey.actions.activity
    return { ...activity, more: readMore, refresh }
  }, [activity, latchkey])
}
