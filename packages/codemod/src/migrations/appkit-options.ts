import type { OptionRules } from '../migration.ts'

/** The rules for the options of `createAppKit`. */
export const APPKIT_OPTIONS: OptionRules = {
  same: [
    ...['projectId', 'networks', 'adapters', 'metadata', 'defaultNetwork', 'debug'],
    ...['allWallets', 'includeWalletIds', 'excludeWalletIds', 'featuredWalletIds', 'customWallets'],
    ...['tokens', 'chainImages', 'connectorImages', 'termsConditionsUrl', 'privacyPolicyUrl'],
    ...['themeMode', 'themeVariables', 'siwx', 'siweConfig', 'defaultAccountTypes'],
    ...['allowUnsupportedChain', 'enableWalletConnect', 'enableWallets', 'enableWalletGuide'],
    ...['enableInjected', 'enableEIP6963', 'enableNetworkSwitch', 'enableReconnect'],
    ...['enableEmbedded', 'enableAuthLogger', 'manualWCControl', 'universalProvider'],
    'universalProviderConfigOverride',
  ],
  removed: {
    enableCoinbase:
      "the wallet is found as any other, and `excludeWalletIds: ['com.coinbase.wallet']` hides it",
    coinbasePreference:
      'the wallet is found as any other; its own library is handed over by `evmAdapter({ wallets })`',
    disableAppend: 'see the option `container`, or `<latchkey-modal>`',
    showWallets: 'see the option `enableWallets`',
  },
  noted: {
    customRpcUrls: '`customRpcUrls` has addresses as texts, no objects',
    features: 'logins need `auth: frameAuth()` of `@latchkey/frame`; `headless` is no feature',
  },
  addresses: 'customRpcUrls',
  variables: ['--apkt-', '--w3m-'],
  added: [
    {
      text: 'walletConnect: walletConnect()',
      unless: ['walletConnect', 'enableWalletConnect'],
      imports: { module: '@latchkey/walletconnect', name: 'walletConnect' },
    },
    { text: "themeMode: 'system'", unless: ['themeMode'] },
  ],
}
