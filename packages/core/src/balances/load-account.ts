import { type AccountId, type NetworkId, namespaceOf, type Session } from '../contract/index.ts'
import { activeSession } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'

/** How long after an account appears it is looked up, in milliseconds: after the page has drawn it. */
const LOOK_UP_AFTER_MS = 20

/** Looks up name, image and balance of connected accounts. Nothing waits for them. */
export interface LoadAccount {
  /** Loads the account of a session that was opened, or has other accounts now. */
  ofSession(event: { readonly session: Session }): void
  /** On a network that the active wallet switched to: the same address has another balance there. */
  onNetwork(event: { readonly networkId: NetworkId }): void
  /** After a transaction that a node decided. */
  afterTransaction(event: { readonly transaction: { readonly account: AccountId } }): void
}

interface Deps {
  readonly state: Pick<Snapshot, 'accounts'>
  readonly timers: { after(delayMs: number, run: () => void): void }
  readonly identity: { load(account: AccountId): Promise<void> }
  readonly balances: {
    load(account: AccountId, options: { readonly isForced: boolean }): Promise<void>
  }
}

/** Creates the look-ups of one core. */
export function createLoadAccount({ state, timers, identity, balances }: Deps): LoadAccount {
  return {
    ofSession({ session: { namespace, accounts } }) {
      timers.after(LOOK_UP_AFTER_MS, () => {
        const [account] = accounts
        // The wallet may have disconnected or switched accounts in the meantime.
        const isActive = activeSession(state, namespace)?.accounts[0] === account
        if (account === undefined || !isActive) return
        void identity.load(account)
        void balances.load(account, { isForced: false })
      })
    },
    onNetwork({ networkId }) {
      const session = activeSession(state, namespaceOf(networkId))
      const [account] = session?.accounts ?? []
      if (session?.networkId !== networkId || account === undefined) return
      void identity.load(account)
      void balances.load(account, { isForced: true })
    },
    afterTransaction({ transaction: { account } }) {
      const isActive = activeSession(state, namespaceOf(account))?.accounts[0] === account
      if (isActive) void balances.load(account, { isForced: true })
    },
  }
}
