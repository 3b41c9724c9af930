import { type AccountId, untilAborted } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { PendingTransaction } from '../store/state/activity.ts'
import type { Snapshot } from '../store/state/root.ts'

/** The results of transactions that nodes reported. */
export interface Decisions {
  decided(event: EventOf<'transactionDecided'>): void
  /** Returns the known state of one. */
  find(of: Sent): PendingTransaction | undefined
  /** Waits until a node has decided about one. @returns Whether it was executed. */
  isExecuted(of: Sent, signal: AbortSignal): Promise<boolean>
}

interface Sent {
  readonly account: AccountId
  readonly id: string
}

/** Creates the decisions of one core. */
export function createDecisions(state: Pick<Snapshot, 'pendingTransactions'>): Decisions {
  const waiting = new Set<(transaction: PendingTransaction) => void>()

  function find({ account, id }: Sent): PendingTransaction | undefined {
    return state.pendingTransactions.find((each) => each.id === id && each.account === account)
  }

  return {
    find,
    decided({ transaction }) {
      for (const each of waiting) each(transaction)
    },
    async isExecuted(of, signal) {
      const known = find(of)
      if (known?.decidedAtMs !== undefined) return known.step === 'confirmed'
      let isOne: ((transaction: PendingTransaction) => void) | undefined
      const decided = new Promise<boolean>((resolve) => {
        isOne = ({ id, account, step }) => {
          if (id === of.id && account === of.account) resolve(step === 'confirmed')
        }
        waiting.add(isOne)
      })
      try {
        return await untilAborted(decided, signal)
      } finally {
        if (isOne !== undefined) waiting.delete(isOne)
      }
    },
  }
}
