import { assembleCore } from './compose/assemble.ts'
import { atOnce } from './compose/at-once.ts'
import { createRest } from './compose/rest.ts'
import type { Core } from './core.ts'
import type { CoreOptions } from './core-options.ts'
import { OPTION_READER } from './options.ts'

/**
 * Makes the brain of one modal, whole from the start. Nothing is read, listened to or asked before
 * `start`, so a server may make one for every request.
 *
 * @throws LatchkeyError `options.invalid`, `options.two-sign-ins`.
 */
export function createCore(given: CoreOptions): Core {
  return assembleCore(given, OPTION_READER, (stage) => atOnce(createRest(stage)))
}
