import { assembleCore } from './compose/assemble.ts'
import { fetched } from './compose/later.ts'
import type { Rest } from './compose/stages.ts'
import { LatchkeyError } from './contract/index.ts'
import type { Core } from './core.ts'
import type { CoreOptions } from './core-options.ts'

/**
 * Makes the brain of one modal in two stages: enough to list wallets and to connect one is there at
 * once, the rest is fetched by `prefetch`, and before that when something needs it.
 *
 * @throws LatchkeyError `options.invalid`, `options.two-sign-ins`.
 */
export function createStagedCore(given: CoreOptions): Core {
  return assembleCore(given, (stage, onFailure) => {
    const load = async (): Promise<Rest> => (await loadRest()).createRest(stage)
    return fetched(load, onFailure)
  })
}

async function loadRest(): Promise<typeof import('./compose/rest.ts')> {
  try {
    return await import('./compose/rest.ts')
  } catch (cause) {
    throw new LatchkeyError('http.network', {}, { cause })
  }
}
