import type { OptionsState } from '../options/options-state.ts'

/** Whether wallets that are not in this browser can be reached: the relay knows sites by their project. */
export function offersPairing({
  usesWallets,
  usesWalletConnect,
  projectId,
}: Pick<OptionsState, 'usesWallets' | 'usesWalletConnect' | 'projectId'>): boolean {
  return usesWallets && usesWalletConnect && projectId !== undefined
}
