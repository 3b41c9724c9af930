import { within } from '@latchkey/core/adapter'
import type { Clock } from '@latchkey/core/contract'
import type { WalletWord } from '../wallets/bitcoin-wallet.ts'

/** Asks a wallet where it stands, once at a time: events that do not say what is different lead here. */
export interface Recheck {
  ask(): void
  /** Something newer is known: an answer that is on its way must be asked for again. */
  supersede(): void
  end(): void
}

interface Deps {
  readonly clock: Clock
  read(): Promise<WalletWord>
  settle(word: WalletWord): unknown
}

/** A sleeping extension needs some seconds to wake. */
const LIMIT_MS = 10_000
/** A wallet that changes whenever it is asked is not asked for ever. */
const MAX_TRIES = 3

/** Makes the recheck of one session. */
export function createRecheck({ clock, read, settle }: Deps): Recheck {
  let isOver = false
  let isAsking = false
  let version = 0
  const run = async (tries = MAX_TRIES): Promise<void> => {
    const asked = version
    const word = await readSoon(read, clock)
    if (isOver) return
    if (asked !== version && tries > 1) return run(tries - 1)
    isAsking = false
    if (word !== undefined) settle(word)
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
  read: () => Promise<WalletWord>,
  clock: Clock,
): Promise<WalletWord | undefined> {
  try {
    return await within(read(), { clock, limitMs: LIMIT_MS, otherwise: undefined })
  } catch {
    // A wallet that can't say where it stands now, stands where it stood.
    return undefined
  }
}
