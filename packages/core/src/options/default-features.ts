import { USUAL_CONNECTOR_ORDER, USUAL_SOCIALS, USUAL_WALLET_FEATURES } from './choices.ts'
import type { ConnectMethod, Features } from './options-state.ts'

/** Order of the ways to connect when a wallet is installed. Source: docs/constants.json, `features`. */
export const INSTALLED_METHOD_ORDER: readonly ConnectMethod[] = ['wallet', 'email', 'social']

/** Source: docs/specification.md, section 9. */
export const DEFAULT_FEATURES: Features = {
  swaps: true,
  onramp: true,
  receive: true,
  send: true,
  email: true,
  emailShowWallets: true,
  socials: USUAL_SOCIALS,
  history: true,
  siteTransactions: true,
  assets: 'all',
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  pay: false,
  connectorTypeOrder: USUAL_CONNECTOR_ORDER,
  walletFeaturesOrder: USUAL_WALLET_FEATURES,
}
