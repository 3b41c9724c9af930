import { loadPart } from '@latchkey/core/adapter'

/**
 * Fetches what wallets sign and send with.
 *
 * @throws LatchkeyError `http.network` when it could not be loaded.
 */
export function loadActions(): Promise<typeof import('./actions.ts')> {
  return loadPart(import('./actions.ts'))
}
