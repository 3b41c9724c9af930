import { LatchkeyError, plainText } from '@latchkey/core/contract'
import { CALLS, type CallName, ErrorPayload, type FrameMessage } from '../protocol/index.ts'

/** The result of a reply. */
export type ReadReply =
  | { readonly isOk: true; readonly reply: unknown }
  | { readonly isOk: false; readonly error: LatchkeyError }

/** Longest message of the frame that is passed on. */
const MAX_MESSAGE_LENGTH = 300

/** Ranges of codes that the frame may give to its errors. Source: EIP-1193, EIP-1474, EIP-5792. */
const KNOWN_CODES: readonly (readonly [from: number, to: number])[] = [
  [4001, 4001],
  [4100, 4100],
  [4200, 4200],
  [4900, 4901],
  [5700, 5760],
  [-32768, -32000],
]

/**
 * Reads the reply to a call. A reply that does not match its schema fails the call. An error carries
 * the frame's own message, and its code if it is a known one. Source: docs/security.md, S04 and S05.
 */
export function readReply(name: CallName, { outcome, payload }: FrameMessage): ReadReply {
  if (outcome === 'error') {
    const { data } = ErrorPayload.safeParse(payload)
    const message = plainText((data?.message ?? '').replace(/\s/g, ' '), MAX_MESSAGE_LENGTH)
    const code = knownCode(data?.code)
    // Providers pass the code of the cause on to the website.
    const options = code && { cause: Object.assign(new Error(message), { code }) }
    const error = new LatchkeyError('frame.refused', { message }, options || undefined)
    return { isOk: false, error }
  }
  const { success, data } = CALLS[name].reply.safeParse(payload)
  const isUsable = success && outcome !== 'unreadable'
  if (!isUsable) return { isOk: false, error: new LatchkeyError('frame.failed', {}) }
  return { isOk: true, reply: data }
}

/** Returns the code if it is a known one; undefined for everything else. */
export function knownCode(code: unknown): number | undefined {
  if (typeof code !== 'number' || !Number.isInteger(code)) return undefined
  return KNOWN_CODES.some(([from, to]) => from <= code && code <= to) ? code : undefined
}
