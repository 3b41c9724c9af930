import { lazy } from '../contract/index.ts'
import type { CreateLogins } from './lazy-embedded-wallet.ts'

/** Loads what begins logins, with the modal of a website that provides `auth`. */
export const loginModule = lazy(async (): Promise<CreateLogins> => {
  const { createLazyEmbeddedWallet } = await import('./lazy-embedded-wallet.ts')
  return createLazyEmbeddedWallet
})
