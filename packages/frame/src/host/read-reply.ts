import { LatchkeyError } from '@latchkey/core/contract'
import { CALLS, type CallName, ErrorPayload, type Word } from '../protocol/index.ts'
import { knownCode } from './known-code.ts'

/** What an answer comes to. */
export type ReadReply =
  | { readonly isOk: true; readonly reply: unknown }
  | { readonly isOk: false; readonly error: LatchkeyError }

/** Longest text of the frame's that is passed on. */
const MAX_MESSAGE_LENGTH = 300

/** Signs that are not seen, or that turn the direction of what stands around them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/**
 * Reads the answer to a call. A reply that does not fit its schema is a failure of the call; an error
 * brings the frame's own words, and its code where that is one of those that there are. Source: security rules S04 and S05.
 */
export function readReply(name: CallName, { outcome, payload }: Word): ReadReply {
  if (outcome === 'error') {
    const { data } = ErrorPayload.safeParse(payload)
    const message = (data?.message ?? '').replace(UNSEEN, ' ').slice(0, MAX_MESSAGE_LENGTH).trim()
    const code = knownCode(data?.code)
    // Providers hand a website the code of what is behind an error.
    const origin = code && { cause: Object.assign(new Error(message), { code }) }
    return {
      isOk: false,
      error: new LatchkeyError('frame.refused', { message }, origin || undefined),
    }
  }
  const { success, data } = CALLS[name].reply.safeParse(payload)
  if (!success) return { isOk: false, error: new LatchkeyError('frame.failed', {}) }
  return { isOk: true, reply: data }
}
