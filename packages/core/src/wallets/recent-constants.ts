/** How many wallets are remembered. Source: docs/specification.md, section 9. */
export const MAX_RECENT = 2

/** Longest stored icon, in characters: two larger ones would crowd a website's own storage. */
export const MAX_ICON_LENGTH = 32_768

/** Longest stored text, in characters; anything longer was not written by us. */
export const MAX_STORED_LENGTH = 100_000
