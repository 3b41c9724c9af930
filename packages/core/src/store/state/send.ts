import type { AccountId, AddressKind, PlainError } from '../../contract/index.ts'

/** A token that is sent, or the native coin. */
export interface SendToken {
  /** Plain address; undefined for the native coin. */
  readonly address?: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Undefined where it is unknown, which does not mean 0. */
  readonly priceUsd?: number | undefined
  /** Passed `safeImage`. */
  readonly iconUrl?: string | undefined
}

/** The state of the text that names the recipient. */
export type SendRecipient =
  | { readonly status: 'none' }
  | {
      readonly status: 'checking'
      /** The name that is looked up, once the visitor has not typed for a while. */
      readonly name?: string | undefined
    }
  | {
      readonly status: 'valid'
      readonly address: string
      /** The name that resolved to it. */
      readonly name?: string | undefined
      /** The name has no address of the network: it is the one that it has on Ethereum. */
      readonly isOfEthereum?: boolean | undefined
    }
  /** The name had another address when it was entered: the visitor chooses. Source: docs/security.md, S56. */
  | {
      readonly status: 'moved'
      readonly name: string
      readonly before: string
      readonly now: string
      readonly isOfEthereum: boolean
    }
  | {
      readonly status: 'invalid'
      /**
       * `link`: a payment link that asks for more than a payment, or has something twice; `nameless`: a name
       * without an address; `failed`: it could not be looked up.
       */
      readonly reason: 'malformed' | 'checksum' | 'network' | 'link' | 'nameless' | 'failed'
    }

/** Why a transfer needs the visitor's confirmation. Source: docs/security.md, S28, S29, S66 and S75. */
export type SendDoubt =
  /**
   * `token`: the address of a token; `program`: one that only a program moves something from; `ethereum`: a name
   * without an address of the network, of which it is the one on Ethereum; `fee`: a fee that is unusually high;
   * `unchecked`: no node said which kind of address it is.
   */
  | { readonly type: 'self' | 'zero' | 'token' | 'program' | 'unchecked' | 'ethereum' | 'fee' }
  /** It begins and ends like an address that is known. */
  | {
      readonly type: 'lookalike'
      readonly known: string
      /** How the other one is known. */
      readonly as: 'own' | 'paid'
      /** When it was paid last, in epoch milliseconds. */
      readonly atMs?: number | undefined
    }

/** A recipient that an account paid on this device. */
export interface PaidRecipient {
  readonly address: string
  /** How often. */
  readonly count: number
  /** When last, in epoch milliseconds. */
  readonly atMs: number
}

/** The difference between the expectation of a node and the reviewed transfer; it is no promise. */
export type SendForecast =
  | {
      readonly kind: 'moves'
      /**
       * The amounts of the token, in whole tokens: the loss of the sender and the gain of the
       * recipient.
       */
      readonly losesText: string
      readonly getsText: string
      /** Addresses of other tokens that the sender would lose something of. */
      readonly others: readonly string[]
    }
  | { readonly kind: 'fails' }

/**
 * The transfer that the visitor has to approve. Amounts are in smallest units, as whole decimal
 * digits.
 */
export interface SendReview {
  /** The sender, on the network of the transfer. */
  readonly account: AccountId
  readonly sessionId: string
  readonly token: SendToken
  readonly units: string
  /** Exact amount in whole tokens, as a plain decimal. */
  readonly amountText: string
  readonly to: string
  readonly name?: string | undefined
  /** The name has no address of the network: `to` is the one that it has on Ethereum. */
  readonly isOfEthereum?: boolean | undefined
  /** The kind of the recipient's address, `unchecked` where it could not be read; undefined without such a check. */
  readonly recipientKind?: AddressKind | 'unchecked' | undefined
  /** The current fee, in the native coin. */
  readonly fee: string
  readonly feeText: string
  /** The most that it may cost; undefined where the wallet decides. */
  readonly maxFee?: string | undefined
  readonly maxFeeText?: string | undefined
  /** The remaining balance of the token; undefined if the balance is not known. */
  readonly leftText?: string | undefined
  readonly doubts: readonly SendDoubt[]
  /** The account's history could not be read, or not far enough to compare the recipient with who was paid. */
  readonly isUncompared?: boolean | undefined
  /** Undefined where a node foresees the same, and where none can say. */
  readonly forecast?: SendForecast | undefined
}

/** The step of a transfer. */
export type SendStep =
  | { readonly step: 'idle' }
  /** The fee and the balances are read. */
  | { readonly step: 'preparing' }
  | {
      readonly step: 'reviewing'
      readonly review: SendReview
      /** The visitor agreed to the doubts of this review. */
      readonly isConfirmed: boolean
    }
  /** The wallet was asked, once. */
  | { readonly step: 'sending'; readonly review: SendReview }
  /** It was not sent: it can be confirmed again. */
  | {
      readonly step: 'failed'
      readonly review: SendReview
      readonly isConfirmed: boolean
      readonly error: PlainError
    }
  /** Pending: only a node decides what becomes of it. */
  | { readonly step: 'sent'; readonly review: SendReview; readonly id: string }
  /** It is not known whether the wallet sent it. */
  | { readonly step: 'unknown'; readonly review: SendReview }

/** The form of Send, and where sending is. */
export interface SendState {
  /** The account that sends, on its network; what is entered belongs to it. */
  account: AccountId | undefined
  /** Undefined before one is chosen. */
  token: SendToken | undefined
  /** Decimal text with a point; empty before something is typed. */
  amountText: string
  /** All that can be sent is sent. */
  isMax: boolean
  /** The largest amount is being read. */
  isReadingMax: boolean
  recipientText: string
  recipient: SendRecipient
  /** The recipients that the account paid on this device, latest first, as of when the form was opened. */
  paid: readonly PaidRecipient[]
  current: SendStep
}
