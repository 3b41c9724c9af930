import type { AccountType, AccountTypeRules } from '@latchkey/core/contract'

/** Purposes by which wallets are asked for accounts. Source: sats-connect 4; Wallet Standard. */
const PURPOSE_OF: readonly (readonly [type: AccountType, purpose: Purpose])[] = [
  ['payment', 'payment'],
  ['ordinal', 'ordinals'],
]

/** What an account is asked for. */
export type Purpose = 'payment' | 'ordinals'

/** The purposes that a website has a use for; all where it says nothing about them. */
export function requestedPurposes({ allowed }: AccountTypeRules = {}): readonly Purpose[] {
  const all = PURPOSE_OF.map(([, purpose]) => purpose)
  const asked = PURPOSE_OF.filter(([type]) => allowed?.includes(type)).map(([, purpose]) => purpose)
  return asked.length > 0 ? asked : all
}
