import type { Core, Snapshot } from '@latchkey/core'
import { LatchkeyError } from '@latchkey/core/contract'
import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import { isEqual } from './is-equal.ts'

/**
 * The source from which parts of the modal read the state: the core, or a snapshot that does not
 * change.
 */
export type SnapshotSource = Pick<Core, 'snapshot' | 'subscribe'>

/** The source of this subtree. */
export const SnapshotContext = createContext<SnapshotSource | undefined>(undefined)

/**
 * Selects the part of the state that a component of the modal shows. The component is rendered
 * again only when the selected data has changed: a selector may make a new object each time.
 *
 * @example
 * const direction = useSnapshot(({ router }) => router.direction)
 * const { accounts, network } = useSnapshot(({ accounts, network }) => ({ accounts, network }))
 */
export function useSnapshot<Selection>(select: (snapshot: Snapshot) => Selection): Selection {
  const source = useContext(SnapshotContext)
  // Only parts of the modal call this, and they are rendered nowhere else.
  if (source === undefined) throw new LatchkeyError('react.no-instance', { hook: 'useSnapshot' })
  const [reuseEqual] = useState(createEqualCache<Selection>)
  const read = (): Selection => reuseEqual(select(source.snapshot()))
  return useSyncExternalStore(source.subscribe, read, read)
}

/** Creates a function that returns the last selection while the new one is equal to it. */
function createEqualCache<Selection>(): (next: Selection) => Selection {
  let last: { readonly selection: Selection } | undefined
  return (next) => {
    if (last === undefined || !isEqual(last.selection, next)) last = { selection: next }
    return last.selection
  }
}
