import type { Lazy } from '@latchkey/core/contract'
import { type ComponentType, useEffect, useState } from 'react'
import { useModalContext, type ViewPart } from '../context/modal-context.ts'

/** The load state of a part. */
export interface LoadedPart {
  /** Undefined while it is loaded. */
  readonly Part: ComponentType | undefined
  /** Loads again what could not be loaded; undefined while nothing failed. */
  readonly retry: (() => void) | undefined
}

/** A part that was loaded or failed to, at which attempt. */
interface Outcome {
  readonly part: Lazy<ViewPart>
  readonly attempt: number
}

/** Loads a part of a view with its texts. A part that was shown before is there at once. */
export function useViewPart(part: Lazy<ViewPart>): LoadedPart {
  const { views } = useModalContext()
  const [attempt, setAttempt] = useState(0)
  const [ended, setEnded] = useState<Outcome>()
  useEffect(() => {
    const end = (): void => setEnded({ part, attempt })
    views.loadPart(part).then(end, end)
  }, [views, part, attempt])
  const ready = views.readyPart(part)
  const hasFailed = !ready && ended?.part === part && ended.attempt === attempt
  return {
    Part: ready?.Part,
    retry: hasFailed ? () => setAttempt(attempt + 1) : undefined,
  }
}
