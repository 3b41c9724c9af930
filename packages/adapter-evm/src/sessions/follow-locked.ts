import { createRecheck, createRereading, within } from '@latchkey/core/adapter'
import type { Clock, Undo } from '@latchkey/core/contract'
import { type Eip1193Provider, listenToAll, request } from '../eip1193.ts'
import { readAddresses } from '../wallet-answers.ts'

/** The time a wallet may take to answer with its accounts. */
const ANSWER_LIMIT_MS = 10_000

/**
 * Listens to a wallet that shares nothing, until it says that it shares accounts, or may. After any other event
 * it is asked for them.
 */
export function followLocked(
  provider: Eip1193Provider,
  clock: Clock,
): (unlocked: () => void) => Undo {
  return (unlocked) => {
    const limit = { clock, limitMs: ANSWER_LIMIT_MS, otherwise: undefined }
    const recheck = createRecheck({
      read: () =>
        within(request(provider, 'eth_accounts'), limit).catch(
          // It is still locked.
          () => undefined,
        ),
      settle(answer) {
        const addresses = readAddresses(answer) ?? []
        if (addresses.length > 0) unlocked()
      },
    })
    const rereading = createRereading(clock, recheck.request)
    const unlisten = listenToAll(provider, {
      accountsChanged(payload) {
        const isLocked = Array.isArray(payload) && payload.length === 0
        if (!isLocked) unlocked()
      },
      // These say nothing about accounts: some wallets emit nothing else when they are unlocked.
      connect: rereading.request,
      chainChanged: rereading.request,
      networkChanged: rereading.request,
    })
    return () => {
      unlisten()
      rereading.end()
      recheck.end()
    }
  }
}
