import type { Namespace } from '../../contract/index.ts'
import { type Reaction, reaction } from '../../store/reaction.ts'

interface Deps {
  readonly stored: { forget(namespace: Namespace): void }
  /** The stored network, and one in state that only the wallet was on. */
  readonly network: {
    forget(namespace: Namespace, options: { readonly isStoredToo: boolean }): void
  }
  /** Ends what is still being read about the person. */
  readonly loaders: { stop(namespace: Namespace): void }
  /** Forgets the wallet that was just connected. */
  readonly connect: { leave(namespace: Namespace): void }
  readonly balances: { forget(namespace: Namespace): void }
  readonly identities: { forget(namespace: Namespace): void }
}

/** Nothing of the person stays behind: no connection, no name, no number on show. */
export function forgetConnection(deps: Deps): Reaction {
  const { stored, network, loaders, connect, balances, identities } = deps
  return reaction('sessionClosed', ({ namespace, by }) => {
    // What another tab stored meanwhile is its own.
    if (by !== 'tab') stored.forget(namespace)
    network.forget(namespace, { isStoredToo: by !== 'tab' })
    loaders.stop(namespace)
    connect.leave(namespace)
    balances.forget(namespace)
    identities.forget(namespace)
  })
}
