/** How long an address is good for. Source: docs/specification.md, section 4. */
export const PAIRING_MS = 240_000

/** With less than this left an address counts as expired. Source: docs/specification.md, section 4. */
export const EXPIRED_WITHIN_MS = 10_000

/** Fresh addresses that follow by themselves; a page that nobody looks at asks for no more. */
export const MAX_RENEWALS = 5

/** What a wallet-connect session is called where wallets are told apart. Source: docs/constants.json, `connectors`. */
export const WALLET_CONNECT_ID = 'walletConnect'
