import type { SiwxMessenger } from './create-message.ts'

/** Options of `remoteSiwx`; only `baseUrl` is required. */
export interface RemoteSiwxOptions {
  /** The server, such as `https://shop.example`; its routes begin with `/auth/v1`. */
  readonly baseUrl: string
  /**
   * `include` for a server with a cookie on another origin than the page; it needs `isForOtherSites` where it is
   * on another site. Default: `same-origin`.
   */
  readonly credentials?: 'same-origin' | 'include' | undefined
  /** The website's parts of the messages; the nonce is the server's. */
  readonly messenger?: Omit<SiwxMessenger, 'getNonce'> | undefined
  /** If true, a visitor who does not sign in is disconnected. Default: true. */
  readonly isRequired?: boolean | undefined
  /** If true, a sign-in ends when the wallet is disconnected. Default: true. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** If true, it ends when the wallet changes to another account. Default: false. */
  readonly signOutOnAccountChange?: boolean | undefined
  /** If true, it ends when the wallet changes to another network. Default: false. */
  readonly signOutOnNetworkChange?: boolean | undefined
}
