import type { PlainError } from '@latchkey/core/contract'
import type { Wording } from '../messages/create-wording.ts'

/** Returns a short text about a failed switch of networks. */
export function switchFailure(error: PlainError, text: Wording): string {
  const { code } = error
  const isDeclined = code === 'wallet.rejected' || code === 'wallet.request-rejected'
  return isDeclined ? text.get('switch.declined.title') : text.failure(error)
}
