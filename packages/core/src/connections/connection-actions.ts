import type { Actions } from '../actions.ts'
import {
  type ChainAdapter,
  LatchkeyError,
  type Namespace,
  type Session,
} from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { Disconnect } from './disconnect-action.ts'

interface Held {
  readonly session: Session
  readonly wallet: WalletCard
}

interface Deps {
  adapter(namespace: Namespace): ChainAdapter | undefined
  session(namespace: Namespace): Session | undefined
  readonly kept: { find(namespace: Namespace, sessionId: string): Held | undefined }
  /** Takes in which account is in front now. */
  adopt(session: Session): void
  /** Makes a kept connection the active one. */
  bringBack(held: Held): void
  /** Writes what is to be there after a reload. */
  remember(namespace: Namespace, chosen?: string): void
  readonly disconnect: Disconnect
  /** Shows the wallets of a namespace. */
  offer(namespace: Namespace): void
}

/** The wallets of a namespace: which one counts, and with which account. */
export function createConnectionActions(deps: Deps): Actions['connections'] {
  return {
    choose(namespace, sessionId, address) {
      const kept = deps.kept.find(namespace, sessionId)
      const session = deps.adapter(namespace)?.sessions.choose(sessionId, address)
      if (session === undefined) throw new LatchkeyError('wallet.none', {})
      if (kept !== undefined) deps.bringBack({ ...kept, session })
      else if (deps.session(namespace)?.id === sessionId) deps.adopt(session)
      deps.remember(namespace, address)
    },
    drop: (namespace, id) => deps.disconnect({ namespace, id }),
    another: deps.offer,
  }
}
