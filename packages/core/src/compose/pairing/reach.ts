import { LatchkeyError } from '../../contract/index.ts'
import { fetchLibrary } from '../../relay/fetch-library.ts'
import type { FarBase } from '../base.ts'

/**
 * Fetches what pairs.
 *
 * @throws LatchkeyError `http.network`.
 */
export async function reach({ ports, relay }: FarBase): Promise<typeof import('./part.ts')> {
  // What is needed next is on its way meanwhile; whoever needs it says so if it does not come.
  if (ports.relay === undefined) {
    import('../../relay/create-relay.ts').catch(() => undefined)
    if (relay.provider === undefined) void fetchLibrary()
  }
  try {
    return await import('./part.ts')
  } catch (cause) {
    throw new LatchkeyError('http.network', {}, { cause })
  }
}
