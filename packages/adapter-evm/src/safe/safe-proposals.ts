import { type Clock, RPC_CODES } from '@latchkey/core/contract'
import type { AskSafe } from './safe-channel.ts'
import { rpcError, unknownError } from './safe-error.ts'

/**
 * The requests to a Safe as proposals. A proposal is carried out once enough owners have confirmed
 * it, in seconds or in days. It has an id, `safeTxHash`, which is no hash of a transaction.
 */
export interface Proposals {
  /** Proposes calls as one transaction. @returns The proposal's id; without one `transfer.unknown` is the cause. */
  propose(calls: readonly SafeCall[]): Promise<string>
  /**
   * Waits until a proposal is carried out.
   *
   * @returns The transaction's hash.
   * @throws An error in the form of EIP-1193: 4001 where the owners chose not to. Where the instance is destroyed
   * first its cause is `transfer.unknown`.
   */
  executed(safeTxHash: string): Promise<string>
  /** The state of a proposal now. */
  read(safeTxHash: unknown): Promise<Proposal>
  /** Waits until enough owners have signed a message. @returns Their signature. */
  signed(messageHash: string): Promise<string>
}

/** One call of a proposal. */
export interface SafeCall {
  readonly to: string
  /** Decimal, in wei. */
  readonly value: string
  readonly data: string
}

/** A proposal, once it is known. */
export interface Proposal {
  readonly state: 'waiting' | 'executed' | 'failed' | 'cancelled'
  /** The hash of the transaction that carried it out. */
  readonly hash?: string | undefined
}

interface Deps {
  readonly ask: AskSafe
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** First and longest pause between two questions, in milliseconds. */
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000

const HASH = /^0x[0-9a-f]{64}$/i
const SIGNATURE = /^0x(?:[0-9a-f]{2})+$/i

/** Creates the proposals of one Safe. */
export function createProposals({ ask, clock, signal }: Deps): Proposals {
  async function read(safeTxHash: unknown): Promise<Proposal> {
    const answer = await ask('getTxBySafeTxHash', { safeTxHash })
    // The state of another proposal says nothing of this one.
    return isOfAnother(answer, safeTxHash) ? WAITING : readProposal(answer)
  }

  /** Asks until there is an answer; a question that fails is asked again. */
  async function until<T>(question: () => Promise<T | undefined>): Promise<T> {
    let pauseMs = FIRST_PAUSE_MS
    for (;;) {
      const answer = await question()
      if (answer !== undefined) return answer
      await pause(clock, pauseMs, signal)
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 1.5)
    }
  }

  return {
    read,
    async propose(txs) {
      const { safeTxHash } = Object(await ask('sendTransactions', { txs }))
      if (!isHash(safeTxHash)) throw unknownError()
      return safeTxHash
    },
    executed: (safeTxHash) =>
      until(async () => {
        // A new proposal may not be known everywhere at once.
        const { state, hash } = await read(safeTxHash).catch(() => WAITING)
        if (state === 'cancelled') throw rpcError(RPC_CODES.userRejected, CANCELLED)
        if (state === 'failed') throw rpcError(TRANSACTION_REJECTED, FAILED, { safeTxHash, hash })
        return state === 'executed' ? hash : undefined
      }).catch((thrown: unknown) => {
        throw signal.aborted ? unknownError() : thrown
      }),
    signed: (messageHash) =>
      until(async () => {
        const answer = await ask('getOffChainSignature', messageHash).catch(() => undefined)
        return typeof answer === 'string' && SIGNATURE.test(answer) ? answer : undefined
      }),
  }
}

const WAITING: Proposal = { state: 'waiting' }
/** Source: EIP-1474, error codes. */
const TRANSACTION_REJECTED = -32003
const CANCELLED = 'The owners of the Safe chose not to carry out the transaction'
const FAILED = 'The transaction of the Safe was carried out and failed'

/** Source: github.com/safe-global/safe-gateway-typescript-sdk, `TransactionStatus`. */
const STATES: ReadonlyMap<unknown, Proposal['state']> = new Map<unknown, Proposal['state']>([
  ['AWAITING_CONFIRMATIONS', 'waiting'],
  ['AWAITING_EXECUTION', 'waiting'],
  ['SUCCESS', 'executed'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'cancelled'],
])

/** Answers of some versions have no details. */
function isOfAnother(answer: unknown, safeTxHash: unknown): boolean {
  const { safeTxHash: named } = Object(Object(answer).detailedExecutionInfo)
  return isHash(named) && named.toLowerCase() !== String(safeTxHash).toLowerCase()
}

function readProposal(answer: unknown): Proposal {
  const { txStatus, txHash } = Object(answer)
  const hash = typeof txHash === 'string' && HASH.test(txHash) ? txHash : undefined
  const state = STATES.get(txStatus) ?? 'waiting'
  // Without the hash it could not be looked up: it counts once Safe knows it.
  return state === 'executed' && hash === undefined ? WAITING : { state, hash }
}

/** @throws An error in the form of EIP-1193 for anything that is no id of a proposal. */
export function requireHash(answer: unknown): string {
  if (isHash(answer)) return answer
  throw rpcError(-32603, 'Safe gave no id of a proposal')
}

function isHash(answer: unknown): answer is string {
  return typeof answer === 'string' && HASH.test(answer)
}

function pause(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      undo()
      reject(rpcError(RPC_CODES.disconnected, 'Safe is not asked any more'))
    }
    const undo = clock.after(delayMs, () => {
      signal.removeEventListener('abort', stop)
      resolve()
    })
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })
}
