import type {
  ConnectMethod,
  ConnectorType,
  SocialProvider,
  WalletFeature,
} from './options-state.ts'

/** Order of the groups in the list of wallets. Source: docs/specification.md, section 2. */
export const USUAL_CONNECTOR_ORDER: readonly ConnectorType[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]

/** Order of the ways to connect. Source: docs/specification.md, section 2. */
export const USUAL_METHOD_ORDER: readonly ConnectMethod[] = ['email', 'social', 'wallet']

/** Source: docs/specification.md, section 9. */
export const USUAL_SOCIALS: readonly SocialProvider[] = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
]

/** Source: docs/specification.md, section 9. */
export const USUAL_WALLET_FEATURES: readonly WalletFeature[] = [
  'onramp',
  'swaps',
  'receive',
  'send',
]

/** Returns true for the name of a social login. */
export function isSocialProvider(text: string): text is SocialProvider {
  return (USUAL_SOCIALS as readonly string[]).includes(text)
}
