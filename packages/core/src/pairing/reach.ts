import { LatchkeyError } from '../contract/index.ts'

/**
 * Fetches what pairs.
 *
 * @throws LatchkeyError `http.network`.
 */
export async function reach(): Promise<typeof import('./pairing.ts')> {
  try {
    return await import('./pairing.ts')
  } catch (cause) {
    throw new LatchkeyError('http.network', {}, { cause })
  }
}
