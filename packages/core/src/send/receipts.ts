import { type AccountId, namespaceOf, networkOf, type Undo } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { EventOf } from '../store/domain-event.ts'
import { findNetwork } from '../store/selectors.ts'
import type { PendingStep } from '../store/state/activity.ts'
import type { Snapshot } from '../store/state/root.ts'

/** The texts of toasts about a transaction: keys of the messages of `react`. */
export interface ReceiptTexts {
  readonly started: string
  /** It was not decided for a while. */
  readonly pending: string
  readonly confirmed: string
  readonly failed: string
  /** Its id is one of the wallet, which explorers do not know. */
  readonly isBatch?: boolean | undefined
  /** Fill the texts in. */
  readonly values?: Readonly<Record<string, string>> | undefined
}

/** Shows what becomes of the last transaction, whichever view is open. */
export interface Receipts {
  /** It was sent, and is pending. */
  follow(account: AccountId, id: string, texts: ReceiptTexts): void
  decided(event: EventOf<'transactionDecided'>): void
}

interface Deps {
  readonly state: Pick<Snapshot, 'network' | 'notices'>
  readonly timers: { after(delayMs: number, run: () => void): Undo }
  readonly ui: Pick<Ui, 'notices'>
}

const HASH = /^0x[\da-f]{64}$/i

/** How long a toast says that it is being sent; it covers the title. */
const SENDING_MS = 30_000

/** Creates the receipts of one core. Source: docs/security.md, S35. */
export function createReceipts({ state, timers, ui }: Deps): Receipts {
  const { notices } = ui
  let last:
    | {
        readonly account: AccountId
        readonly id: string
        readonly notice: number
        readonly texts: ReceiptTexts
      }
    | undefined

  /** Explorers of test networks have the network in their query. Source: EIP-3091. */
  function linkOf(account: AccountId, id: string): string | undefined {
    if (namespaceOf(account) === 'eip155' && !HASH.test(id)) return undefined
    const url = findNetwork(state, networkOf(account))?.explorerUrl
    return url?.replace(/\/*(\?|$)/, `/tx/${encodeURIComponent(id)}$1`)
  }

  return {
    follow(account, id, texts) {
      const { started, pending, values, isBatch } = texts
      const link = isBatch === true ? undefined : linkOf(account, id)
      const notice = notices.show({
        tone: 'loading',
        message: started,
        values,
        link,
        transactionId: id,
      })
      last = { account, id, notice, texts }
      timers.after(SENDING_MS, () => {
        const isShown = last?.id === id && state.notices.current?.id === notice
        if (isShown)
          notices.show({ tone: 'info', message: pending, values, link, transactionId: id })
      })
    },
    decided({ transaction }) {
      const { account, id, step } = transaction
      if (last?.id !== id || last.account !== account) return
      const { values } = last.texts
      const message = messageOf(step, last.texts)
      last = undefined
      const isDone = step === 'confirmed'
      const [shown] = transaction.transactionIds ?? (transaction.isBatch ? [] : [id])
      const link = shown === undefined ? undefined : linkOf(account, shown)
      notices.show({
        tone: isDone ? 'success' : 'error',
        message,
        values,
        link,
        transactionId: id,
      })
    },
  }
}

function messageOf(step: PendingStep, { confirmed, failed }: ReceiptTexts): string {
  if (step === 'confirmed') return confirmed
  return step === 'different' ? 'failure.wallet.sent-other' : failed
}
