import type { AccountType } from './account-type.ts'
import type { AccountId, Namespace, NetworkId } from './caip.ts'

/** What a wallet says of one of its accounts beyond the address. */
export interface AccountFacts {
  readonly type?: AccountType | undefined
  /** Hexadecimal, without a prefix. */
  readonly publicKey?: string | undefined
  /** Derivation path. Source: BIP-32. */
  readonly path?: string | undefined
  /** The owner's own name for it. */
  readonly label?: string | undefined
}

/** An open connection of one namespace. Plain data; the wallet object stays in the adapter. */
export interface Session<N extends Namespace = Namespace> {
  /** Names the session within its adapter; facets are asked with it. */
  readonly id: string
  readonly namespace: N
  readonly walletId: string
  /** At least one; the first is the active one. All of them on `networkId`. */
  readonly accounts: readonly AccountId<N>[]
  /** Network the wallet is on, which the website may or may not support. */
  readonly networkId: NetworkId<N>
  /** Networks it can be moved to; undefined where the wallet can be asked for any. */
  readonly networkIds?: readonly NetworkId<N>[] | undefined
  /** What is known of accounts, by plain address. */
  readonly facts?: Readonly<Record<string, AccountFacts>> | undefined
}

/** What a wallet did on its own. */
export type SessionChange<N extends Namespace = Namespace> =
  | { readonly type: 'changed'; readonly session: Session<N> }
  | { readonly type: 'closed'; readonly sessionId: string }
