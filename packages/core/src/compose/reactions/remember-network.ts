import type { NetworkId } from '../../contract/index.ts'
import { type Reaction, reaction } from '../../store/reaction.ts'

interface Deps {
  readonly stored: { remember(networkId: NetworkId): void }
}

/** The chosen network is the chosen one after a reload. */
export function rememberNetwork({ stored }: Deps): Reaction {
  return reaction('networkSwitched', ({ networkId }) => stored.remember(networkId))
}
