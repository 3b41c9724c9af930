import { readShown } from '../balances/read-shown.ts'
import type { AccountId } from '../contract/index.ts'
import type { PortfolioSlice, ReadReason } from './portfolio.state.ts'

/** Reads the lists of accounts, three at a time and each once. */
export interface AccountReads {
  /**
   * Reads the lists that may be read for this reason. One that is being read already is waited for,
   * or started again if a new one is wanted. None is begun after the signal has fired. Never rejects.
   */
  read(accounts: readonly AccountId[], reason: ReadReason, signal?: AbortSignal): Promise<void>
  /** Aborts what is being read of some accounts, and begins no further list of theirs. */
  abort(isOf: (account: AccountId) => boolean): void
  /** Aborts the same where no view shows the lists any more; a list that a website requested is read to its end. */
  abortShown(isOf: (account: AccountId) => boolean): void
  /** Begins no further list of some accounts; a list that is being read continues. */
  skip(isOf: (account: AccountId) => boolean): void
}

interface Reading {
  readonly done: Promise<void>
  readonly abort: AbortController
  /** A website waits for it. */
  isRequested: boolean
}

/**
 * Creates the reads of one core.
 *
 * @param readOne - Reads the list of an account into the slice. Never rejects.
 */
export function createAccountReads(
  slice: Pick<PortfolioSlice, 'mayRead' | 'revert'>,
  readOne: (account: AccountId, signal: AbortSignal) => Promise<void>,
): AccountReads {
  const running = new Map<AccountId, Reading>()
  /** The accounts that each request has still to begin. */
  const queues = new Set<Set<AccountId>>()

  function start(account: AccountId, isRequested: boolean): Promise<void> {
    const abort = new AbortController()
    const done = readOne(account, abort.signal).then(() => {
      if (running.get(account)?.abort === abort) running.delete(account)
    })
    running.set(account, { done, abort, isRequested })
    return ended(account)
  }

  /** Waits for the list, and for one that replaces it while it is read. */
  async function ended(account: AccountId): Promise<void> {
    await running.get(account)?.done
    if (running.has(account)) await ended(account)
  }

  function stop(account: AccountId, { abort }: Reading): void {
    abort.abort()
    running.delete(account)
    slice.revert(account)
  }

  function readDue(account: AccountId, reason: ReadReason): Promise<void> | undefined {
    const reading = running.get(account)
    const isRequested = reason === 'requested' || reading?.isRequested === true
    if (reading && !isNewWanted(reason)) {
      reading.isRequested = isRequested
      return ended(account)
    }
    // It may have begun before what it is read for.
    if (reading) stop(account, reading)
    return slice.mayRead(account, reason) ? start(account, isRequested) : undefined
  }

  function skip(isOf: (account: AccountId) => boolean): void {
    for (const queue of queues) for (const account of [...queue].filter(isOf)) queue.delete(account)
  }

  return {
    async read(accounts, reason, signal = new AbortController().signal) {
      const queue = new Set(accounts)
      queues.add(queue)
      const next = async (account: AccountId): Promise<void> => {
        if (queue.delete(account)) await readDue(account, reason)
      }
      await readShown(accounts, next, signal)
      queues.delete(queue)
    },
    abort(isOf) {
      skip(isOf)
      for (const [account, reading] of running) if (isOf(account)) stop(account, reading)
    },
    abortShown(isOf) {
      skip(isOf)
      for (const [account, reading] of running) {
        if (isOf(account) && !reading.isRequested) stop(account, reading)
      }
    },
    skip,
  }
}

function isNewWanted(reason: ReadReason): boolean {
  return reason === 'forced' || reason === 'pressed'
}
