import type { FromApi } from '../balances/api-reader.ts'
import {
  type AccountId,
  isLatchkeyError,
  LatchkeyError,
  type Namespace,
  namespaceOf,
  networkOf,
  type PlainError,
  type Undo,
} from '../contract/index.ts'
import { unknownNetwork } from '../networks/unknown-network.ts'
import type { Adapters } from '../store/adapters.ts'
import type { RootState } from '../store/root-state.ts'
import {
  activeAccount,
  activeSession,
  activeWallet,
  currentRoute,
  findNetwork,
} from '../store/selectors.ts'
import { type AccountReads, createAccountReads } from './account-reads.ts'
import { type FollowDeps, followPortfolio, type PortfolioFollower } from './follow-portfolio.ts'
import { createPortfolioSlice, type ReadEnd } from './portfolio.state.ts'
import { readHoldings } from './read-holdings.ts'

/** Reads what accounts hold. */
export interface PortfolioReader extends AccountReads {
  /** Reads the shown lists until undone; see `followPortfolio`. */
  follow(): Undo
  /** Forgets the lists of a namespace. */
  clear(namespace: Namespace): void
}

/** What reading needs. */
export interface PortfolioDeps extends Pick<FollowDeps, 'timers' | 'visibility' | 'subscribe'> {
  readonly state: RootState
  readonly adapters: Adapters
  readonly fromApi: FromApi
  readonly clock: { monotonic(): number }
  readonly notices: { fail(error: PlainError): void }
}

/** Creates the reader of one core. */
export function createPortfolioReader(deps: PortfolioDeps): PortfolioReader {
  const slice = createPortfolioSlice(deps.state.portfolio, deps.clock)
  const followers = new Set<PortfolioFollower>()
  /** The notice is shown once for each account. */
  const noticed = new Set<AccountId>()

  async function readOne(account: AccountId, signal: AbortSignal): Promise<void> {
    slice.begin(account)
    try {
      const end = await readHoldings(sourcesOf(deps, account), account, signal)
      if (signal.aborted) return
      slice.end(account, end)
      if (end.status === 'unavailable') notify(account)
    } catch (thrown) {
      if (signal.aborted || isLatchkeyError(thrown, 'aborted')) return
      slice.end(account, FAILED)
      notify(account)
    }
  }

  function notify(account: AccountId): void {
    const { modal, router } = deps.state
    // A notice is shown only where the list would be.
    const isShown = modal.isOpen && currentRoute(router).view === 'Account'
    const isLooking = isShown && account === activeAccount(deps.state)
    if (!isLooking || noticed.has(account)) return
    noticed.add(account)
    deps.notices.fail(new LatchkeyError('balance.unavailable', {}))
  }

  const reads = createAccountReads(slice, readOne)

  return {
    ...reads,
    clear(namespace) {
      reads.abort((account) => namespaceOf(account) === namespace)
      slice.remove(namespace)
      // Another wallet may have the same account, which is read again then.
      for (const follower of followers) follower.restart()
    },
    follow() {
      const follower = followPortfolio({ ...deps, ...reads, slice })
      followers.add(follower)
      return () => {
        followers.delete(follower)
        follower.stop()
      }
    },
  }
}

const FAILED: ReadEnd = { status: 'unavailable', isOverloaded: false }

function sourcesOf({ state, adapters, fromApi }: PortfolioDeps, account: AccountId) {
  const namespace = namespaceOf(account)
  const adapter = adapters.get(namespace)
  const session = activeSession(state, namespace)
  const networkId = networkOf(account)
  const isEmbedded = activeWallet(state, namespace)?.embedded !== undefined
  return {
    adapter,
    currency: (findNetwork(state, networkId) ?? unknownNetwork(networkId)).nativeCurrency,
    fromApi,
    // Other wallets may prompt, or open on a phone, for a list that the visitor did not request.
    fromWallet: (id: AccountId, signal: AbortSignal) =>
      isEmbedded && session ? adapter?.assets?.list(session.id, id, signal) : undefined,
  }
}
