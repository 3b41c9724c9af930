import type { LatchkeyOptions } from './latchkey-options.ts'
import { networkProblems } from './network-problems.ts'
import { readOptions as read } from './read-options.ts'

/**
 * Checks the options of a website synchronously, without loading anything else.
 *
 * @throws LatchkeyError `options.invalid` that names every wrong path, `options.two-sign-ins`.
 */
export function readOptions(options: LatchkeyOptions): LatchkeyOptions {
  return read(options, { networkProblems })
}
