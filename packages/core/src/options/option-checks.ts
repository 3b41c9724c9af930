import { flag, link, words } from './basic-rules.ts'
import { accountTypes, defaultAccountTypes, relayOverride } from './by-network.ts'
import {
  USUAL_CONNECTOR_ORDER,
  USUAL_METHOD_ORDER,
  USUAL_SOCIALS,
  USUAL_WALLET_FEATURES,
} from './choices.ts'
import { customWallet } from './custom-wallet.ts'
import { FIAT_CURRENCIES } from './fiat-currency.ts'
import { type Check, eachOf, type Fields, isRecord, must, objectOf } from './problems.ts'
import {
  adapter,
  call,
  collectibleSource,
  country,
  flagOrNamespaces,
  id,
  language,
  oneOf,
  onrampSource,
  partnerId,
  relay,
  siwe,
  siwx,
  socket,
  someOf,
  storage,
  swapSource,
  text,
  texts,
  textTable,
  tokenTable,
  urlTable,
  valueTable,
} from './rules.ts'
import { unservedNamespaces } from './unserved-namespaces.ts'

const features = objectOf([
  [
    'swaps onramp receive send email emailShowWallets analytics allWallets ' +
      'legalCheckbox smartSessions collapseWallets pay siteTransactions',
    flag,
  ],
  ['history', flagOrNamespaces],
  ['assets', oneOf('all', 'embedded', 'none')],
  ['socials', someOf(USUAL_SOCIALS, ', or false')],
  ['connectorTypeOrder', someOf(USUAL_CONNECTOR_ORDER)],
  ['connectMethodsOrder', someOf(USUAL_METHOD_ORDER)],
  ['walletFeaturesOrder', someOf(USUAL_WALLET_FEATURES)],
])

const endpoints = objectOf([
  ['blockchainApi walletApi analytics secureSite ipfsGateway', link],
  ['relay', socket],
])

const onramp = objectOf([
  ['meldKey', words],
  ['partnerUserId', partnerId],
  ['restrictedTimezones', texts],
  ['countryCode', country],
])

/** A website that describes itself does so in full. */
const metadata = objectOf([
  ['name description', text, 'needed'],
  ['url', link, 'needed'],
  ['icons', texts, 'needed'],
])

/**
 * Creates the checks of all options that are given. Source: docs/api.md, section 2.
 *
 * @param network - The check of one network.
 */
export function optionChecks(network: Check): Check {
  const fields = fieldChecks(network)
  return (options, path) => [
    ...fields(options, path),
    ...(isRecord(options) ? unservedNamespaces(options) : []),
  ]
}

function fieldChecks(network: Check): Check {
  return objectOf([
    ['networks', eachOf(network, 'network'), 'needed'],
    ['defaultNetwork', network],
    ['defaultNetwork', must('one of networks', isListed)],
    ['adapters', must('one per namespace', isOneEach)],
    ['adapters', eachOf(adapter)],
    ['collectibles', eachOf(collectibleSource)],
    ['swapSource', swapSource],
    ['onramp', onramp],
    ['onrampSources', eachOf(onrampSource)],
    ['onrampSources', must('of different ids', isOneOfEachId)],
    ['customWallets', eachOf(customWallet)],
    ['tokens', tokenTable],
    [
      'enableWallets enableInjected enableEIP6963 enableWalletConnect enableWalletGuide ' +
        'enableCodeBesideList enableNetworkSwitch enableReconnect enableAuthLogger ' +
        'enableEmbedded lockScroll manualWCControl allowUnsupportedChain cookie debug preferNetworkRpcUrls',
      flag,
    ],
    ['features', features],
    ['metadata', metadata],
    ['endpoints', endpoints],
    ['accountTypes', accountTypes],
    ['defaultAccountTypes', defaultAccountTypes],
    ['walletConnect', relay],
    ['universalProvider universalProviderConfigOverride', needsRelay],
    ['walletConnect.override universalProviderConfigOverride', relayOverride],
    ['siwx', siwx],
    ['siweConfig', siwe],
    ['projectId nonce', text],
    ['includeWalletIds excludeWalletIds featuredWalletIds', texts],
    ['termsConditionsUrl privacyPolicyUrl', link],
    ['chainImages connectorImages strings addressLabels', textTable],
    ['id', id],
    ['locale', language],
    ['themeVariables', valueTable],
    ['customRpcUrls', urlTable],
    ['storage', storage],
    ['onEvent analytics.sink avatar', call],
    ['analytics', must("'ask' or an object", (value) => value === 'ask' || isRecord(value))],
    ['analytics.consent', oneOf(true, false, 'ask')],
    ['analytics.address', flag],
    ['currency', oneOf(...FIAT_CURRENCIES)],
    ['logLevel', oneOf('silent', 'error', 'warn', 'info', 'debug')],
    ['themeMode', oneOf('dark', 'light', 'system')],
    ['allWallets', oneOf('SHOW', 'HIDE', 'ONLY_MOBILE')],
  ])
}

/** Without wallet-connect nothing would use the provider. */
const needsRelay: Check = (provider, path, options) =>
  provider === undefined || options?.['walletConnect'] !== undefined
    ? []
    : [`${path}: needs walletConnect, see @latchkey/walletconnect`]

function isOneEach(adapters: unknown): boolean {
  const all = [adapters].flat()
  return new Set(all.map((each) => Object(each).namespace)).size === all.length
}

function isOneOfEachId(sources: unknown): boolean {
  const ids = [sources].flat().map((each) => Object(each).id)
  return new Set(ids).size === ids.length
}

function isListed(network: unknown, { networks }: Fields): boolean {
  return [networks].flat().some((each) => Object(each).id === Object(network).id)
}
