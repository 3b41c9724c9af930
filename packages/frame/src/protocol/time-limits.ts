/** Longest wait for the frame to be ready. Source: specification, section 9. */
export const FRAME_LOAD_MS = 20_000

/** Longest wait for a reply that no visitor has to think about. Source: specification, section 9. */
export const FRAME_REPLY_MS = 30_000

/** Pause between the frame's word that it is ready, and its first request. Source: specification, section 9. */
export const FRAME_SETTLE_MS = 500
