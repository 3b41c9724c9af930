import { networkProblems } from './features/network/network-problems.ts'
import type { LatchkeyOptions } from './features/options/core-options.ts'
import { readOptions as read } from './features/options/read-options.ts'

/**
 * Checks what a website handed over, at once and without loading anything else.
 *
 * @throws LatchkeyError `options.invalid` naming every wrong path, `options.two-sign-ins`.
 */
export function readOptions(options: LatchkeyOptions): LatchkeyOptions {
  return read(options, { networkProblems })
}
