import type { AccountType, AccountTypeRules } from '@latchkey/core/contract'

/** Purposes by which wallets are asked for accounts. Source: sats-connect 4; Wallet Standard. */
const PURPOSE_OF: readonly (readonly [type: AccountType, purpose: Purpose])[] = [
  ['payment', 'payment'],
  ['ordinal', 'ordinals'],
]

/** Purpose of an account. */
export type Purpose = 'payment' | 'ordinals'

/** The purposes that a website uses; all if it does not restrict them. */
export function requestedPurposes({ allowed }: AccountTypeRules = {}): readonly Purpose[] {
  const all = PURPOSE_OF.map(([, purpose]) => purpose)
  const purposes = PURPOSE_OF.filter(([type]) => allowed?.includes(type)).map(
    ([, purpose]) => purpose,
  )
  return purposes.length > 0 ? purposes : all
}
