/** Number of wallets that are suggested to visitors without one. Source: docs/views.md, section 2. */
export const MAX_SUGGESTED = 4

/** Wallets on a page of AllWallets. Source: docs/specification.md, section 9. */
export const PAGE_ENTRIES = 40

/** Least number of letters of a search. Source: docs/views.md, section 2. */
export const MIN_SEARCH_LENGTH = 2

/** Pause in typing before a search. Source: docs/views.md, section 2. */
export const SEARCH_DELAY_MS = 500

/** Results of a search, on a page. Source: docs/specification.md, section 9. */
export const SEARCH_ENTRIES = 100

/** The page of Connect: the first few wallets alone, which are recommended. Further pages begin with 1. */
export const RECOMMENDED_PAGE = 0

/** Wallets on the page of Connect. Source: docs/specification.md, section 9. */
export const RECOMMENDED_ENTRIES = 4
