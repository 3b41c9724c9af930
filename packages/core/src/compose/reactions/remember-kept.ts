import { type Namespace, namespaceOf } from '../../contract/index.ts'
import { type Reaction, reaction } from '../../store/reaction.ts'

interface Deps {
  /** Writes the wallets of a namespace beside the active one, a chosen account, and where it is. */
  remember(namespace: Namespace): void
  isConnected(namespace: Namespace): boolean
}

/** What is kept beside the active wallet is kept after a reload, too. */
export function rememberKept({ remember, isConnected }: Deps): readonly Reaction[] {
  return [
    reaction('sessionOpened', ({ session, isResumed }) => {
      if (!isResumed) remember(session.namespace)
    }),
    reaction('sessionChanged', ({ session }) => remember(session.namespace)),
    reaction('networkSwitched', ({ networkId }) => {
      if (isConnected(namespaceOf(networkId))) remember(namespaceOf(networkId))
    }),
    reaction('sessionClosed', ({ namespace, by }) => {
      if (by !== 'tab') remember(namespace)
    }),
  ]
}
