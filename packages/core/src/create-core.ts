import { assembleCore } from './compose/assemble.ts'
import { atOnce } from './compose/later.ts'
import { createRest } from './compose/rest.ts'
import type { Core } from './core.ts'
import type { CoreOptions } from './core-options.ts'

/**
 * Makes the brain of one modal, whole from the start. Nothing is read, listened to or asked before
 * `start`, so a server may make one for every request.
 *
 * @throws LatchkeyError `options.invalid`, `options.two-sign-ins`.
 */
export function createCore(given: CoreOptions): Core {
  return assembleCore(given, (stage) => atOnce(createRest(stage)))
}
