import { type PlainError, plainText } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'

/** More than this is no sentence any more. */
const MOST_CHARACTERS = 200

/** Returns the text that a visitor reads about a failed login. */
export function failureText(error: PlainError, text: Wording): string {
  return error.code === 'frame.refused' ? frameWords(error.message) : text.failure(error)
}

/**
 * The frame's own words. They stand by themselves, whichever way the text around runs, and turn
 * nothing around: characters that could are left out.
 */
function frameWords(message: string): string {
  return `\u2068${plainText(message.replace(/\s+/g, ' '), MOST_CHARACTERS)}\u2069`
}
