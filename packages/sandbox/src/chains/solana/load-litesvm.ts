import { createRequire } from 'node:module'
import type * as LiteSvmLibrary from 'litesvm/dist/internal'
import { SandboxError } from '../../sandbox-error.ts'

/** The library's own machine, without the toolkit around it. */
export type LiteSvm = typeof LiteSvmLibrary

/**
 * Loads the machine, a program for this platform that comes in an optional package.
 *
 * @throws SandboxError `litesvm-missing` when there is none for this machine.
 */
export function loadLiteSvm(load: (name: string) => unknown = createRequire(import.meta.url)) {
  try {
    // The package is pinned, and this is its file.
    return load('litesvm/dist/internal.js') as LiteSvm
  } catch (error) {
    throw new SandboxError(
      'litesvm-missing',
      `The local Solana chain is missing: litesvm has no program for ${process.platform} on ${process.arch}, or it is not installed. ` +
        "Install again without leaving out optional dependencies; on a platform that has none, start the sandbox without its part 'solana'.",
      error,
    )
  }
}
