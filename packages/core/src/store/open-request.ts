import type { Namespace } from '../contract/index.ts'
import type { PublicView } from './routes.ts'

/** How to open the modal. */
export interface OpenRequest {
  readonly view?: PublicView | undefined
  /**
   * Shows only wallets of this namespace. If a wallet is connected on it and the view shows its
   * account, the namespace becomes active.
   */
  readonly namespace?: Namespace | undefined
  /** The website's own wallet-connect address, `wc:…`; an invalid or expired one is not shown. */
  readonly uri?: string | undefined
  /** For `WalletSend`: an address, a name, or a payment link. */
  readonly to?: string | undefined
  /**
   * For `WalletSend`: symbol or plain address of a token, or symbol of the native coin. For
   * `OnRampProviders`: symbol of what is bought.
   */
  readonly token?: string | undefined
  /** For `WalletSend` and `Swap`: decimal text, in whole tokens. For `OnRampProviders`: what is paid. */
  readonly amount?: string | undefined
  /** For `Swap`: symbol or plain address of a token, or symbol of the native coin. */
  readonly fromToken?: string | undefined
  /** For `Swap`, as `fromToken`. */
  readonly toToken?: string | undefined
  /** For `OnRampProviders`: what is paid with, such as `EUR`. Source: ISO 4217. */
  readonly currency?: string | undefined
}

/** How to open the modal for one wallet. */
export interface OpenWalletRequest extends OpenRequest {
  /** Its id, its rdns or its name; also that of a wallet of `customWallets` or of the listing. */
  readonly wallet: string
}
