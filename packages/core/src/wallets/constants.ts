/** Wallets that are suggested to somebody who has none. Source: docs/views.md, section 2. */
export const MAX_SUGGESTED = 4

/** Wallets on a page of AllWallets. Source: docs/specification.md, section 9. */
export const PAGE_ENTRIES = 40

/** Letters from which on a search is one. Source: docs/views.md, section 2. */
export const MIN_SEARCH_LENGTH = 2

/** How long a visitor has to stop typing. Source: docs/views.md, section 2. */
export const SEARCH_DELAY_MS = 500

/** Wallets asked for when one is looked up by its name. Source: docs/blockchain-api.md, section 11. */
export const SEARCH_ENTRIES = 100
