import type { Migration } from '../migration.ts'
import { component, same } from './react-names.ts'

const NAMESPACE = ' namespace="solana"'
const PROVIDER = 'One `LatchkeyProvider` takes the place of the three providers.'

/** From Solana Wallet Adapter, for a site that replaces it. */
export const solanaWalletAdapter: Migration = {
  name: 'solana-wallet-adapter',
  prefix: '@solana/wallet-adapter-',
  modules: {
    '@solana/wallet-adapter-react-ui': {
      names: {
        WalletMultiButton: component('LatchkeyButton', {
          attributes: same('disabled'),
          adds: NAMESPACE,
        }),
        WalletModalButton: component('ConnectButton', {
          attributes: same('disabled'),
          adds: NAMESPACE,
        }),
        WalletConnectButton: component('ConnectButton', {
          attributes: same('disabled'),
          adds: NAMESPACE,
        }),
        WalletModalProvider: { note: PROVIDER },
        WalletDisconnectButton: { note: "A button calls `disconnect('solana')`." },
        useWalletModal: { note: "`open({ namespace: 'solana' })` of `useLatchkey` opens it." },
      },
    },
    '@solana/wallet-adapter-react': {
      names: {
        ConnectionProvider: { note: PROVIDER },
        WalletProvider: { note: PROVIDER },
        useConnection: { note: 'Make a `Connection` of your own.' },
        useWallet: {
          note: "The account is that of `useLatchkeyAccount({ namespace: 'solana' })`, whose address is text; what signs is `useLatchkeyProvider('solana').provider`.",
        },
        useAnchorWallet: {
          note: 'Make one of the provider: `publicKey` and the methods that sign.',
        },
      },
    },
    '@solana/wallet-adapter-wallets': {
      names: {},
    },
    '@solana/wallet-adapter-base': {
      names: {
        WalletAdapterNetwork: {
          note: 'Networks are `solana`, `solanaDevnet` and `solanaTestnet` of `@latchkey/adapter-solana`.',
        },
      },
    },
  },
  removed: ['@solana/wallet-adapter-react-ui/styles.css'],
}
