import type { PlainError } from '@latchkey/core/contract'
import type { Wording } from '../messages/create-wording.ts'

/** What became of a switch of networks that failed, in few words. */
export function switchFailure(error: PlainError, text: Wording): string {
  const { code } = error
  const isDeclined = code === 'wallet.rejected' || code === 'wallet.request-rejected'
  return isDeclined ? text.get('switch.declined.title') : text.failure(error)
}
