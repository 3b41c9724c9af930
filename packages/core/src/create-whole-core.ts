import { assembleCore } from './compose/assemble.ts'
import { atOnce } from './compose/at-once.ts'
import { createRest } from './compose/rest.ts'
import type { Core } from './core.ts'
import type { CoreOptions } from './core-options.ts'
import type { OptionReader } from './options.ts'

/**
 * The same as `createCore`, for whoever has what reads options already.
 *
 * @throws LatchkeyError `options.invalid`, `options.two-sign-ins`.
 */
export function createWholeCore(given: CoreOptions, reader: OptionReader): Core {
  return assembleCore(given, reader, (stage) => atOnce(createRest(stage)))
}
