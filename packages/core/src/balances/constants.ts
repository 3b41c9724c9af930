/** How long a balance counts as fresh. Source: docs/specification.md, section 9. */
export const BALANCE_FRESH_MS = 30_000

/** How long a failed balance is not requested again. Source: docs/specification.md, section 9. */
export const BALANCE_RETRY_MS = 30_000
