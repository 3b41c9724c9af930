import { LatchkeyError } from '@latchkey/core/contract'
import {
  ComputeBudgetProgram,
  type PublicKey,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import {
  limitPriority,
  MAX_UNITS,
  type Priority,
  priorityFee,
  priorityOf,
  STEP_UNITS,
} from '../priority.ts'
import { atLeast, type TransferNodes } from './nodes.ts'
import type { Steps } from './steps.ts'

/** An unsigned transaction, and its cost. */
export interface Written {
  readonly transaction: Uint8Array
  /** Everything that the sender pays without the amount, in lamports. */
  readonly cost: bigint
}

/** Input of a transaction. */
export interface Draft {
  readonly payer: PublicKey
  readonly steps: Steps
  /** Whether the wallet accepts versioned transactions only. */
  readonly isVersioned: boolean
  /** The largest `cost`, in lamports; the priority fee is lowered for it. No limit where left out. */
  readonly maxFee?: bigint | undefined
}

/** Fee for each signature, in lamports. Source: Solana, transaction fees. */
const SIGNATURE_FEE = 5_000n

/**
 * Builds a transaction: simulates it, sets the priority fee and the latest blockhash.
 *
 * @throws LatchkeyError `transfer.would-fail`, `transfer.fee-changed` for a cost above `maxFee`,
 * `http.malformed`, `rpc.unavailable`, `rpc.failed`.
 */
export async function writeTransfer(nodes: TransferNodes, draft: Draft): Promise<Written> {
  const { payer, steps, maxFee } = draft
  const blockhash = await nodes.latestBlockhash()
  const write = (priority: Priority) => messageOf(draft, priority, blockhash)
  const [{ units, failure }, recent] = await Promise.all([
    nodes.simulate(unsigned(write({ unitLimit: MAX_UNITS, unitPrice: 0 }))),
    nodes.recentPrices(changedBy(payer, steps.instructions)),
  ])
  if (failure !== undefined) throw new LatchkeyError('transfer.would-fail', {}, { cause: failure })
  const usual = priorityOf(units ?? steps.instructions.length * STEP_UNITS, recent)
  const fixed = SIGNATURE_FEE + steps.deposit
  const priority = maxFee === undefined ? usual : limitPriority(usual, maxFee - fixed)
  const message = write(priority)
  const fee = await nodes.fee(Uint8Array.from(message.serialize()))
  // A node that does not know the block yet can't give the fee, which can be calculated.
  const cost = atLeast(fee ?? 0n, SIGNATURE_FEE + priorityFee(priority)) + steps.deposit
  if (maxFee !== undefined && cost > maxFee) throw new LatchkeyError('transfer.fee-changed', {})
  return { transaction: unsigned(message), cost }
}

function messageOf({ payer, steps, isVersioned }: Draft, priority: Priority, blockhash: string) {
  const { unitLimit, unitPrice } = priority
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash: blockhash,
    instructions: [
      ComputeBudgetProgram.setComputeUnitLimit({ units: unitLimit }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: unitPrice }),
      ...steps.instructions,
    ],
  })
  return isVersioned ? message.compileToV0Message() : message.compileToLegacyMessage()
}

/** The encoding around a message is the same for both versions. */
function unsigned(message: ReturnType<typeof messageOf>): Uint8Array {
  return new VersionedTransaction(message).serialize()
}

function changedBy(
  payer: PublicKey,
  instructions: readonly TransactionInstruction[],
): readonly string[] {
  const changed = instructions
    .flatMap(({ keys }) => keys)
    .filter(({ isWritable }) => isWritable)
    .map(({ pubkey }) => pubkey.toBase58())
  return [...new Set([payer.toBase58(), ...changed])]
}
