import type { AccountId, Namespace } from './caip.ts'

/** The movement of a transaction that is a plain transfer. */
export interface SentTransfer {
  /** Plain address of the recipient. */
  readonly to: string
  /** In smallest units of the token, or of the native coin. */
  readonly amount: bigint
  /** Plain address of the token; the native coin where left out. */
  readonly token?: string | undefined
}

/**
 * How others may take something, where it is not an allowance of ERC-20: every item of a collection
 * (ERC-721, ERC-1155), or a token by way of Permit2.
 */
export type ApprovalForm = 'collection' | 'permit2'

/** An approval that a transaction asks for. Source: ERC-20. */
export interface SentApproval {
  /** Plain address of the token or collection. */
  readonly token: string
  /** Plain address of who may take it. */
  readonly spender: string
  readonly form?: ApprovalForm | undefined
}

/** A transaction that a wallet has sent: it is pending, not done. */
export interface SentTransaction<N extends Namespace = Namespace> {
  /** Its id on the chain; of a batch, the id of EIP-5792. */
  readonly id: string
  /** The sender, on the network of the transaction. */
  readonly account: AccountId<N>
  /** Several calls that the wallet took as one request, and whose status only the wallet knows. */
  readonly isBatch?: boolean | undefined
  /** Left out where it is more than a transfer, or where that is not known. */
  readonly transfer?: SentTransfer | undefined
  /** The approvals that it gives to spenders; left out if there are none. */
  readonly approvals?: readonly SentApproval[] | undefined
  /**
   * The request to the wallet, in a text by which the adapter recognises it on a node: at most 512 letters of
   * ASCII. Left out where it can't be compared.
   */
  readonly asked?: string | undefined
  /** The website sent it by the adapter's provider. */
  readonly isOfSite?: boolean | undefined
}

/** A question about a transaction. */
export interface TransactionQuery<N extends Namespace = Namespace>
  extends Pick<SentTransaction<N>, 'id' | 'account' | 'isBatch' | 'asked'> {
  /** The session that sent it, for batches. */
  readonly sessionId?: string | undefined
  /** From the answer before. */
  readonly hint?: number | undefined
}

/**
 * The current status of a transaction, as a node, or for batches the wallet, reports it. Nothing
 * else decides that it failed. Source: docs/security.md, S35.
 */
export type TransactionStatus =
  /** In a block. `partial`: some calls of a batch were executed, and others reverted. */
  | {
      readonly state: 'confirmed' | 'failed' | 'partial'
      /** The ids on the chain of the transactions that the calls of a batch are in. */
      readonly transactionIds?: readonly string[] | undefined
      /** The fee that the account paid, in smallest units of the native coin; left out where it is not known. */
      readonly fee?: bigint | undefined
    }
  /** Not in a block; the node knows it, or it does not. */
  | {
      readonly state: 'pending' | 'unknown'
      /**
       * A number for the next question: the nonce on `eip155`, on `solana` the last block in which the
       * transaction can be.
       */
      readonly hint?: number | undefined
    }
  /** Another transaction of the account has its place, or its time is over: it can't be in a block. */
  | { readonly state: 'replaced' | 'expired' }
  /** The wallet has sent something else than `asked`. */
  | { readonly state: 'different' }

/** Reads what became of transactions. */
export interface Transactions<N extends Namespace = Namespace> {
  /** @throws LatchkeyError `rpc.unavailable`, `rpc.failed`, `http.malformed`, `aborted`, … */
  status(query: TransactionQuery<N>, signal: AbortSignal): Promise<TransactionStatus>
}
