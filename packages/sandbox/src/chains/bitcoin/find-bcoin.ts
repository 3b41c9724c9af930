import { createRequire } from 'node:module'
import { SandboxError } from '../../sandbox-error.ts'

/**
 * Makes sure that the node's program is there. Parts of it want to be built on installation, which
 * fails without a compiler; nothing of what they would make is used.
 *
 * @throws SandboxError `bitcoin-missing`.
 */
export function findBcoin(
  resolve: (name: string) => string = createRequire(import.meta.url).resolve,
): string {
  try {
    return resolve('bcoin')
  } catch (error) {
    throw new SandboxError(
      'bitcoin-missing',
      'The local Bitcoin chain is missing: bcoin is not installed. Add it to your tests without its install scripts, which are not needed: npm install --save-dev --ignore-scripts bcoin@1.0.2',
      error,
    )
  }
}
