/**
 * The entry in builds for production: what the page loads has no checks of options, which a website's developer has
 * met in development. Networks are checked in any case, where they are read.
 */

import type { LatchkeyOptions } from '../../options/latchkey-options.ts'

export { toNetwork } from '../../options/to-network.ts'
export { storageKeys } from '../../platform/storage-key.ts'
export { accountPart } from '../account-part.ts'
export { truncateAmount } from '../truncate-amount.ts'

/** Returns the options as they are. */
export function readOptions(options: LatchkeyOptions): LatchkeyOptions {
  return options
}
