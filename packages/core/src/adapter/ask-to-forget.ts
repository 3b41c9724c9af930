import type { Clock } from '../contract/index.ts'
import { within } from './within.ts'

/** How long a wallet may take to forget the website; it is forgotten on our side already. */
const LIMIT_MS = 1_000

/** Asks a wallet to forget the website. Never fails or hangs. */
export async function askToForget(forget: () => Promise<unknown>, clock: Clock): Promise<void> {
  try {
    await within(forget(), { clock, limitMs: LIMIT_MS, otherwise: undefined })
  } catch {
    // Many wallets can't forget; the session is over all the same.
  }
}
