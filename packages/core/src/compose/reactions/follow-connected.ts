import type { Namespace } from '../../contract/index.ts'
import { type Reaction, reaction } from '../../store/reaction.ts'

interface Deps {
  /** Whether the active namespace is this one, and nobody is connected there. */
  isLeft(namespace: Namespace): boolean
  /** Makes a namespace the active one in which somebody is connected, if there is any. */
  moveOn(): void
}

/** Where one of several connections ended, another one counts. */
export function followConnected({ isLeft, moveOn }: Deps): Reaction {
  return reaction('sessionClosed', ({ namespace }) => {
    if (isLeft(namespace)) moveOn()
  })
}
