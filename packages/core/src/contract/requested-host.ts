/** A host that the page of a website may request something from, and why. */
export interface RequestedHost {
  /**
   * An origin such as `https://rpc.walletconnect.org` or `wss://relay.walletconnect.org`; `'self'` for the
   * page's own; `https:` for any host, where it is not known before which.
   */
  readonly origin: string
  /** How it is requested: `connect` by fetch, `window` as a page of its own, which no policy limits. */
  readonly kind: 'connect' | 'websocket' | 'frame' | 'image' | 'window'
  /** The purpose of the requests, in English, for developers and for a privacy policy. */
  readonly reason: string
  /** From when on, in English. */
  readonly when: string
}
