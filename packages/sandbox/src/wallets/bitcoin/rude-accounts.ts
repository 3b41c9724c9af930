import type { HasHabit } from '../namespace/habits.ts'

/** An account of Stacks, which wallets of Bitcoin have as well. */
const STACKS = { address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' }

/** Accounts as the habits of a wallet list them. */
export function rudeAccounts(said: unknown, has: HasHabit): unknown {
  if (!Array.isArray(said) || said.length === 0) return said
  const own = has('one-address') ? named(said) : said
  const keyed = has('no-keys') ? own.map((one) => ({ ...Object(one), publicKey: undefined })) : own
  return has('other-chains') ? [STACKS, ...keyed] : keyed
}

/** The address for payments of each account, for payments and then for ordinals. */
function named(said: readonly unknown[]): readonly object[] {
  const payments = said.map((one) => Object(one)).filter(({ purpose }) => purpose === 'payment')
  return payments.flatMap((one) => [one, { ...one, purpose: 'ordinals' }])
}
