import type { Network, NetworkInput } from './contract/index.ts'
import { networkProblems } from './features/network/network-problems.ts'
import { type ToNetworkOptions, toNetwork } from './features/network/to-network.ts'
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

/**
 * How what a website wrote is read. Whoever makes a core in stages hands it over, for a page has it
 * already: a core that brought its own would have it twice, or in one more file.
 */
export interface OptionReader {
  readOptions(options: LatchkeyOptions): LatchkeyOptions
  toNetwork(input: NetworkInput, options?: ToNetworkOptions): Network
}

/** The one there is. */
export const OPTION_READER: OptionReader = { readOptions, toNetwork }
