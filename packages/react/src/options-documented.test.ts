/// <reference types="vite/client" />
import type { Features } from '@latchkey/core'
import { expect, test } from 'vitest'
import type { CreateLatchkeyOptions } from './instance/latchkey.ts'

const [README = ''] = Object.values(
  import.meta.glob<string>('../README.md', { query: '?raw', import: 'default', eager: true }),
)

/** Every option: one that is missing or too much does not compile. */
const OPTIONS: Readonly<Record<keyof CreateLatchkeyOptions, true>> = {
  networks: true,
  currency: true,
  adapters: true,
  walletConnect: true,
  auth: true,
  projectId: true,
  metadata: true,
  defaultNetwork: true,
  id: true,
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
  enableEmbedded: true,
  lockScroll: true,
  enableAuthLogger: true,
  manualWCControl: true,
  allowUnsupportedChain: true,
  cookie: true,
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
  analytics: true,
  onEvent: true,
  container: true,
  nonce: true,
}

/** Every feature, in the same way. */
const FEATURES: Readonly<Record<keyof Features, true>> = {
  swaps: true,
  onramp: true,
  receive: true,
  send: true,
  email: true,
  emailShowWallets: true,
  socials: true,
  history: true,
  siteTransactions: true,
  assets: true,
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

/** Names in the first column of the first table below a heading. */
function documented(heading: string): readonly string[] {
  const [, section = ''] = README.split(`\n${heading}\n`)
  const [, table = ''] = /((?:^\|.*\n)+)/m.exec(section) ?? []
  const columns = table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[1] ?? '')
  return columns.flatMap((column) => [...column.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
}

test.each([
  ['## Options', OPTIONS],
  ['### Features', FEATURES],
])('the table under %s has each existing name once, and no others', (heading, names) => {
  expect([...documented(heading)].sort()).toEqual(Object.keys(names).sort())
})
