import { LatchkeyError } from '../contract/index.ts'

/**
 * Reads JSON, strictly.
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
