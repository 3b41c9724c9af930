import { useAnnounce } from '@latchkey/ui'
import { type ReactElement, useEffect } from 'react'
import { useModalWorld } from '../binding/modal-context.ts'
import type { LaterShell } from '../views/registry.ts'

/** What the voice is drawn with. */
export interface VoiceProps {
  /** Finds the words; until it is there, nothing goes on that needs any. */
  readonly announcement: LaterShell['announcement'] | undefined
}

/**
 * Says what changes by itself to those who listen. It stands from the start: what is said in a region
 * that has only just come is easily missed.
 */
export function Voice({ announcement }: VoiceProps): ReactElement {
  const { snapshot, text } = useModalWorld()
  const { announce, region } = useAnnounce()
  const said = announcement?.(snapshot, text) ?? ''
  // What is over is taken back: who reads on comes by no old news.
  useEffect(() => announce(said), [said, announce])
  return region
}
