import type { AccountId, NetworkId } from '../../contract/index.ts'

/** An amount of money or of a token, as a plain decimal. */
export interface OnrampAmount {
  readonly amountText: string
  /** ISO 4217, or the symbol of a token. */
  readonly currency: string
}

/** The seller, as a row shows it. */
export interface OnrampSeller {
  /** `coinbase`, `meld`, the code of a provider that the API lists, or the id of a source of the website. */
  readonly id: string
  readonly name: string
  /** Passed `safeImage`. */
  readonly imageUrl?: string | undefined
}

/** The known step of an order. Only the service decides. */
export type OnrampOrderStep =
  /** The address of the provider's page is being read; its window is open, and empty. */
  | { readonly step: 'opening' }
  /** The window shows the provider; nothing else is known. */
  | { readonly step: 'waiting' }
  /**
   * There was no news for 3 minutes, or the window is closed: "Not confirmed yet". It may still come.
   */
  | {
      readonly step: 'notConfirmedYet'
      /** A second try may be offered beside it: at coinbase, after 3 minutes. */
      readonly canTryAgain: boolean
    }
  /** The service knows it: its row is in the activity. */
  | { readonly step: 'known'; readonly itemId: string }
  /** A provider that is not in the activity, but tells: see `OnrampSource.readStatus`. */
  | { readonly step: 'pending' | 'bought' }
  | { readonly step: 'failed'; readonly reason?: string | undefined }

/** A purchase that the visitor began at a provider. */
export interface OnrampOrder {
  readonly id: string
  /** The account that receives it. */
  readonly account: AccountId
  readonly seller: OnrampSeller
  /** undefined where only the provider's page tells. */
  readonly pay?: OnrampAmount | undefined
  readonly fee?: OnrampAmount | undefined
  readonly get?: OnrampAmount | undefined
  readonly method?: string | undefined
  /** The network on which it arrives; undefined if only the provider's page shows it. */
  readonly networkId?: NetworkId | undefined
  readonly startedAtMs: number
  /** The provider's page, for `copyLink`; undefined while it is read. */
  readonly link?: string | undefined
  /** The browser opened no window: the link is all there is. */
  readonly isBlocked: boolean
  readonly current: OnrampOrderStep
}

/** Something that was bought, as the service has it. Texts are cleaned, and may be empty. */
export interface OnrampItem {
  readonly id: string
  /** The name of the provider. */
  readonly provider: string
  readonly status: 'pending' | 'bought' | 'failed'
  /** The reason of a failure; undefined if the service does not give one. */
  readonly reason?: string | undefined
  /** The amount that is bought; undefined if the service does not give it. */
  readonly get?: OnrampAmount | undefined
  /** Passed `safeImage`. */
  readonly iconUrl?: string | undefined
  /** The price; undefined if it is not known. */
  readonly pay?: OnrampAmount | undefined
  readonly atMs: number
}

/** The purchases of an account, newest first, as far as they were read. */
export interface OnrampHistory {
  /** `failed`: nothing could be read. A list that is known stays when a later reading fails. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly items: readonly OnrampItem[]
  /** When it was read, in epoch milliseconds; undefined before. */
  readonly readAtMs?: number | undefined
}
