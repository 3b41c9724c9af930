import type { LandedTransaction } from '../history.ts'
import { invalidParams } from './rpc-error.ts'

/** How sure it is that something stays. */
export type Commitment = 'processed' | 'confirmed' | 'finalized'

/** Slots until then; a real network takes 32 to finalize, which is too long for a test. */
export const COMMITMENT_SLOTS: Readonly<Record<Commitment, number>> = {
  processed: 0,
  confirmed: 1,
  finalized: 3,
}

/** The commitment asked for; old names are understood. Source: Solana's rpc. */
export function readCommitment(value: unknown): Commitment {
  switch (value) {
    case undefined:
    case 'finalized':
    case 'max':
    case 'root':
      return 'finalized'
    case 'confirmed':
    case 'single':
    case 'singleGossip':
      return 'confirmed'
    case 'processed':
    case 'recent':
      return 'processed'
    default:
      throw invalidParams(`Invalid params: unknown variant \`${String(value)}\`.`)
  }
}

/** How sure a transaction is now. */
export function commitmentOf({ slot }: Pick<LandedTransaction, 'slot'>, now: number): Commitment {
  if (now - slot >= COMMITMENT_SLOTS.finalized) return 'finalized'
  return now - slot >= COMMITMENT_SLOTS.confirmed ? 'confirmed' : 'processed'
}

/** Returns true if the transaction has at least the requested commitment. */
export function isReached(of: Pick<LandedTransaction, 'slot'>, now: number, least: Commitment) {
  return now - of.slot >= COMMITMENT_SLOTS[least]
}
