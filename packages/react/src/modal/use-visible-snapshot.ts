import type { Snapshot } from '@latchkey/core'
import { useLayoutEffect, useRef } from 'react'

/**
 * State as views see it: the same as before while all that has changed is what no view shows, such
 * as whether the modal is open. So opening draws nothing anew.
 */
export function useVisibleSnapshot(live: Snapshot): Snapshot {
  // No state: each change would then be drawn twice.
  const kept = useRef(live)
  const visible = looksSame(kept.current, live) ? kept.current : live
  useLayoutEffect(() => {
    kept.current = visible
  }, [visible])
  return visible
}

/** Parts of a snapshot keep their identity while they stay as they are; one may come that was none. */
function looksSame(kept: Snapshot, { modal, telemetry, ...live }: Snapshot): boolean {
  if (modal.namespaceFilter !== kept.modal.namespaceFilter) return false
  const before: Readonly<Record<string, unknown>> = kept
  return Object.entries(live).every(([name, part]) => part === before[name])
}
