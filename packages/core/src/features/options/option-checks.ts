import { eachOf, type FieldChecks } from '../../rules/problems.ts'
import {
  adapter,
  call,
  flag,
  id,
  language,
  link,
  oneOf,
  orFalse,
  record,
  socket,
  someOf,
  storage,
  text,
  texts,
  textTable,
  urlTable,
  valueTable,
  wallet,
} from '../../rules/rules.ts'
import {
  USUAL_CONNECTOR_ORDER,
  USUAL_METHOD_ORDER,
  USUAL_SOCIALS,
  USUAL_WALLET_FEATURES,
} from './choices.ts'

/** What each option has to be where it is given. Source: the public surface, section 2. */
export const OPTION_CHECKS: FieldChecks = [
  ['adapters', eachOf(adapter)],
  ['customWallets', eachOf(wallet)],
  [
    'enableWallets enableInjected enableEIP6963 enableWalletConnect enableWalletGuide ' +
      'enableNetworkSwitch enableReconnect enableEmbedded manualWCControl ' +
      'allowUnsupportedChain debug',
    flag,
  ],
  ['features metadata endpoints', record],
  ['projectId nonce', text],
  ['includeWalletIds excludeWalletIds featuredWalletIds', texts],
  ['termsConditionsUrl privacyPolicyUrl', link],
  ['chainImages connectorImages strings', textTable],
  ['id', id],
  ['locale', language],
  ['themeVariables', valueTable],
  ['customRpcUrls', urlTable],
  ['storage', storage],
  ['onEvent', call],
  ['themeMode', oneOf('dark', 'light', 'system')],
  ['allWallets', oneOf('SHOW', 'HIDE', 'ONLY_MOBILE')],
]

/** What each feature has to be where it is given. */
export const FEATURE_CHECKS: FieldChecks = [
  [
    'swaps onramp receive send email emailShowWallets history analytics allWallets ' +
      'legalCheckbox smartSessions collapseWallets pay',
    flag,
  ],
  ['socials', orFalse(someOf(USUAL_SOCIALS))],
  ['connectorTypeOrder', someOf(USUAL_CONNECTOR_ORDER)],
  ['connectMethodsOrder', someOf(USUAL_METHOD_ORDER)],
  ['walletFeaturesOrder', someOf(USUAL_WALLET_FEATURES)],
]

/** What each endpoint has to be where it is given. */
export const ENDPOINT_CHECKS: FieldChecks = [
  ['blockchainApi walletApi analytics secureSite', link],
  ['relay', socket],
]

/** What a website that describes itself has to say, all of it. */
export const METADATA_CHECKS: FieldChecks = [
  ['name description', text],
  ['url', link],
  ['icons', texts],
]
