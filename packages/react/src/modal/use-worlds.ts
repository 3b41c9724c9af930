import type { Core, RouteName, Snapshot } from '@latchkey/core'
import { useMemo, useState } from 'react'
import type { ModalWorld, ViewPosition } from '../binding/modal-context.ts'
import type { Wording } from '../messages/create-wording.ts'
import { useHeld } from './use-held.ts'
import { useSteady } from './use-steady.ts'

/** What the parts of a modal share. */
export interface Worlds {
  /** For the view, which stays as it was while it goes. */
  readonly world: ModalWorld
  /** For what shows the state as it is now. */
  readonly liveWorld: ModalWorld
}

interface WorldsInput {
  readonly core: Core
  readonly text: Wording
  readonly live: Snapshot
  /** The view goes, or another one is about to take its place. */
  readonly isHeld: boolean
}

/** Makes both worlds. Each stays the same object while nothing in it looks different. */
export function useWorlds({ core, text, live, isHeld }: WorldsInput): Worlds {
  const steady = useSteady(live)
  const snapshot = useHeld(steady, isHeld)
  const [isGiven, give] = useState(false)
  const [positions] = useState(() => new Map<RouteName, ViewPosition>())
  const consent = useMemo(() => ({ isGiven, give }), [isGiven])
  const world = useMemo(
    () => ({ core, snapshot, text, consent, positions }),
    [core, snapshot, text, consent, positions],
  )
  const liveWorld = useMemo(() => ({ ...world, snapshot: steady }), [world, steady])
  return { world, liveWorld }
}
