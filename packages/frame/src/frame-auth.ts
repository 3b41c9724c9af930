import { type AuthSource, lazy, type NetworkId } from '@latchkey/core/contract'
import { isLoginUsed } from './host/storage-keys.ts'

/** The facts that a website knows of its secure site. */
export interface FrameAuthOptions {
  /**
   * The networks on which the secure site has accounts, by their CAIP-2 ids, on `eip155` and `solana`.
   * For a secure site of your own. @default those of `secure.walletconnect.org`
   */
  readonly networkIds?: readonly NetworkId[] | undefined
}

/**
 * Logins by e-mail, social account and Farcaster, and the embedded wallet behind them, in a frame of
 * the secure site. Safe to call on a server. The rest of this package is loaded when a visitor logs
 * in, or has a stored login.
 */
export function frameAuth({ networkIds }: FrameAuthOptions = {}): AuthSource {
  const frame = lazy(async () => (await import('./host/shared-frame.ts')).createSharedFrame())
  return {
    networkIds,
    hasStoredLogin: isLoginUsed,
    async load(host) {
      return (await frame.load()).connect(host)
    },
  }
}
