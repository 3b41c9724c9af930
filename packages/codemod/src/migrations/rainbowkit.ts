import type { Migration } from '../migration.ts'
import { CONNECT_BUTTON } from './react-names.ts'

const CONFIG =
  'Write the config by `createConfig` of wagmi, with `latchkeyConnector` of `@latchkey/adapter-evm/wagmi`.'

/** From RainbowKit. Its provider and its config are more than a name: they are reported. */
export const rainbowkit: Migration = {
  name: 'rainbowkit',
  prefix: '@rainbow-me/rainbowkit',
  modules: {
    '@rainbow-me/rainbowkit': {
      names: {
        ConnectButton: CONNECT_BUTTON,
        RainbowKitProvider: {
          note: 'Use `LatchkeyProvider`, with an instance of `createLatchkey`.',
        },
        getDefaultConfig: { note: CONFIG },
        connectorsForWallets: { note: 'Wallets are found by themselves; see `featuredWalletIds`.' },
        getDefaultWallets: { note: 'Wallets are found by themselves; see `featuredWalletIds`.' },
        useConnectModal: { note: '`open` of `useLatchkey` opens it.' },
        useAccountModal: { note: "`open({ view: 'Account' })` of `useLatchkey` opens it." },
        useChainModal: { note: "`open({ view: 'Networks' })` of `useLatchkey` opens it." },
        darkTheme: { note: "See `themeMode: 'dark'` and `themeVariables`." },
        lightTheme: { note: "See `themeMode: 'light'` and `themeVariables`." },
        midnightTheme: { note: "See `themeMode: 'dark'` and `themeVariables`." },
      },
    },
  },
  removed: ['@rainbow-me/rainbowkit/styles.css'],
}
