/** Wallets that are suggested to somebody who has none. Source: facts, views, section 2. */
export const MAX_SUGGESTED = 4

/** Wallets asked for when one is looked up by its name. Source: facts, HTTP APIs, section 11. */
export const SEARCH_ENTRIES = 100
