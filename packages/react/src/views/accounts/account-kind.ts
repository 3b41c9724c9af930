import type { AccountType } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'

const KINDS = {
  payment: 'account.payment',
  ordinal: 'account.ordinal',
  stx: 'accounts.kind.stx',
  smartAccount: 'accounts.kind.smartAccount',
} as const

/**
 * The kind of an account.
 *
 * @returns undefined for the default kind, which is not shown.
 */
export function accountKind(type: AccountType | undefined, text: Wording): string | undefined {
  return type === undefined || type === 'eoa' ? undefined : text.get(KINDS[type])
}
