import { type AccountId, type Clock, namespaceOf, type Session } from '../../contract/index.ts'
import { type Reaction, reaction } from '../../store/reaction.ts'

interface Deps {
  readonly clock: Pick<Clock, 'after'>
  readonly identity: { load(account: AccountId): Promise<void> }
  readonly balances: {
    load(account: AccountId, options: { readonly isForced: boolean }): Promise<void>
  }
  session(namespace: Session['namespace']): Session | undefined
}

/** A new session's name, picture and balance are looked up; nobody waits for them. */
export function loadOpenedAccount(deps: Deps): Reaction {
  return reaction('sessionOpened', ({ session }) => loadBoth(deps, session))
}

/** Another account in the same wallet is another name and another balance. */
export function loadChangedAccount(deps: Deps): Reaction {
  return reaction('sessionChanged', ({ session }) => loadBoth(deps, session))
}

/** The same address holds something else on another network. */
export function loadMovedAccount({ balances, identity, session }: Deps): Reaction {
  return reaction('networkSwitched', ({ networkId }) => {
    const moved = session(namespaceOf(networkId))
    const [account] = moved?.accounts ?? []
    if (moved?.networkId === networkId && account !== undefined) {
      void identity.load(account)
      void balances.load(account, { isForced: true })
    }
  })
}

/** Looked up once the page has drawn who is connected, in milliseconds: a frame, and a little. */
const LOOK_UP_AFTER_MS = 20

function loadBoth({ clock, identity, balances, session }: Deps, opened: Session): void {
  clock.after(LOOK_UP_AFTER_MS, () => {
    const [account] = opened.accounts
    // Whoever left meanwhile, or is another one, is not looked up any more.
    if (account === undefined || session(opened.namespace)?.accounts[0] !== account) return
    void identity.load(account)
    void balances.load(account, { isForced: false })
  })
}
