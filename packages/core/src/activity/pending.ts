import {
  type Clock,
  LatchkeyError,
  namespaceOf,
  type Session,
  type Storage,
  type TransactionStatus,
  type Undo,
} from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'
import type { Events } from '../store/events.ts'
import { connectedAccounts } from '../store/selectors.ts'
import type { Agreed, PendingTransaction } from '../store/state/activity.ts'
import type { RootState } from '../store/state/root.ts'
import { ownerOf, type PaidRecipients } from './paid-recipients.ts'
import { isOpen, type PendingEvent, transition } from './pending.machine.ts'
import { isSamePending, unexpiredPending, waitBeforeAsking } from './pending-rules.ts'
import { createStoredPending } from './stored-pending.ts'

/** The transactions that the visitor sent, once the code for them is loaded. */
export interface Pending {
  /** Remembers a transaction, and asks nodes about it until its result is known. */
  add(sent: Omit<PendingTransaction, 'step' | 'sentAtMs'>): void
  /** Keeps what the visitor agreed to with a transaction that was added. */
  agreed(sent: Pick<PendingTransaction, 'id' | 'account'>, agreed: Agreed): void
  /** Reads what other tabs and earlier pages stored. */
  restore(): void
  /** Forgets what was sent by the accounts of a session that the visitor ended. */
  clear(session: Pick<Session, 'accounts'>): void
  stop(): void
}

/** The dependencies of both the lazy shell and the loaded module. */
export interface PendingDeps {
  readonly state: RootState
  readonly adapters: Pick<Adapters, 'get'>
  readonly clock: Clock
  readonly events: Pick<Events, 'emit'>
  readonly storage: Storage
}

interface Shared {
  /** The key in storage. */
  readonly key: string
  /** Recipients that were paid on this device. */
  readonly paid: PaidRecipients
  /** Lets other tabs read storage again. */
  announce(): void
}

/** Creates the transactions of one core. The only writer of `state.pendingTransactions`. */
export function createPending(deps: PendingDeps, { key, paid, announce }: Shared): Pending {
  const { state, clock, storage, events } = deps
  const stored = createStoredPending({ storage, key })
  const watch = createWatch(deps, (asked, event) => {
    change((all) => all.map((each) => (isSamePending(each, asked) ? withEvent(each, event) : each)))
  })

  /** Tabs write in turn: each change is one of what is stored at that time. */
  function change(
    apply: (all: readonly PendingTransaction[]) => readonly PendingTransaction[],
  ): void {
    const before = stored.read()
    const next = unexpiredPending(apply(before), clock.now())
    const isChange = stored.write(next)
    for (const transaction of newlyConfirmed(before, next)) paid.add(transaction)
    show(next)
    if (isChange) announce()
  }

  function show(next: readonly PendingTransaction[]): void {
    const before = state.pendingTransactions
    state.pendingTransactions = next
    watch.update()
    for (const transaction of next) {
      const known = before.find((each) => isSamePending(each, transaction))
      const isNews = known === undefined || known.step !== transaction.step
      if (isNews && !isOpen(transaction.step)) {
        events.emit({ type: 'transactionDecided', transaction })
      }
    }
  }

  return {
    add(sent) {
      const added: PendingTransaction = { ...sent, step: 'pending', sentAtMs: clock.now() }
      change((all) => (all.some((each) => isSamePending(each, added)) ? all : [added, ...all]))
    },
    agreed(sent, agreed) {
      change((all) => all.map((each) => (isSamePending(each, sent) ? { ...each, agreed } : each)))
    },
    restore() {
      const kept = unexpiredPending(stored.read(), clock.now())
      // A result from before this page was opened is not announced as new.
      if (state.pendingTransactions.length === 0) state.pendingTransactions = kept
      show(kept)
    },
    clear(session) {
      const kept = new Set(connectedAccounts(state).map(ownerOf))
      const ended = new Set(session.accounts.map(ownerOf).filter((owner) => !kept.has(owner)))
      change((all) => all.filter(({ account }) => !ended.has(ownerOf(account))))
      paid.forget(ended)
    },
    stop: watch.stop,
  }
}

/** Those that were not confirmed before: only the tab that asked the node stores that they are. */
function newlyConfirmed(
  before: readonly PendingTransaction[],
  next: readonly PendingTransaction[],
): readonly PendingTransaction[] {
  return next.filter((transaction) => {
    const known = before.find((each) => isSamePending(each, transaction))
    return transaction.step === 'confirmed' && known !== undefined && known.step !== 'confirmed'
  })
}

function withEvent(transaction: PendingTransaction, event: PendingEvent): PendingTransaction {
  return { ...transaction, ...transition(transaction, event) }
}

interface Watch {
  /** Begins to ask about new transactions. */
  update(): void
  stop(): void
}

/** Asks about each transaction in its own rhythm. Nothing runs where there is none. */
function createWatch(
  { state, adapters, clock }: PendingDeps,
  onEvent: (transaction: PendingTransaction, event: PendingEvent) => void,
): Watch {
  const waiting = new Map<string, Undo>()
  const asked = new Set<string>()
  let life = new AbortController()

  function schedule(transaction: PendingTransaction): void {
    const key = `${transaction.account}:${transaction.id}`
    if (waiting.has(key) || adapters.get(namespaceOf(transaction.account)) === undefined) return
    const waitMs = waitBeforeAsking(transaction, clock.now(), !asked.has(key))
    if (waitMs === undefined) return
    asked.add(key)
    const { signal } = life
    const run = async (): Promise<void> => {
      const event = await ask(transaction, signal)
      if (signal.aborted) return
      waiting.delete(key)
      const current = state.pendingTransactions.find((each) => isSamePending(each, transaction))
      if (current !== undefined) onEvent(current, event)
    }
    waiting.set(
      key,
      clock.after(waitMs, () => void run()),
    )
  }

  async function ask(transaction: PendingTransaction, signal: AbortSignal): Promise<PendingEvent> {
    const { id, account, isBatch, sessionId, asked } = transaction
    const hint = state.pendingTransactions.find((each) => isSamePending(each, transaction))?.hint
    try {
      const facet = adapters.get(namespaceOf(account))?.transactions
      if (facet === undefined) throw new LatchkeyError('adapter.not-found', {})
      const query = { id, account, isBatch, sessionId, hint, asked }
      const status: TransactionStatus = await facet.status(query, signal)
      return { type: 'answered', status, atMs: clock.now() }
    } catch {
      // Adapters of others may throw anything; whatever it is, no node has said something.
      return { type: 'unanswered', atMs: clock.now() }
    }
  }

  return {
    update() {
      for (const transaction of state.pendingTransactions) schedule(transaction)
    },
    stop() {
      life.abort()
      life = new AbortController()
      for (const undo of waiting.values()) undo()
      waiting.clear()
    },
  }
}
