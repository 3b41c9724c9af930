import {
  USUAL_CONNECTOR_ORDER,
  USUAL_METHOD_ORDER,
  USUAL_SOCIALS,
  USUAL_WALLET_FEATURES,
} from './constants.ts'
import {
  call,
  flag,
  id,
  language,
  link,
  oneOf,
  orFalse,
  type Rule,
  record,
  socket,
  someOf,
  storage,
  text,
  texts,
  textTable,
  urlTable,
  valueTable,
} from './rules.ts'

/** Names of options that follow one rule, separated by blanks. */
type Names = string

/** Rules of the options in one object. */
export type OptionRules = readonly (readonly [names: Names, rule: Rule])[]

/** What each option has to be where it is given. Source: the public surface, section 2. */
export const OPTION_RULES: OptionRules = [
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
export const FEATURE_RULES: OptionRules = [
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
export const ENDPOINT_RULES: OptionRules = [
  ['blockchainApi walletApi analytics secureSite', link],
  ['relay', socket],
]

/** What a website that describes itself has to say, all of it. */
export const METADATA_RULES: OptionRules = [
  ['name description', text],
  ['url', link],
  ['icons', texts],
]
