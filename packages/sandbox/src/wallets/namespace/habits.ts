/**
 * Habits of wallets of the Wallet Standard and of sats-connect beside their standards, each as a switch.
 *
 * - `emits-early` emits a change twice, without accounts, before the accounts are new.
 * - `lists-late` lists its accounts some time after it answered with them.
 * - `lists-per-network` lists an account once for each network.
 * - `answers-text` answers signatures as text, and ids of transactions bare.
 * - `answers-arrays` answers signed transactions as plain lists of numbers.
 * - `answers-alone` answers one input without a list around the answer.
 * - `refuses-bare` refuses with texts and errors without a code, some inside another error.
 * - `one-address` has one address, which it names for payments and then for ordinals.
 * - `other-chains` lists an account of another chain among its own, without saying so.
 * - `no-keys` gives no public keys.
 */
export type WalletHabit = SolanaHabit | BitcoinHabit

/** Those of Solana wallets. */
export const SOLANA_HABITS = [
  'emits-early',
  'lists-late',
  'lists-per-network',
  'answers-text',
  'answers-arrays',
  'answers-alone',
  'refuses-bare',
] as const
export type SolanaHabit = (typeof SOLANA_HABITS)[number]

/** Those of Bitcoin wallets. */
export const BITCOIN_HABITS = [
  'emits-early',
  'lists-late',
  'answers-text',
  'answers-arrays',
  'answers-alone',
  'refuses-bare',
  'one-address',
  'other-chains',
  'no-keys',
] as const
export type BitcoinHabit = (typeof BITCOIN_HABITS)[number]

/** Returns true if the wallet has a habit now. */
export type HasHabit = (habit: WalletHabit) => boolean
