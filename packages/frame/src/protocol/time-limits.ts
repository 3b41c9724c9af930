// Every time limit of this package, in milliseconds.

/** Longest wait for the frame to be ready. Source: docs/specification.md, section 9. */
export const FRAME_LOAD_MS = 20_000

/** Longest wait for a reply that needs no visitor. Source: docs/specification.md, section 9. */
export const FRAME_REPLY_MS = 30_000

/** Pause between READY and the first request. Source: docs/specification.md, section 9. */
export const FRAME_SETTLE_MS = 500

/** Longest wait for the reply to SIGN_OUT. Source: docs/frame-protocol.md, section 7. */
export const SIGN_OUT_REPLY_MS = 3_000

/** Longest wait for the reply to RELOAD; then the frame's address is loaded again. */
export const RELOAD_REPLY_MS = 3_000

/** How often to check, while a call waits, that the page did not remove the frame. */
export const FRAME_CHECK_MS = 1_000

/** Least time between two e-mails. Source: docs/specification.md, section 9. */
export const EMAIL_COOLDOWN_MS = 30_000
