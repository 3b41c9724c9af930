import type { AnalyticsOptions } from './analytics-options.ts'
import type { LatchkeyOptions } from './latchkey-options.ts'
import type { Endpoints, Features, Metadata, OnrampSettings } from './options-state.ts'
import { isRecord } from './problems.ts'

/** Every name of a type: one that is missing or no name does not compile. */
type Names<Type> = Readonly<Record<keyof Required<Type>, true>>

const OPTIONS: Names<LatchkeyOptions> = {
  networks: true,
  adapters: true,
  defaultNetwork: true,
  id: true,
  projectId: true,
  metadata: true,
  walletConnect: true,
  auth: true,
  accountTypes: true,
  defaultAccountTypes: true,
  siwx: true,
  siweConfig: true,
  features: true,
  allWallets: true,
  includeWalletIds: true,
  excludeWalletIds: true,
  featuredWalletIds: true,
  customWallets: true,
  addressLabels: true,
  avatar: true,
  tokens: true,
  collectibles: true,
  swapSource: true,
  currency: true,
  onramp: true,
  onrampSources: true,
  enableWallets: true,
  enableInjected: true,
  enableEIP6963: true,
  enableWalletConnect: true,
  enableWalletGuide: true,
  enableCodeBesideList: true,
  enableNetworkSwitch: true,
  enableReconnect: true,
  enableAuthLogger: true,
  enableEmbedded: true,
  lockScroll: true,
  manualWCControl: true,
  allowUnsupportedChain: true,
  logLevel: true,
  debug: true,
  themeMode: true,
  themeVariables: true,
  locale: true,
  strings: true,
  chainImages: true,
  connectorImages: true,
  termsConditionsUrl: true,
  privacyPolicyUrl: true,
  endpoints: true,
  universalProvider: true,
  universalProviderConfigOverride: true,
  customRpcUrls: true,
  preferNetworkRpcUrls: true,
  storage: true,
  cookie: true,
  analytics: true,
  onEvent: true,
  container: true,
  nonce: true,
}

const FEATURES: Names<Features> = {
  swaps: true,
  onramp: true,
  receive: true,
  assets: true,
  send: true,
  email: true,
  emailShowWallets: true,
  socials: true,
  history: true,
  siteTransactions: true,
  analytics: true,
  allWallets: true,
  legalCheckbox: true,
  smartSessions: true,
  collapseWallets: true,
  pay: true,
  connectorTypeOrder: true,
  connectMethodsOrder: true,
  walletFeaturesOrder: true,
}

const ENDPOINTS: Names<Endpoints> = {
  blockchainApi: true,
  walletApi: true,
  analytics: true,
  relay: true,
  secureSite: true,
  ipfsGateway: true,
}

const METADATA: Names<Metadata> = { name: true, description: true, url: true, icons: true }

const ONRAMP: Names<OnrampSettings> = {
  meldKey: true,
  partnerUserId: true,
  restrictedTimezones: true,
  countryCode: true,
}

const ANALYTICS: Names<AnalyticsOptions> = { consent: true, address: true, sink: true }

/**
 * The names of options that do not exist, also below others, each with the option that is spelled
 * most like it. Names that a website chooses, such as those of networks and texts, are not looked at.
 */
export function unknownOptions(options: object): readonly string[] {
  const { features, endpoints, metadata, onramp, analytics } = options as Partial<LatchkeyOptions>
  return [
    ...unknownIn(options, OPTIONS, ''),
    ...unknownIn(features, FEATURES, 'features.'),
    ...unknownIn(endpoints, ENDPOINTS, 'endpoints.'),
    ...unknownIn(metadata, METADATA, 'metadata.'),
    ...unknownIn(onramp, ONRAMP, 'onramp.'),
    ...unknownIn(analytics, ANALYTICS, 'analytics.'),
  ]
}

function unknownIn(given: unknown, known: Readonly<Record<string, true>>, path: string): string[] {
  if (!isRecord(given)) return []
  const names = Object.keys(known)
  return Object.keys(given)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => {
      const near = nearest(name, names)
      return near === undefined ? `${path}${name}` : `${path}${name} (${path}${near}?)`
    })
}

/** Further apart, two names are not one that is misspelled: a fifth of the letters, at least one. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 5))
  const [best] = known
    .map((each) => ({ each, steps: distance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ steps }) => steps <= limit)
    .sort((one, other) => one.steps - other.steps)
  return best?.each
}

/** The number of letters to add, remove or replace. Source: Levenshtein distance. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [index, other] of [...to].entries()) {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
