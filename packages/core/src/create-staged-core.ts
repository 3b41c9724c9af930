import { assembleCore } from './compose/assemble.ts'
import { fetched } from './compose/later.ts'
import type { Rest } from './compose/stages.ts'
import { LatchkeyError } from './contract/index.ts'
import type { Core } from './core.ts'
import type { CoreOptions } from './core-options.ts'
import type { OptionReader } from './options.ts'

type RestModule = Pick<typeof import('./compose/rest.ts'), 'createRest'>

/**
 * Makes the brain of one modal in two stages: enough to list wallets and to connect one is there at
 * once, the rest is fetched by `prefetch`, and before that when something needs it. While a core
 * runs and consequences wait, a rest that could not be had is asked for again by itself.
 *
 * @throws LatchkeyError `options.invalid`, `options.two-sign-ins`.
 */
export function createStagedCore(given: CoreOptions, reader: OptionReader): Core {
  return createCoreWith(given, reader, () => import('./compose/rest.ts'))
}

/** The same, with the second stage from wherever `load` has it. */
export function createCoreWith(
  given: CoreOptions,
  reader: OptionReader,
  load: () => Promise<RestModule>,
): Core {
  return assembleCore(given, reader, (stage, onFailure) => {
    const { timers, store } = stage.base
    const loadRest = async (): Promise<Rest> => (await reach(load)).createRest(stage)
    return fetched(loadRest, onFailure, {
      after: timers.after,
      isWanted: () => store.state.lifecycle.isStarted,
    })
  })
}

async function reach(load: () => Promise<RestModule>): Promise<RestModule> {
  try {
    return await load()
  } catch (cause) {
    throw new LatchkeyError('http.network', {}, { cause })
  }
}
