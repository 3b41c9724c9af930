import type { OptionsState } from '../options/options-state.ts'

/**
 * Returns true if wallets that are not in this browser can be connected: the website provided
 * `walletConnect`, did not switch it off, and has the project id that the relay needs.
 */
export function offersPairing({
  hasRelay,
  usesWallets,
  usesWalletConnect,
  projectId,
}: Pick<OptionsState, 'hasRelay' | 'usesWallets' | 'usesWalletConnect' | 'projectId'>): boolean {
  return hasRelay && usesWallets && usesWalletConnect && projectId !== undefined
}
