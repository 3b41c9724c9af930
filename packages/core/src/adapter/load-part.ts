import { LatchkeyError } from '../contract/index.ts'

/**
 * Waits for a part of this package that is loaded on first use.
 *
 * @throws LatchkeyError `http.network` when it could not be loaded.
 */
export async function loadPart<T>(part: Promise<T>): Promise<T> {
  try {
    return await part
  } catch (cause) {
    throw new LatchkeyError('http.network', {}, { cause })
  }
}
