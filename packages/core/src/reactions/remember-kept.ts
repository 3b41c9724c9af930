import type { Namespace } from '../contract/index.ts'
import { type Reaction, reaction } from '../events/reaction.ts'

interface Deps {
  /** Writes the wallets of a namespace beside the active one, and a chosen account. */
  remember(namespace: Namespace): void
}

/** What is kept beside the active wallet is kept after a reload, too. */
export function rememberKept({ remember }: Deps): readonly Reaction[] {
  return [
    reaction('sessionOpened', ({ session, isResumed }) => {
      if (!isResumed) remember(session.namespace)
    }),
    reaction('sessionChanged', ({ session }) => remember(session.namespace)),
    reaction('sessionClosed', ({ namespace, by }) => {
      if (by !== 'tab') remember(namespace)
    }),
  ]
}
