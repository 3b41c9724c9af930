import {
  type AccountId,
  LatchkeyError,
  lazy,
  type SentTransaction,
  type Session,
  type Tabs,
  type Undo,
} from '../contract/index.ts'
import { readAfterHint } from '../platform/read-after-hint.ts'
import type { EventOf } from '../store/domain-event.ts'
import { activeAccount } from '../store/selectors.ts'
import type { Agreed, PendingTransaction } from '../store/state/activity.ts'
import type { Pending, PendingDeps } from './pending.ts'
import { STORED_PENDING } from './pending-key.ts'

/** The topic that lets other tabs read storage again. */
const HINT = 'pending-transactions'

/** Actions of websites on transactions that they sent themselves. */
export interface PendingActions {
  /**
   * Shows a transaction that the website sent in another way than through the provider of
   * `getProvider` as pending, until a node says what became of it.
   *
   * @param sent - `account` is the sender on the network of the transaction, the active one by default.
   * @throws LatchkeyError `account.none`.
   */
  watch(sent: { readonly id: string; readonly account?: AccountId | undefined }): Promise<void>
}

/**
 * The transactions that the visitor sent, before the code for them is loaded: it loads with the
 * first one.
 */
export interface LazyPending {
  readonly actions: PendingActions
  sent(event: EventOf<'transactionSent'>): void
  /**
   * Keeps what the visitor agreed to with a transaction that the wallet has sent.
   *
   * @throws what the import throws if the code can't be loaded.
   */
  agreed(sent: Pick<PendingTransaction, 'id' | 'account'>, agreed: Agreed): Promise<void>
  /** Reads what earlier pages stored, if there is anything. */
  restore(): void
  /** Follows what other tabs send. */
  follow(): Undo
  /** Forgets what was sent by the accounts of a session that the visitor ended. */
  clear(session: Pick<Session, 'accounts'>): void
  stop(): void
}

interface Deps extends PendingDeps {
  readonly tabs: Tabs
  readonly timers: { after(delayMs: number, run: () => void): void }
  /** Makes a storage key of a name. */
  key(name: string): string
}

/** Creates the transactions of one core. */
export function createLazyPending(deps: Deps): LazyPending {
  const { state, storage, tabs } = deps
  const key = deps.key(STORED_PENDING)
  const paidKey = deps.key('paid_recipients')
  const pending = lazy(async () => {
    const { createPaidRecipients } = await import('./paid-recipients.ts')
    const paid = createPaidRecipients(storage, paidKey)
    const shared = { key, paid, announce: () => tabs.post(HINT) }
    return (await import('./pending.ts')).createPending(deps, shared)
  })
  let life = new AbortController()

  function use(run: (loaded: Awaited<ReturnType<typeof pending.load>>) => void): Promise<void> {
    const { signal } = life
    return pending.load().then((loaded) => {
      if (!signal.aborted) run(loaded)
    })
  }

  function restore(): void {
    const hasStored = storage.get(key) !== undefined
    // If the code can't be loaded, no transaction is shown as pending; the next page reads them.
    if (hasStored || pending.current()) use((loaded) => loaded.restore()).catch(() => {})
  }

  return {
    actions: {
      async watch({ id, account = activeAccount(state) }) {
        if (account === undefined) throw new LatchkeyError('account.none', {})
        await use((loaded) => loaded.add({ id, account, isBatch: false }))
      },
    },
    sent({ sessionId, transaction }) {
      if (transaction.isOfSite && !state.options.features.siteTransactions) return
      // The wallet has sent it in any case: only what is shown of it would be missing.
      use((loaded) => loaded.add(addedBy(sessionId, transaction))).catch(() => {})
    },
    agreed: (sent, agreed) => use((loaded) => loaded.agreed(sent, agreed)),
    restore,
    follow: () =>
      tabs.listen((topic) => {
        if (topic === HINT) readAfterHint(deps.timers, restore)
      }),
    clear(session) {
      // Transactions that an earlier page stored are forgotten, too.
      const hasStored = storage.get(key) ?? storage.get(paidKey)
      if (state.pendingTransactions.length === 0 && hasStored === undefined) return
      use((loaded) => loaded.clear(session)).catch(() => {})
    },
    stop() {
      life.abort()
      life = new AbortController()
      pending.current()?.stop()
    },
  }
}

function addedBy(
  sessionId: string,
  { id, account, transfer, asked, isBatch = false }: SentTransaction,
): Parameters<Pending['add']>[0] {
  const { to, amount, token } = transfer ?? {}
  const isPlain = to !== undefined && amount !== undefined
  return {
    id,
    account,
    isBatch,
    sessionId,
    asked,
    transfer: isPlain ? { to, units: amount.toString(), token } : undefined,
  }
}
