import type { ChainAdapter, Namespace, Session } from '../contract/index.ts'
import { coreError } from '../errors/core-error.ts'
import type { WalletCard } from '../events/domain-event.ts'
import type { Actions } from './actions.ts'

interface Held {
  readonly session: Session
  readonly wallet: WalletCard
}

interface Deps {
  adapter(namespace: Namespace): ChainAdapter | undefined
  session(namespace: Namespace): Session | undefined
  readonly kept: {
    find(namespace: Namespace, sessionId: string): Held | undefined
    remove(namespace: Namespace, sessionId: string): void
  }
  /** Takes in which account is in front now. */
  adopt(session: Session): void
  /** Makes a kept connection the active one. */
  bringBack(held: Held): void
  /** Ends a session that is the active one; what was kept beside it takes its place. */
  end(namespace: Namespace, sessionId: string): Promise<void>
  /** Writes what is to be there after a reload. */
  remember(namespace: Namespace, chosen?: string): void
  /** Tells other tabs to look again. */
  tellTabs(): void
}

/** The wallets of a namespace: which one counts, and with which account. */
export function createConnectionActions(deps: Deps): Actions['connections'] {
  return {
    choose(namespace, sessionId, address) {
      const kept = deps.kept.find(namespace, sessionId)
      const session = deps.adapter(namespace)?.sessions.choose(sessionId, address)
      if (session === undefined) throw coreError('wallet.none', {})
      if (kept !== undefined) deps.bringBack({ ...kept, session })
      else if (deps.session(namespace)?.id === sessionId) deps.adopt(session)
      deps.remember(namespace, address)
    },
    async drop(namespace, sessionId) {
      const kept = deps.kept.find(namespace, sessionId)
      if (deps.session(namespace)?.id === sessionId) return deps.end(namespace, sessionId)
      if (kept === undefined) return
      deps.kept.remove(namespace, sessionId)
      deps.remember(namespace)
      deps.tellTabs()
      await deps.adapter(namespace)?.sessions.close(sessionId)
    },
  }
}
