import type { Core } from '@latchkey/core'
import { type ReactElement, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import { SnapshotContext, type SnapshotSource } from '../context/use-snapshot.ts'

/** Props of `FrozenSnapshots`. */
export interface FrozenSnapshotsProps {
  readonly core: Pick<Core, 'snapshot' | 'subscribe'>
  /** The view closes, or another one is about to take its place. */
  readonly isFrozen: boolean
  readonly children: ReactNode
}

/**
 * Provides views with the state. While `isFrozen` that is the last state before: a view that is being
 * closed or replaced does not change any more, from the render in which that begins.
 */
export function FrozenSnapshots({ core, isFrozen, children }: FrozenSnapshotsProps): ReactElement {
  const live = useSyncExternalStore(core.subscribe, core.snapshot, core.snapshot)
  const [last, setLast] = useState(live)
  // Only this component is rendered with each change of the state; its children are the same element.
  if (!isFrozen && last !== live) setLast(live)
  const source = useMemo<SnapshotSource>(
    () => (isFrozen ? { snapshot: () => last, subscribe: () => () => {} } : core),
    [core, isFrozen, last],
  )
  return <SnapshotContext.Provider value={source}>{children}</SnapshotContext.Provider>
}
