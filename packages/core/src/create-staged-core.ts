import { assembleCore } from './compose/assemble.ts'
import { atOnce } from './compose/at-once.ts'
import { fetched } from './compose/later.ts'
import type { createRest } from './compose/rest.ts'
import type { Rest } from './compose/stages.ts'
import { LatchkeyError } from './contract/index.ts'
import type { Core } from './core.ts'
import type { CoreOptions } from './core-options.ts'
import type { OptionReader } from './options.ts'

/** What makes the second stage. */
export interface RestModule {
  readonly createRest: typeof createRest
}

/** Where the second stage comes from. */
export interface RestOrigin {
  /** For whoever has it already: nothing is fetched in turn then. */
  readonly createRest?: RestModule['createRest'] | undefined
  loadRest(): Promise<RestModule>
}

/**
 * Makes the brain of one modal in two stages: enough to list wallets and to connect one is there at
 * once, the rest is fetched by `prefetch`, and before that when something needs it. While a core
 * runs and consequences wait, a rest that could not be had is asked for again by itself.
 *
 * @throws LatchkeyError `options.invalid`, `options.two-sign-ins`.
 */
export function createStagedCore(
  given: CoreOptions,
  reader: OptionReader,
  { createRest: make, loadRest }: RestOrigin,
): Core {
  return assembleCore(given, reader, (stage, onFailure) => {
    if (make !== undefined) return atOnce(make(stage))
    const { timers, store } = stage.base
    const makeRest = async (): Promise<Rest> => (await reach(loadRest)).createRest(stage)
    return fetched(makeRest, onFailure, {
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
