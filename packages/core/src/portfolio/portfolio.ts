import type { FromApi } from '../balances/api-reader.ts'
import { readShown } from '../balances/read-shown.ts'
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
import { type FollowDeps, followPortfolio } from './follow-portfolio.ts'
import { createPortfolioSlice, type ReadEnd, type ReadReason } from './portfolio.state.ts'
import { readHoldings } from './read-holdings.ts'

/** Reads what accounts hold. */
export interface PortfolioReader {
  /**
   * Reads the lists that may be read for this reason, three at a time; one that is being read already is
   * waited for. None is begun after the signal has fired. Never rejects.
   */
  read(accounts: readonly AccountId[], reason: ReadReason, signal?: AbortSignal): Promise<void>
  /** Reads the shown lists until undone; see `followPortfolio`. */
  follow(): Undo
  /** Forgets the lists of a namespace. */
  clear(namespace: Namespace): void
  /** Aborts what is being read of some accounts. */
  abort(isOf: (account: AccountId) => boolean): void
}

/** What reading needs. */
export interface PortfolioDeps extends Pick<FollowDeps, 'timers' | 'visibility' | 'subscribe'> {
  readonly state: RootState
  readonly adapters: Adapters
  readonly fromApi: FromApi
  readonly clock: { monotonic(): number }
  readonly notices: { fail(error: PlainError): void }
}

interface Reading {
  readonly done: Promise<void>
  readonly abort: AbortController
}

/** Creates the reader of one core. */
export function createPortfolioReader(deps: PortfolioDeps): PortfolioReader {
  const slice = createPortfolioSlice(deps.state.portfolio, deps.clock)
  const running = new Map<AccountId, Reading>()
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

  function start(account: AccountId): Promise<void> {
    const abort = new AbortController()
    const done = readOne(account, abort.signal).then(() => {
      if (running.get(account)?.abort === abort) running.delete(account)
    })
    running.set(account, { done, abort })
    return done
  }

  const reader: PortfolioReader = {
    async read(accounts, reason, signal = new AbortController().signal) {
      const due = (account: AccountId): Promise<void> | undefined => {
        const reading = running.get(account)
        if (reading) return reading.done
        return slice.mayRead(account, reason) ? start(account) : undefined
      }
      await readShown(accounts, async (account) => await due(account), signal)
    },
    abort(isOf) {
      for (const [account, { abort }] of running) {
        if (!isOf(account)) continue
        abort.abort()
        running.delete(account)
        slice.revert(account)
      }
    },
    clear(namespace) {
      reader.abort((account) => namespaceOf(account) === namespace)
      slice.remove(namespace)
    },
    follow: () => followPortfolio({ ...deps, slice, read: reader.read, abort: reader.abort }),
  }
  return reader
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
