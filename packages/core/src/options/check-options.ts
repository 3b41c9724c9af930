import type { LatchkeyOptions } from './latchkey-options.ts'
import { networkProblems } from './network-problems.ts'
import { readOptions as read } from './read-options.ts'

/**
 * Checks what a website handed over, at once and without loading anything else.
 *
 * @throws LatchkeyError `options.invalid` naming every wrong path, `options.two-sign-ins`.
 */
export function readOptions(options: LatchkeyOptions): LatchkeyOptions {
  return read(options, { networkProblems })
}
