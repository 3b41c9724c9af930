/** How long pictures are waited for before a view is shown without them. Source: specification, section 9. */
export const PRELOAD_LIMIT_MS = 2_000
