import type { CreateLatchkeyOptions } from '@latchkey/react'
import { expect, test } from 'vitest'
import { OPTIONS } from './options-table.ts'

type Given<Name extends keyof CreateLatchkeyOptions> = Extract<
  NonNullable<CreateLatchkeyOptions[Name]>,
  object
>

/** `true` for an option with a switch of its own name, else why it has none. One that is missing does not compile. */
type Listed<Options extends object> = Readonly<Record<keyof Options, true | NoSwitch>>

interface NoSwitch {
  /** The switch that gives it, or why there is none. */
  readonly by?: string
  readonly because?: string
}

const PARTS: NoSwitch = { because: 'Each of its parts has a switch, or a reason' }

const TOP: Listed<CreateLatchkeyOptions> = {
  networks: true,
  adapters: { because: 'Code of a package; those of the namespaces of `networks` are given' },
  defaultNetwork: true,
  id: true,
  projectId: true,
  metadata: PARTS,
  walletConnect: { by: 'relay' },
  auth: { by: 'logins' },
  accountTypes: true,
  defaultAccountTypes: true,
  siwx: true,
  siweConfig: { by: 'siwx' },
  features: PARTS,
  allWallets: true,
  includeWalletIds: true,
  excludeWalletIds: true,
  featuredWalletIds: true,
  customWallets: true,
  addressLabels: true,
  avatar: true,
  tokens: true,
  collectibles: { because: 'Code of a package; the one for Solana is always given' },
  swapSource: {
    because: 'Code of a website; the blockchain API of the sandbox answers in its place',
  },
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
  themeVariables: PARTS,
  locale: true,
  strings: true,
  chainImages: true,
  connectorImages: true,
  termsConditionsUrl: true,
  privacyPolicyUrl: true,
  endpoints: PARTS,
  universalProvider: {
    because: 'An object of a library; `relay` gives walletConnect() without one',
  },
  universalProviderConfigOverride: true,
  customRpcUrls: true,
  preferNetworkRpcUrls: true,
  storage: true,
  cookie: true,
  analytics: true,
  onEvent: { because: 'A function; the list of events on the page is written by it' },
  container: true,
  nonce: true,
}

const FEATURES: Listed<Given<'features'>> = {
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

const OF_SANDBOX: NoSwitch = { because: 'The address of a server of the sandbox' }

const ENDPOINTS: Listed<Given<'endpoints'>> = {
  blockchainApi: OF_SANDBOX,
  walletApi: OF_SANDBOX,
  analytics: OF_SANDBOX,
  relay: OF_SANDBOX,
  secureSite: OF_SANDBOX,
  ipfsGateway: OF_SANDBOX,
}

const METADATA: Listed<Given<'metadata'>> = {
  name: true,
  description: true,
  url: true,
  icons: true,
}

const BY_JSON: NoSwitch = { by: 'onramp' }

const ONRAMP: Listed<Given<'onramp'>> = {
  meldKey: BY_JSON,
  partnerUserId: BY_JSON,
  restrictedTimezones: BY_JSON,
  countryCode: BY_JSON,
}

const ANALYTICS: Listed<Given<'analytics'>> = {
  consent: { by: 'analytics' },
  address: { by: 'analytics' },
  sink: { because: 'A function; the sink of the sandbox receives events' },
}

/** The aliases are other names of the same tokens. */
type Tokens = Omit<Given<'themeVariables'>, `--${string}`>

const THEME: Listed<Tokens> = {
  accent: true,
  background: true,
  mix: true,
  mixStrength: true,
  contrast: true,
  fontFamily: true,
  base: true,
  radius: true,
  qrColor: true,
  zIndex: true,
  width: true,
}

const LISTED: Readonly<Record<string, Listed<object>>> = {
  '': TOP,
  'features.': FEATURES,
  'endpoints.': ENDPOINTS,
  'metadata.': METADATA,
  'onramp.': ONRAMP,
  'analytics.': ANALYTICS,
  'themeVariables.': THEME,
}

/** Every option by its whole name, as a switch would be named. */
const ALL: readonly (readonly [string, true | NoSwitch])[] = Object.entries(LISTED).flatMap(
  ([path, options]) =>
    Object.entries<true | NoSwitch>(options).map(([name, how]) => [`${path}${name}`, how] as const),
)

const SWITCHES: ReadonlySet<string> = new Set(OPTIONS.map(({ name }) => name))

test('every option has a switch, or a reason why it has none', () => {
  const without = ALL.filter(([name, how]) => {
    if (how === true) return !SWITCHES.has(name)
    return how.by === undefined ? how.because === undefined : !SWITCHES.has(how.by)
  })

  expect(without).toEqual([])
})

test('no option with a reason has a switch', () => {
  expect(ALL.filter(([name, how]) => how !== true && SWITCHES.has(name))).toEqual([])
})

test('every switch is that of an option, or one of the lab itself', () => {
  const named = new Set(ALL.map(([name]) => name))

  expect([...SWITCHES].filter((name) => !named.has(name))).toEqual([
    ...['walletLibraries', 'relay', 'logins', 'buffer', 'wallets', 'pay'],
    ...['dir', 'page', 'second', 'devtools', 'story', 'hood'],
  ])
})
