import type { Namespace } from './caip.ts'

/** How a local wallet was found. */
export type WalletKind = 'announced' | 'injected' | 'provided'

/** A wallet that an adapter found on this page. Plain data; its provider stays in the adapter. */
export interface Wallet {
  /** Id of the wallet within its namespace, the same after a reload: its rdns if it has one. */
  readonly id: string
  readonly namespace: Namespace
  readonly kind: WalletKind
  readonly name: string
  /** `data:image/…` or https. */
  readonly icon?: string | undefined
  /** Reverse domain name. Source: EIP-6963. */
  readonly rdns?: string | undefined
  /** Another wallet claims the same identity: it is never resumed without the visitor. */
  readonly isAmbiguous: boolean
  /** The page runs inside this wallet, which is connected without a press. */
  readonly isHost?: boolean | undefined
  /**
   * If true, its transactions are proposals: each is sent once enough of its owners have confirmed.
   */
  readonly hasOwners?: boolean | undefined
  /** It shows a dialog of its own in the page, which the modal would cover: it is asked with the modal closed. */
  readonly hasOwnDialog?: boolean | undefined
}
