import type { Clock } from '@latchkey/core/contract'
import { within } from '../within.ts'
import { fetchChecksum } from './fetch-checksum.ts'

/** The code is on its way while the wallet asks its owner; a slow network must not hold that up. */
const LIMIT_MS = 2_000

/**
 * Loads what writes addresses with their checksum, beside the wallet's own answer.
 *
 * @returns A function that leaves addresses as they are, where the code could not be loaded.
 */
export async function loadChecksum(clock: Clock): Promise<(address: string) => string> {
  const work = fetchChecksum().then(({ withChecksum }) => withChecksum)
  try {
    return await within(work, { clock, limitMs: LIMIT_MS, otherwise: asGiven })
  } catch {
    // A checksum is for the eyes: going without is better than not connecting.
    return asGiven
  }
}

function asGiven(address: string): string {
  return address
}
