import { type AccountId, networkOf, type Undo } from '../contract/index.ts'
import type { EventOf } from '../store/domain-event.ts'
import type { Notice, Snapshot } from '../store/root-state.ts'
import { findNetwork } from '../store/selectors.ts'

/** Shows what becomes of the last transfer, whichever view is open. */
export interface Receipts {
  /** It was sent, and is pending. */
  follow(account: AccountId, id: string): void
  decided(event: EventOf<'transactionDecided'>): void
}

interface Deps {
  readonly state: Pick<Snapshot, 'network' | 'notices'>
  readonly timers: { after(delayMs: number, run: () => void): Undo }
  readonly notices: { show(notice: Omit<Notice, 'id'>): number }
}

/** How long a toast says that it is being sent; it covers the title. */
const SENDING_MS = 30_000

/** Creates the receipts of one core. Source: docs/security.md, S35. */
export function createReceipts({ state, timers, notices }: Deps): Receipts {
  let last:
    | { readonly account: AccountId; readonly id: string; readonly notice: number }
    | undefined

  /** Explorers of test networks have the network in their query. Source: EIP-3091. */
  function linkOf(account: AccountId, id: string): string | undefined {
    const url = findNetwork(state, networkOf(account))?.explorerUrl
    return url?.replace(/\/*(\?|$)/, `/tx/${encodeURIComponent(id)}$1`)
  }

  return {
    follow(account, id) {
      const link = linkOf(account, id)
      const notice = notices.show({ tone: 'loading', message: 'send.started', link })
      last = { account, id, notice }
      timers.after(SENDING_MS, () => {
        const isShown = last?.id === id && state.notices.current?.id === notice
        if (isShown) notices.show({ tone: 'info', message: 'send.pending', link })
      })
    },
    decided({ transaction }) {
      const { account, id, step } = transaction
      if (last?.id !== id || last.account !== account) return
      last = undefined
      const isDone = step === 'confirmed'
      const message = isDone ? 'send.confirmed' : 'send.failed'
      notices.show({ tone: isDone ? 'success' : 'error', message, link: linkOf(account, id) })
    },
  }
}
