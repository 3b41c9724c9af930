import { LatchkeyError } from '@latchkey/core/contract'
import {
  ComputeBudgetProgram,
  type PublicKey,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { refusedBy } from '../methods/refused.ts'
import {
  limitPriority,
  MAX_UNITS,
  type Priority,
  pricedAt,
  priorityFee,
  priorityOf,
  STEP_UNITS,
} from '../priority.ts'
import { atLeast, LEAST_LEFT, type TransferNodes } from './nodes.ts'
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
  /** Is true if the wallet accepts versioned transactions only. */
  readonly isVersioned: boolean
  /** The largest `cost`, in lamports; the priority fee is lowered for it. No limit where left out. */
  readonly maxFee?: bigint | undefined
}

/** Fee for each signature, in lamports. Source: Solana, transaction fees. */
const SIGNATURE_FEE = 5_000n

/** A draft whose fee is known. */
interface Priced {
  readonly message: ReturnType<typeof messageOf>
  /** Everything that the sender pays without the amount, in lamports. */
  readonly cost: bigint
}

/**
 * Builds a transaction: counts what it computes, sets the priority fee and the latest blockhash, and simulates
 * it as it will be sent.
 *
 * @throws LatchkeyError `transfer.fee-changed` for a cost above `maxFee`, as `refusedBy`, `http.malformed`,
 * `rpc.unavailable`, `rpc.failed`.
 */
export async function writeTransfer(nodes: TransferNodes, draft: Draft): Promise<Written> {
  const { steps, maxFee } = draft
  const { message, cost } = await priceTransfer(nodes, draft)
  if (maxFee !== undefined && cost > maxFee) throw new LatchkeyError('transfer.fee-changed', {})
  const transaction = unsigned(message)
  const { failure } = await nodes.simulate(transaction)
  if (failure !== undefined) {
    const last = BUDGET_STEPS + steps.instructions.length - 1
    throw refusedBy(failure, { isToken: steps.lamports === undefined, last })
  }
  return { transaction, cost }
}

/**
 * Sets the priority fee and the blockhash of a draft, whether the network would take it or not.
 *
 * @throws LatchkeyError `http.malformed`, `rpc.unavailable`, `rpc.failed`.
 */
export async function priceTransfer(nodes: TransferNodes, draft: Draft): Promise<Priced> {
  const { payer, steps } = draft
  const { instructions, counted = instructions, deposit, lamports } = steps
  const blockhash = await nodes.latestBlockhash()
  const trial = { ...draft, steps: { ...steps, instructions: counted } }
  const [{ units }, recent, balance] = await Promise.all([
    nodes.simulate(unsigned(messageOf(trial, { unitLimit: MAX_UNITS, unitPrice: 0 }, blockhash))),
    nodes.recentPrices(changedBy(payer, instructions)),
    lamports === undefined ? undefined : nodes.balance(payer.toBase58()),
  ])
  const usual = priorityOf(units ?? instructions.length * STEP_UNITS, recent)
  const fixed = SIGNATURE_FEE + deposit
  const left =
    balance === undefined || lamports === undefined ? undefined : balance - lamports - fixed
  const priority = fitted(usual, { draft, left })
  const message = messageOf(draft, priority, blockhash)
  const fee = await nodes.fee(Uint8Array.from(message.serialize()))
  // A node that does not know the block yet can't give the fee, which can be calculated.
  const cost = atLeast(fee ?? 0n, SIGNATURE_FEE + priorityFee(priority)) + deposit
  return { message, cost }
}

/** Recent prices differ from one second to the next: by so much of a fee, and by so many lamports at least. */
const [PRICE_PART, PRICE_LAMPORTS] = [4n, 5_000n]

/**
 * The priority of a transfer. One that leaves about nothing was meant to leave nothing, as the network keeps no
 * account with next to nothing: what recent prices moved since the amount was computed is taken from the
 * priority.
 *
 * @param left - What the amount leaves for the priority fee, in lamports; undefined for tokens.
 */
function fitted(
  usual: Priority,
  { draft, left }: { readonly draft: Draft; readonly left: bigint | undefined },
): Priority {
  const { steps, maxFee } = draft
  const wanted = priorityFee(usual)
  const slack = wanted / PRICE_PART + PRICE_LAMPORTS
  const agreed = maxFee === undefined ? wanted + slack : maxFee - SIGNATURE_FEE - steps.deposit
  const most = agreed < wanted + LEAST_LEFT ? agreed : wanted + LEAST_LEFT - 1n
  const isAll = left !== undefined && left >= 0n && left >= wanted - slack && left <= most
  if (isAll) return pricedAt(usual, left)
  return maxFee === undefined ? usual : limitPriority(usual, agreed)
}

/** The instructions of the compute budget, which come first. */
const BUDGET_STEPS = 2

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
