import type { AccountId, Namespace, NetworkId } from './caip.ts'
import type { SentTransaction } from './transactions.ts'

/** The account type of a user on a namespace. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

/** Facts of a wallet about one of its accounts. */
export interface AccountFacts {
  readonly type?: AccountType | undefined
  /** Hexadecimal, without a prefix. */
  readonly publicKey?: string | undefined
  /** Derivation path. Source: BIP-32. */
  readonly path?: string | undefined
  /** The owner's name for it. */
  readonly label?: string | undefined
}

/** An open connection of one namespace. Plain data; the wallet object stays in the adapter. */
export interface Session<N extends Namespace = Namespace> {
  /** Id of the session within its adapter, for requests to facets. */
  readonly id: string
  readonly namespace: N
  readonly walletId: string
  /** At least one; the first is the active one. All of them are on `networkId`. */
  readonly accounts: readonly AccountId<N>[]
  /** The wallet's network, which the website may not support. */
  readonly networkId: NetworkId<N>
  /** Networks that it can switch to; undefined if any network can be requested. */
  readonly networkIds?: readonly NetworkId<N>[] | undefined
  /** Facts about accounts, by plain address. */
  readonly facts?: Readonly<Record<string, AccountFacts>> | undefined
  /**
   * The list that the wallet gives without a prompt does not begin with the active account. That one is stored as if the
   * visitor had chosen it, so that a reload finds it.
   */
  readonly isUnordered?: boolean | undefined
}

/** A change that was not requested of the adapter, or a transaction for the website or a view. */
export type SessionChange<N extends Namespace = Namespace> =
  /**
   * The website's own library made a session the one that it uses: a new one, or one that is open. It is the
   * one that `provider` uses. `isResumed` when it is of an earlier visit.
   */
  | { readonly type: 'opened'; readonly session: Session<N>; readonly isResumed: boolean }
  | { readonly type: 'changed'; readonly session: Session<N> }
  /** `isLocked` where the wallet shares no account now and may again, as a locked one does. */
  | { readonly type: 'closed'; readonly sessionId: string; readonly isLocked?: true }
  /** A wallet without a session, which shared nothing before, shares accounts: `resume` finds them. */
  | { readonly type: 'unlocked'; readonly walletId: string }
  | {
      readonly type: 'sent'
      readonly sessionId: string
      readonly transaction: SentTransaction<N>
    }
