import type { Core, RouteName, Snapshot } from '@latchkey/core'
import { useMemo, useState } from 'react'
import type { ModalContextValue, ViewPosition } from '../binding/modal-context.ts'
import type { Wording } from '../messages/create-wording.ts'
import { useFrozen } from './use-frozen.ts'
import { useVisibleSnapshot } from './use-visible-snapshot.ts'

/** What the parts of a modal share. */
export interface ModalContexts {
  /** For the view, which stays as it was while it goes. */
  readonly viewContext: ModalContextValue
  /** For what shows the state as it is now. */
  readonly liveContext: ModalContextValue
}

interface ModalContextsInput {
  readonly core: Core
  readonly text: Wording
  readonly live: Snapshot
  /** The view goes, or another one is about to take its place. */
  readonly isFrozen: boolean
}

/** Makes both worlds. Each stays the same object while nothing in it looks different. */
export function useModalContexts({
  core,
  text,
  live,
  isFrozen,
}: ModalContextsInput): ModalContexts {
  const visible = useVisibleSnapshot(live)
  const snapshot = useFrozen(visible, isFrozen)
  const [isGiven, give] = useState(false)
  const [positions] = useState(() => new Map<RouteName, ViewPosition>())
  const consent = useMemo(() => ({ isGiven, give }), [isGiven])
  const viewContext = useMemo(
    () => ({ core, snapshot, text, consent, positions }),
    [core, snapshot, text, consent, positions],
  )
  const liveContext = useMemo(() => ({ ...viewContext, snapshot: visible }), [viewContext, visible])
  return { viewContext, liveContext }
}
