import { LatchkeyError } from './contract/index.ts'
import { networkProblems } from './features/network/network-problems.ts'
import type { LatchkeyOptions } from './features/options/core-options.ts'
import { readOptions as read } from './features/options/read-options.ts'

/** Every bundler writes the mode in; the rest of it is not to be had in a page. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * Checks what a website handed over, at once and without loading anything else. A production build
 * leaves the checks to those who built it, and only refuses what nothing can be made from: they
 * weigh as much as a quarter of all that is loaded with the page.
 *
 * @throws LatchkeyError `options.invalid` naming every wrong path, `options.two-sign-ins`.
 */
export function readOptions(options: LatchkeyOptions): LatchkeyOptions {
  if (process.env.NODE_ENV !== 'production') return read(options, { networkProblems })
  if (options?.networks?.length > 0) return options
  const problems = ['networks: must be a list of at least one network']
  throw new LatchkeyError('options.invalid', { problems })
}
