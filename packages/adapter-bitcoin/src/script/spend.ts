import type { BitcoinTransaction, TxOutput } from '../transaction/transaction.ts'

/** One input of a transaction, and everything its signature may speak of. */
export interface Spend {
  readonly transaction: BitcoinTransaction
  readonly index: number
  /** What each input spends. */
  readonly spent: readonly TxOutput[]
}

/** Which rules signatures in a script follow: those before witnesses, BIP-143, or BIP-342. */
export type ScriptRules = 'legacy' | 'witness' | 'tapscript'
