import { LatchkeyError } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'

// The time limits of the embedded wallet, in milliseconds. The limits of the frame's protocol (20 s to
// load, 30 s to reply) and the 30 s between two e-mails are in the package `frame`, in
// `protocol/time-limits.ts`. Sources: docs/frame-protocol.md, sections 3, 4 and 7.

/** Longest wait for a frame that is loaded and does not answer. */
const FRAME_ANSWER_MS = 30_000

/** Longest wait for the frame to name the address of a social login. */
export const SOCIAL_REDIRECT_MS = 45_000

/** Longest wait for this page to give way to that of a social provider. */
export const SOCIAL_LEAVE_MS = 45_000

/** How often to check whether the visitor closed the window of a social login. */
export const WINDOW_CHECK_MS = 1_000

/** Longest wait for the frame to sign out; the login is removed from this page in any case. */
export const SIGN_OUT_MS = 3_000

/** Longest wait for the frame to apply the theme before it is shown. */
export const FRAME_THEME_MS = 1_000

/** Pause before a reloaded frame receives the website's details again. */
export const RELOAD_PAUSE_MS = 100

/** Pause before the notice about a refused method, so that the modal is open by then. */
export const REFUSED_NOTICE_MS = 300

/**
 * Runs `work` with a time limit of `FRAME_ANSWER_MS`. For calls of any `AuthPort` that no visitor has to
 * think about: the frame has this limit, another implementation may have none.
 *
 * @throws LatchkeyError `frame.timeout` when the limit passes; otherwise whatever `work` throws.
 */
export async function withTimeLimit<Answer>(
  { after }: Pick<Timers, 'after'>,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  let isTimedOut = false
  const cancelTimer = after(FRAME_ANSWER_MS, () => {
    isTimedOut = true
    abort()
  })
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  try {
    return await work(controller.signal)
  } catch (thrown) {
    throw isTimedOut ? new LatchkeyError('frame.timeout', {}, { cause: thrown }) : thrown
  } finally {
    cancelTimer()
    signal.removeEventListener('abort', abort)
  }
}
