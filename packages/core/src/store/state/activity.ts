import type { AccountId, NetworkId } from '../../contract/index.ts'

/** The movement of a transaction, as the history of an account has it. */
export interface ActivityTransfer {
  /** As the account sees it. */
  readonly direction: 'in' | 'out' | 'self'
  /** Exact amount in whole tokens, as a plain decimal; undefined where it is not known. */
  readonly amountText?: string | undefined
  /** Neither for something that the history does not name. */
  readonly token?:
    | {
        readonly name: string
        readonly symbol: string
        /** Passed `safeImage`. */
        readonly iconUrl?: string | undefined
      }
    | undefined
  readonly collectible?: ActivityCollectible | undefined
}

/** A collectible that was moved. */
export interface ActivityCollectible {
  /** The same for all with this name and content: the history tells no other identity. */
  readonly id: string
  readonly name: string
  /** Passed `safeImage`; undefined for videos and sounds without a still, which are never played. */
  readonly imageUrl?: string | undefined
  readonly isSpam: boolean
}

/** A transaction of an account. Texts are cleaned, and may be empty. */
export interface ActivityTransaction {
  readonly id: string
  /** A word of the data provider, such as `send`. Source: docs/blockchain-api.md, section 3. */
  readonly operation: string
  readonly hash: string
  readonly minedAtMs: number
  readonly from: string
  readonly to: string
  readonly status: 'confirmed' | 'failed' | 'pending'
  /**
   * The fee that the account paid besides, in whole native coins as a plain decimal; undefined if
   * it is not known.
   */
  readonly feeText?: string | undefined
  readonly networkId?: NetworkId | undefined
  readonly transfers: readonly ActivityTransfer[]
}

/** One page of a history. */
export interface ActivityPage {
  readonly transactions: readonly ActivityTransaction[]
  /** Asks for the next page; undefined after the last one. */
  readonly next?: string | undefined
}

/** The history of an account on its network, as far as it was read; newest first. */
export interface ActivityState {
  /**
   * `failed`: the first page could not be read, and nothing is known; `moreFailed`: a later page.
   */
  readonly status: 'loading' | 'ready' | 'loadingMore' | 'moreFailed' | 'failed'
  /** No transaction is in two of them, and none of them is empty. */
  readonly pages: readonly (readonly ActivityTransaction[])[]
  readonly next?: string | undefined
  /** When the first page was requested, in epoch milliseconds: relative times are as of then. */
  readonly readAtMs: number
}

/**
 * The known step of a transaction that the visitor sent. `notConfirmedYet`: pending for long. Only
 * a node, or for batches the wallet, decides the other steps. `different`: the wallet sent
 * something else than it was asked for. Source: docs/security.md, S35 and S68.
 */
export type PendingStep =
  | 'pending'
  | 'notConfirmedYet'
  | 'confirmed'
  | 'failed'
  | 'partial'
  | 'replaced'
  | 'expired'
  | 'different'

/** An answer of a node that speaks against the step, and when it came first, in epoch milliseconds. */
export interface PendingDoubt {
  readonly against: 'unknown' | 'replaced' | 'expired'
  readonly sinceMs: number
}

/** The known step of a transaction, and the facts that the next answer is compared with. */
export interface PendingProgress {
  readonly step: PendingStep
  /** The last answers spoke against the step, since then; see `DOUBT_MS`. */
  readonly doubt?: PendingDoubt | undefined
  /** See `TransactionQuery`. */
  readonly hint?: number | undefined
  /** When the step was decided; undefined while it is open. */
  readonly decidedAtMs?: number | undefined
  /**
   * The ids on the chain of the transactions that the calls of a batch are in, once they are known.
   */
  readonly transactionIds?: readonly string[] | undefined
  /** The fee that the account paid, in smallest units of the native coin, as whole decimal digits. */
  readonly fee?: string | undefined
}

/** An amount that the visitor was shown. Texts are cleaned. */
export interface AgreedAmount {
  /** In whole tokens, as a plain decimal. */
  readonly amountText: string
  readonly symbol: string
  /** Plain address of the token; undefined for the native coin. */
  readonly token?: string | undefined
}

/** The facts that the visitor agreed to in Send, Swap or Pay: the receipt says the same. */
export interface Agreed {
  readonly kind: 'send' | 'swap' | 'pay'
  readonly gives: AgreedAmount
  /** The amount that the quote of a swap promised. */
  readonly gets?: AgreedAmount | undefined
  /** Plain address of the recipient; undefined for a swap. */
  readonly to?: string | undefined
  /** The name that the recipient was found by. */
  readonly name?: string | undefined
  /** The most that the fee could be, in whole native coins, as a plain decimal. */
  readonly maxFeeText?: string | undefined
}

/** A transaction that the visitor sent through the modal or the website. */
export interface PendingTransaction extends PendingProgress {
  readonly id: string
  readonly account: AccountId
  readonly isBatch: boolean
  readonly sessionId?: string | undefined
  readonly sentAtMs: number
  /** See `SentTransaction`. */
  readonly asked?: string | undefined
  /** Undefined for what the website sent. */
  readonly agreed?: Agreed | undefined
  /** Left out where it is more than a transfer. */
  readonly transfer?:
    | {
        readonly to: string
        /** Smallest units, as whole decimal digits. */
        readonly units: string
        readonly token?: string | undefined
      }
    | undefined
}
