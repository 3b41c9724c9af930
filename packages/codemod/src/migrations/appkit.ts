import type { Migration, ModuleRule, MovedName, NameRule } from '../migration.ts'
import { APPKIT_MEMBERS } from './appkit-members.ts'
import { APPKIT_OPTIONS } from './appkit-options.ts'
import { component, hook, same } from './react-names.ts'

const create: MovedName = {
  module: '@latchkey/react',
  name: 'createLatchkey',
  use: { kind: 'factory', options: APPKIT_OPTIONS, members: APPKIT_MEMBERS },
}

const BUTTON = ['size', 'disabled', 'balance', 'namespace', 'label', 'loadingLabel'] as const

const VUE: Readonly<Record<string, NameRule>> = {
  createAppKit: { ...create, module: '@latchkey/vue' },
  useAppKit: {
    module: '@latchkey/vue',
    name: 'useLatchkey',
    use: { kind: 'hook', only: ['open', 'close'] },
  },
  ...Object.fromEntries(
    ['Account', 'Network', 'Provider', 'State', 'Theme', 'Events'].map((name) => [
      `useAppKit${name}`,
      { note: `\`useLatchkey${name}\` of \`@latchkey/vue\` returns a ref of each value.` },
    ]),
  ),
}

const REACT: Readonly<Record<string, NameRule>> = {
  createAppKit: create,
  AppKitProvider: { note: 'Make an instance by `createLatchkey`, and use `LatchkeyProvider`.' },
  useAppKit: hook('useLatchkey', { only: ['open', 'close'] }),
  useAppKitAccount: hook('useLatchkeyAccount'),
  useAppKitNetwork: hook('useLatchkeyNetwork', {
    fields: { caipNetwork: 'network' },
    only: ['caipNetwork', 'chainId', 'caipNetworkId', 'switchNetwork'],
  }),
  useAppKitProvider: hook('useLatchkeyProvider', {
    fields: { walletProvider: 'provider', walletProviderType: 'providerType' },
    only: ['walletProvider', 'walletProviderType'],
  }),
  useAppKitNetworkCore: { note: 'See `useLatchkeyNetwork`.' },
  useAppKitState: hook('useLatchkeyState'),
  useAppKitTheme: hook('useLatchkeyTheme'),
  ...Object.fromEntries(
    ['usePay', 'useAvailableExchanges', 'usePayUrlActions', 'useExchangeBuyStatus'].map((name) => [
      name,
      hook(name),
    ]),
  ),
  useAppKitEvents: { note: '`useLatchkeyEvents` has `event` and `properties` at the top.' },
  useDisconnect: { note: '`disconnect` of `useLatchkeyDisconnect` takes a namespace, no object.' },
  useWalletInfo: { note: 'The wallet is `wallet` of `useLatchkeyProvider(namespace)`.' },
  useAppKitBalance: { note: '`useLatchkeyBalances` reads by itself.' },
  useAppKitWallet: { note: 'Use `WalletButton`, or `WalletButton.Custom`.' },
  useAppKitConnections: { note: '`useLatchkeyConnections` has other fields.' },
  useAppKitConnection: { note: 'See `useLatchkeyConnections`.' },
  useAppKitWallets: {
    note: 'See `useLatchkeyWallets`, `useLatchkeyListing`, `useLatchkeyPairing`.',
  },
  useAppKitUpdateEmail: { note: 'See `changeEmail` of `useLatchkeyLogin`.' },
  AppKitButton: component('LatchkeyButton', { attributes: same(...BUTTON) }),
  AppKitConnectButton: component('ConnectButton', {
    attributes: same('size', 'label', 'loadingLabel', 'namespace'),
  }),
  AppKitAccountButton: component('AccountButton', {
    attributes: same('disabled', 'balance', 'namespace'),
  }),
  AppKitNetworkButton: component('NetworkButton', { attributes: same('disabled') }),
}

const NETWORKS: ModuleRule = {
  names: {
    ...Object.fromEntries(
      ['solana', 'solanaDevnet', 'solanaTestnet'].map((name) => [
        name,
        { module: '@latchkey/adapter-solana' },
      ]),
    ),
    bitcoin: { module: '@latchkey/adapter-bitcoin' },
    bitcoinTestnet: { module: '@latchkey/adapter-bitcoin' },
    bitcoinSignet: { note: 'There is no such network: see `bitcoin` and `bitcoinTestnet`.' },
    ton: { note: 'There is no adapter for it.' },
    tonTestnet: { note: 'There is no adapter for it.' },
    tronMainnet: { note: 'There is no adapter for it.' },
    defineChain: { module: 'viem', use: undefined },
    AppKitNetwork: { note: 'Use `Chain` of viem, or `NetworkInput` of `@latchkey/core/contract`.' },
  },
  others: { module: 'viem/chains' },
}

function adapter(old: string, module: string, name: string): ModuleRule {
  return { names: { [old]: { module, name, use: { kind: 'class' } } } }
}

const ATTRIBUTES = {
  loadingLabel: 'loading-label',
  charsStart: 'chars-start',
  charsEnd: 'chars-end',
} as const

const ELEMENTS = [
  ...['button', 'connect-button', 'account-button', 'network-button', 'wallet-button', 'modal'],
]

/** From AppKit, by its public documentation. */
export const appkit: Migration = {
  name: 'appkit',
  prefix: '@reown/appkit',
  modules: {
    '@reown/appkit': { names: { createAppKit: create } },
    '@reown/appkit/react': { names: REACT },
    '@reown/appkit/vue': { names: VUE },
    '@reown/appkit/networks': NETWORKS,
    '@reown/appkit-adapter-ethers': adapter('EthersAdapter', '@latchkey/adapter-evm', 'evmAdapter'),
    '@reown/appkit-adapter-ethers5': adapter(
      'Ethers5Adapter',
      '@latchkey/adapter-evm',
      'evmAdapter',
    ),
    '@reown/appkit-adapter-solana': adapter(
      ...(['SolanaAdapter', '@latchkey/adapter-solana', 'solanaAdapter'] as const),
    ),
    '@reown/appkit-adapter-solana/react': adapter(
      ...(['SolanaAdapter', '@latchkey/adapter-solana', 'solanaAdapter'] as const),
    ),
    '@reown/appkit-adapter-bitcoin': adapter(
      ...(['BitcoinAdapter', '@latchkey/adapter-bitcoin', 'bitcoinAdapter'] as const),
    ),
    '@reown/appkit-adapter-wagmi': {
      names: {
        WagmiAdapter: {
          note: 'Keep a config of wagmi: `wagmiAdapter` or `latchkeyConnector` of `@latchkey/adapter-evm/wagmi`.',
        },
      },
    },
  },
  elements: {
    ...Object.fromEntries(
      ELEMENTS.flatMap((name) =>
        [`appkit-${name}`, `w3m-${name}`].map((old) => [
          old,
          { name: `latchkey-${name}`, attributes: ATTRIBUTES },
        ]),
      ),
    ),
    'w3m-router': { note: 'Views are shown by the modal alone; `<latchkey-modal>` is its place.' },
    'w3m-onramp-widget': {
      note: "There is none: see `open({ view: 'OnRampProviders' })`, or `useLatchkeyOnramp`.",
    },
  },
}
