import { within } from '@latchkey/core/adapter'
import type { Clock, Undo } from '@latchkey/core/contract'
import { type Eip1193Provider, request } from '../eip1193.ts'
import { readAddresses } from '../wallet-answers.ts'

/** The time a wallet may take, in milliseconds: without its answer its order is taken for the usual one. */
const ANSWER_LIMIT_MS = 2_000

/**
 * Resolves with true if a wallet lists its accounts in another order than the one in which it named
 * them, the active one first. Many sort `eth_accounts`, so that its first account says nothing
 * about which one is active.
 *
 * @param named - The accounts of `eth_requestAccounts`, or of an event.
 */
export async function isListedOtherwise(
  provider: Eip1193Provider,
  clock: Clock,
  named: readonly string[],
): Promise<boolean> {
  const limit = { clock, limitMs: ANSWER_LIMIT_MS, otherwise: undefined }
  const answer = await within(request(provider, 'eth_accounts'), limit).catch(
    // The active account is known: only the comparison is missing.
    () => undefined,
  )
  const listed = readAddresses(answer)?.map((address) => address.toLowerCase()) ?? []
  const active = named[0]?.toLowerCase() ?? ''
  return listed.includes(active) && listed[0] !== active
}

/** Compares the accounts that a wallet names with those that it lists, until it lists them otherwise once. */
interface OrderWatch {
  compare(named: readonly string[]): Promise<void>
  readonly end: Undo
}

/** @param learned - Called once where the wallet lists its accounts in another order. */
export function createOrderWatch(
  provider: Eip1193Provider,
  clock: Clock,
  learned: () => void,
): OrderWatch {
  let isOver = false
  let isAsking = false
  /** Is true if a newer event arrived: the list is then of another time than the named accounts. */
  let isStale = false
  return {
    async compare(named) {
      // A wallet may emit its accounts each time it is asked for them.
      isStale = isAsking
      if (isOver || isStale) return
      isAsking = true
      const isUnordered = await isListedOtherwise(provider, clock, named)
      isAsking = false
      if (!isUnordered || isOver || isStale) return
      isOver = true
      learned()
    },
    end() {
      isOver = true
    },
  }
}
