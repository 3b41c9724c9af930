import type { AccountType } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'

const KINDS = {
  payment: 'account.payment',
  ordinal: 'account.ordinal',
  stx: 'accounts.kind.stx',
  smartAccount: 'accounts.kind.smartAccount',
} as const

/**
 * What kind of account it is.
 *
 * @returns undefined for a usual one, of which there is nothing to say.
 */
export function accountKind(type: AccountType | undefined, text: Wording): string | undefined {
  return type === undefined || type === 'eoa' ? undefined : text.get(KINDS[type])
}
