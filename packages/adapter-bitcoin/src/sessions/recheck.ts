import { within } from '@latchkey/core/adapter'
import type { Clock } from '@latchkey/core/contract'
import type { WalletAnswer } from '../wallets/bitcoin-wallet.ts'

/**
 * Asks a wallet for its accounts and network, one request at a time. Used after events without
 * details.
 */
export interface Recheck {
  ask(): void
  /** Call this after newer data: a pending answer is outdated and has to be requested again. */
  supersede(): void
  end(): void
}

interface Deps {
  readonly clock: Clock
  read(): Promise<WalletAnswer>
  settle(answer: WalletAnswer): unknown
}

/** A sleeping extension needs some seconds to wake up. */
const LIMIT_MS = 10_000
/** Limits the requests to a wallet that changes during every request. */
const MAX_TRIES = 3

/** Creates the recheck of one session. */
export function createRecheck({ clock, read, settle }: Deps): Recheck {
  let isOver = false
  let isAsking = false
  let version = 0
  const run = async (tries = MAX_TRIES): Promise<void> => {
    const asked = version
    const answer = await readSoon(read, clock)
    if (isOver) return
    if (asked !== version && tries > 1) return run(tries - 1)
    isAsking = false
    if (answer !== undefined) settle(answer)
  }
  return {
    ask() {
      version += 1
      if (isAsking || isOver) return
      isAsking = true
      void run()
    },
    supersede() {
      version += 1
    },
    end() {
      isOver = true
    },
  }
}

async function readSoon(
  read: () => Promise<WalletAnswer>,
  clock: Clock,
): Promise<WalletAnswer | undefined> {
  try {
    return await within(read(), { clock, limitMs: LIMIT_MS, otherwise: undefined })
  } catch {
    // Without an answer the known state stays.
    return undefined
  }
}
