import { readOptions as read } from '../options/check-options.ts'
import type { LatchkeyOptions } from '../options/latchkey-options.ts'
import { unknownOptions } from '../options/unknown-options.ts'
import { warnDeveloper } from '../platform/warn-developer.ts'

/**
 * Checks the options of a website, and names those that do not exist on the console. Builds for
 * production do neither.
 *
 * @throws LatchkeyError `options.invalid` that names every wrong path, `options.two-sign-ins`.
 */
export function readOptions(options: LatchkeyOptions): LatchkeyOptions {
  read(options)
  const unknown = unknownOptions(options)
  if (unknown.length > 0) {
    warnDeveloper(`createLatchkey has no such options, they do nothing: ${unknown.join(', ')}`)
  }
  return options
}
