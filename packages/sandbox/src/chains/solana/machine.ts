import { base58 } from '@scure/base'
import type { FailedTransactionMetadata, TransactionMetadata } from 'litesvm/dist/internal'
import { readSolanaTransaction } from '../../formats/solana-transaction.ts'
import { type DescribedError, describeError } from './describe-error.ts'
import type { LiteSvm } from './load-litesvm.ts'

/** An account of a network. */
export interface SolanaAccountData {
  readonly address: string
  readonly lamports: bigint
  readonly data: Uint8Array
  /** The program that owns it, base-58. */
  readonly owner: string
  readonly isExecutable: boolean
}

/** The result of running a transaction. */
export interface RunResult {
  /** Undefined: it went well. */
  readonly failure: DescribedError | undefined
  readonly logs: readonly string[]
  readonly units: number
  readonly returnData: { readonly program: string; readonly data: Uint8Array } | undefined
  readonly inner: readonly (readonly InnerStep[])[]
}

/** A step that a program took by itself. */
export interface InnerStep {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
  readonly depth: number
}

/** The machine that runs Solana's programs, in this process. */
export interface Machine {
  readonly firstSlot: number
  account(address: string): SolanaAccountData | undefined
  /** Every account of a program. */
  accountsOf(program: string): readonly SolanaAccountData[]
  setAccount(account: SolanaAccountData): void
  rentFor(bytes: number): bigint
  setTime(slot: number, unixSeconds: number): void
  /** Runs a transaction for good. */
  run(bytes: Uint8Array): RunResult
  /** Simulates a transaction: the state stays as it was. */
  rehearse(bytes: Uint8Array, checksSignatures: boolean): RunResult
}

/** Stored signatures, by which it refuses a transaction that is sent twice. */
const STORED_SIGNATURES = 10_000n

/** Slots that programs can look back at. */
const RECENT_SLOTS = 32

/** Starts a machine with Solana's own programs and the token programs. */
export function createMachine(library: LiteSvm): Machine {
  const svm = new library.LiteSvm()
  // It knows one blockhash only; which ones are good is decided before it is asked.
  svm.setBlockhashCheck(false)
  svm.setTransactionHistory(STORED_SIGNATURES)
  function rehearse(bytes: Uint8Array, checksSignatures: boolean): RunResult {
    svm.setSigverify(checksSignatures)
    try {
      const { version } = readSolanaTransaction(bytes)
      const ended =
        version === 'legacy'
          ? svm.simulateLegacyTransaction(bytes)
          : svm.simulateVersionedTransaction(bytes)
      return readResult('err' in ended ? ended : ended.meta())
    } finally {
      svm.setSigverify(true)
    }
  }

  return {
    firstSlot: Number(svm.getClock().slot),
    account: (address) => read(address, svm.getAccount(base58.decode(address))),
    accountsOf: (program) =>
      svm
        .getProgramAccounts(base58.decode(program))
        .flatMap((entry) => read(base58.encode(entry.address), entry.account()) ?? []),
    setAccount({ address, lamports, data, owner, isExecutable }) {
      const account = new library.Account(lamports, data, base58.decode(owner), isExecutable, 0n)
      svm.setAccount(base58.decode(address), account)
    },
    rentFor: (bytes) => svm.minimumBalanceForRentExemption(BigInt(bytes)),
    setTime: (slot, unixSeconds) => setTime(svm, slot, unixSeconds),
    run(bytes) {
      const { version } = readSolanaTransaction(bytes)
      return readResult(
        version === 'legacy'
          ? svm.sendLegacyTransaction(bytes)
          : svm.sendVersionedTransaction(bytes),
      )
    },
    rehearse,
  }
}

function setTime(svm: InstanceType<LiteSvm['LiteSvm']>, slot: number, unixSeconds: number): void {
  const clock = svm.getClock()
  clock.slot = BigInt(slot)
  clock.unixTimestamp = BigInt(unixSeconds)
  svm.setClock(clock)
  // Programs read them to check whether a slot is recent.
  const hash = svm.latestBlockhash()
  const recent = Array.from({ length: RECENT_SLOTS }, (_, age) => BigInt(slot - 1 - age))
  svm.setSlotHashes(recent.map((past) => ({ slot: past, hash })))
}

function read(address: string, account: Account | null): SolanaAccountData | undefined {
  if (account === null || account.lamports() === 0n) return undefined
  return {
    address,
    lamports: account.lamports(),
    data: account.data(),
    owner: base58.encode(account.owner()),
    isExecutable: account.executable(),
  }
}

type Account = NonNullable<ReturnType<InstanceType<LiteSvm['LiteSvm']>['getAccount']>>

function readResult(ended: TransactionMetadata | FailedTransactionMetadata): RunResult {
  const failure = 'err' in ended ? describeError(ended) : undefined
  const meta = 'err' in ended ? ended.meta() : ended
  const data = meta.returnData().data()
  const program = base58.encode(meta.returnData().programId())
  return {
    failure,
    logs: meta.logs(),
    units: Number(meta.computeUnitsConsumed()),
    returnData: data.length === 0 ? undefined : { program, data },
    inner: meta.innerInstructions().map((steps) =>
      steps.map((step) => ({
        program: step.instruction().programIdIndex(),
        accounts: [...step.instruction().accounts()],
        data: step.instruction().data(),
        depth: step.stackHeight(),
      })),
    ),
  }
}
