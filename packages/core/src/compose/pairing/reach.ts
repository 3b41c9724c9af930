import { LatchkeyError } from '../../contract/index.ts'

/**
 * Fetches what pairs.
 *
 * @throws LatchkeyError `http.network`.
 */
export async function reach(): Promise<typeof import('./part.ts')> {
  try {
    return await import('./part.ts')
  } catch (cause) {
    throw new LatchkeyError('http.network', {}, { cause })
  }
}
