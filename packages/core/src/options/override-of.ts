import type { RelayOverride } from '../contract/index.ts'
import type { LatchkeyOptions } from './latchkey-options.ts'

/**
 * The website's changes to the permissions that are requested from wallets:
 * `walletConnect({ override })`, else the option `universalProviderConfigOverride`.
 */
export function overrideOf({
  walletConnect,
  universalProviderConfigOverride,
}: Pick<LatchkeyOptions, 'walletConnect' | 'universalProviderConfigOverride'>):
  | RelayOverride
  | undefined {
  return walletConnect?.override ?? universalProviderConfigOverride
}
