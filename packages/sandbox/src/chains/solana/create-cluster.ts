import { base58 } from '@scure/base'
import type { PieceName } from '../../collectibles/pieces.ts'
import { readSolanaTransaction, type SolanaTransaction } from '../../formats/solana-transaction.ts'
import { createSlots, type Slots } from './create-slots.ts'
import { type DescribedError, namedError } from './describe-error.ts'
import { feeOf } from './fees.ts'
import { allAddresses, createHistory, type History } from './history.ts'
import { addressesOf, holdingsOf } from './holdings.ts'
import type { LiteSvm } from './load-litesvm.ts'
import { createMachine, type Machine, type RunResult } from './machine.ts'
import type { SolanaNetwork } from './networks.ts'
import { seedCluster } from './seed-cluster.ts'

/** A collectible of a Solana network. */
export interface SolanaPiece {
  /** Address of its mint. */
  readonly mint: string
  readonly name: PieceName
  /** The first collectible of a network has 1. */
  readonly serial: number
}

/** One Solana network with everything on it. */
export interface SolanaCluster {
  readonly network: SolanaNetwork
  readonly machine: Machine
  readonly slots: Slots
  readonly history: History
  /** Collectibles by their mints. */
  readonly pieces: Map<string, SolanaPiece>
  /** Origin of the pictures of collectibles, if they are served. */
  readonly pictures: () => string | undefined
  /** The recent bids of other accounts per unit, in millionths of a lamport, oldest slot first. */
  priorityFees: readonly number[]
  /** Tries a transaction as if it were sent. */
  rehearse(bytes: Uint8Array, checks: Checks): RunResult
  /**
   * Puts a transaction into the current slot. One that could not pay its fee, or whose blockhash or
   * signatures are no good, is dropped.
   *
   * @param landedAtSeconds - When its block is dated, in seconds since 1970. Default: now.
   * @throws RangeError for what is no transaction.
   */
  send(
    bytes: Uint8Array,
    landedAtSeconds?: number,
  ): { readonly signature: string; readonly result: RunResult }
  /** Listens to every change. @returns Removes the listener. */
  onChange(listener: () => void): () => void
  stop(): void
}

/** The checks that run before a transaction is simulated. */
export interface Checks {
  readonly signatures: boolean
  readonly blockhash: boolean
}

interface Deps {
  readonly library: LiteSvm
  readonly network: SolanaNetwork
  readonly pictures: () => string | undefined
}

/** Default bids of others, in millionths of a lamport per unit. */
const USUAL_PRIORITY_FEES = [0, 1_000, 5_000, 10_000, 50_000]

/** Makes a network with its seeded accounts. */
export function createSolanaCluster({ library, network, pictures }: Deps): SolanaCluster {
  const machine = createMachine(library)
  const { firstSlot } = machine
  const slots = createSlots({ firstSlot, nowMs: () => performance.now() })
  const history = createHistory()
  const listeners = new Set<() => void>()
  seedCluster(machine)

  const setTime = () => machine.setTime(slots.now(), unixSeconds())

  function rehearse(bytes: Uint8Array, { signatures, blockhash }: Checks): RunResult {
    setTime()
    if (blockhash && !isAlive(bytes)) return failed(namedError('BlockhashNotFound'))
    return machine.rehearse(bytes, signatures)
  }

  function isAlive(bytes: Uint8Array): boolean {
    return slots.slotOf(base58.encode(readSolanaTransaction(bytes).blockhash)) !== undefined
  }

  function send(
    bytes: Uint8Array,
    landedAtSeconds = unixSeconds(),
  ): { readonly signature: string; readonly result: RunResult } {
    const transaction = readSolanaTransaction(bytes)
    const signature = base58.encode(transaction.signatures[0] ?? new Uint8Array())
    if (!isAlive(bytes)) return { signature, result: failed(namedError('BlockhashNotFound')) }
    setTime()
    const outcome = runTransaction(machine, bytes, transaction)
    const { before, after, result } = outcome
    // A transaction that failed but paid its fee stands in a block, as it does on a real network.
    const hasPaid = (after.lamports[0] ?? 0n) < (before.lamports[0] ?? 0n)
    if (result.failure && !hasPaid) return { signature, result }
    const place = { signature, slot: slots.now(), blockTime: landedAtSeconds }
    const feeLamports = feeOf(transaction)
    history.add({ ...place, ...outcome, bytes, transaction, feeLamports })
    for (const listener of [...listeners]) listener()
    return { signature, result }
  }

  return {
    network,
    machine,
    slots,
    history,
    rehearse,
    send,
    pieces: new Map(),
    pictures,
    priorityFees: USUAL_PRIORITY_FEES,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: slots.stop,
  }
}

/** Runs a transaction, and reads what its accounts hold before and after it. */
function runTransaction(machine: Machine, bytes: Uint8Array, transaction: SolanaTransaction) {
  const addresses = addressesOf(machine, transaction)
  const all = allAddresses(addresses)
  const before = holdingsOf(machine, all)
  const result = machine.run(bytes)
  return { addresses, before, result, after: holdingsOf(machine, all) }
}

function failed(failure: DescribedError): RunResult {
  return { failure, logs: [], units: 0, returnData: undefined, inner: [] }
}

function unixSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
