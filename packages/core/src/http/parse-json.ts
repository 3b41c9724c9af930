import { LatchkeyError } from '../contract/index.ts'

/**
 * Parses JSON strictly.
 *
 * @throws LatchkeyError `http.malformed`.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (thrown) {
    throw new LatchkeyError('http.malformed', {}, { cause: thrown })
  }
}
