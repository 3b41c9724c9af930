import type { AccountId, Namespace } from './caip.ts'

/** A transaction of an account as a server of its network has it. Amounts are in smallest units of the native coin. */
export interface AccountTransaction {
  readonly id: string
  /** Epoch milliseconds; undefined while it is in no block. */
  readonly minedAtMs?: number | undefined
  /** As the account sees it; `self` between addresses of the same visitor. */
  readonly direction: 'in' | 'out' | 'self'
  /** The amount that was moved, without the fee. */
  readonly amount: bigint
  /** Undefined where the account did not pay it alone. */
  readonly fee?: bigint | undefined
  /** Plain addresses of the two sides; undefined where there is none, as before the coins of a new block. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Which page of which history is read. */
export interface HistoryQuery<N extends Namespace = Namespace> {
  readonly account: AccountId<N>
  /** Further plain addresses of the visitor on this network: what goes there is not given away. */
  readonly owned: readonly string[]
  /** `next` of the page before; left out for the first one. */
  readonly cursor?: string | undefined
}

/** One page, newest first; what is in no block comes first. */
export interface HistoryPage {
  readonly transactions: readonly AccountTransaction[]
  /** Undefined after the last page. */
  readonly next?: string | undefined
}

/** Histories that the servers of a network have. Where it is missing, only the blockchain API has one. */
export interface Histories<N extends Namespace = Namespace> {
  /** @throws LatchkeyError `rpc.unavailable`, `rpc.failed`, `http.malformed`, `aborted`, … */
  read(query: HistoryQuery<N>, signal: AbortSignal): Promise<HistoryPage>
}
