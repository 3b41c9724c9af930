import type { OptionsState } from '../options/options-state.ts'

/**
 * Returns true if wallets that are not in this browser can be connected: the website provided
 * `walletConnect`, did not switch it off, and has the project id that the public relay needs, or a
 * relay of its own.
 */
export function offersPairing({
  hasRelay,
  usesWallets,
  usesWalletConnect,
  projectId,
  hasOwnRelay,
}: Pick<
  OptionsState,
  'hasRelay' | 'usesWallets' | 'usesWalletConnect' | 'projectId' | 'hasOwnRelay'
>): boolean {
  const canUseRelay = projectId !== undefined || hasOwnRelay
  return hasRelay && usesWallets && usesWalletConnect && canUseRelay
}
