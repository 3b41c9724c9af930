import { type AuthSource, lazy } from '@latchkey/core/contract'
import { isLoginUsed } from './host/storage-keys.ts'

/**
 * Logins by e-mail, social account and Farcaster, and the embedded wallet behind them, in a frame of
 * the secure site. Safe to call on a server. The rest of this package is loaded when a visitor logs
 * in, or has a stored login.
 */
export function frameAuth(): AuthSource {
  const frame = lazy(async () => (await import('./host/shared-frame.ts')).createSharedFrame())
  return {
    hasStoredLogin: isLoginUsed,
    async load(host) {
      return (await frame.load()).connect(host)
    },
  }
}
