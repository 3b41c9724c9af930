/** Largest number of stored recent wallets. Source: docs/specification.md, section 9. */
export const MAX_RECENT = 2

/** Longest stored icon, in characters: larger ones would take too much of the website's storage. */
export const MAX_ICON_LENGTH = 32_768

/** Longest stored text, in characters; a longer one was not written by this code. */
export const MAX_STORED_LENGTH = 100_000
