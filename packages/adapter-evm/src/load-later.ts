import type { later } from './later.ts'
import { loadPart } from './load-part.ts'

/**
 * Loads what is needed once a wallet is asked.
 *
 * @throws LatchkeyError `http.network` when it could not be loaded.
 */
export async function loadLater(): Promise<typeof later> {
  return (await loadPart(import('./later.ts'))).later
}
