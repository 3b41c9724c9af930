import type { Core } from './core.ts'
import type { CoreOptions } from './core-options.ts'
import { createCore } from './create-core.ts'
import { createLazyEmbeddedWallet } from './embedded-wallet/lazy-embedded-wallet.ts'
import { readOptions } from './options/check-options.ts'

/**
 * Creates the core of one modal. Nothing is read, listened to or requested before `start`, so a server can
 * create one for every request.
 *
 * @throws LatchkeyError `options.invalid` that names every wrong path, `options.two-sign-ins`.
 */
export function createCheckedCore(given: CoreOptions): Core {
  readOptions(given)
  return createCore(given, createLazyEmbeddedWallet)
}
