import { type Clock, LatchkeyError, type Undo } from '../contract/index.ts'
import type { Discovery, Found } from './create-discovery.ts'
import { within } from './within.ts'

/** How long a wallet may take to be injected or announced after the page has loaded. */
const ARRIVAL_LIMIT_MS = 1_000

interface Deps<F extends Found> {
  readonly discovery: Pick<Discovery<F>, 'find' | 'watch'>
  readonly clock: Clock
}

/**
 * Finds a wallet that was connected before. Waits up to a second for a wallet that is injected late.
 *
 * @throws LatchkeyError `wallet.missing`, `wallet.ambiguous`, `aborted`.
 */
export async function awaitWallet<F extends Found>(
  { discovery, clock }: Deps<F>,
  walletId: string,
  signal: AbortSignal,
): Promise<F> {
  const present = discovery.find(walletId)
  if (present !== undefined) return requireUnambiguous(present)
  let unwatch: Undo = () => {}
  const arrival = new Promise<F>((resolve) => {
    unwatch = discovery.watch(() => {
      const found = discovery.find(walletId)
      if (found !== undefined) resolve(found)
    })
  })
  const limit = { clock, limitMs: ARRIVAL_LIMIT_MS, otherwise: undefined, signal }
  try {
    return requireUnambiguous(await within(arrival, limit))
  } finally {
    unwatch()
  }
}

/** @throws LatchkeyError `wallet.missing`, `wallet.ambiguous`. */
export function requireUnambiguous<F extends Found>(found: F | undefined): F {
  if (found === undefined) throw new LatchkeyError('wallet.missing', {})
  if (found.wallet.isAmbiguous) throw new LatchkeyError('wallet.ambiguous', {})
  return found
}
