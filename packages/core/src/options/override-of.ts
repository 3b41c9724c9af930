import type { RelayOverride } from '../contract/index.ts'
import type { LatchkeyOptions } from './latchkey-options.ts'

/**
 * What the website changes of that which wallets are asked for: `walletConnect({ override })`, else the
 * option `universalProviderConfigOverride`.
 */
export function overrideOf({
  walletConnect,
  universalProviderConfigOverride,
}: Pick<LatchkeyOptions, 'walletConnect' | 'universalProviderConfigOverride'>):
  | RelayOverride
  | undefined {
  return walletConnect?.override ?? universalProviderConfigOverride
}
