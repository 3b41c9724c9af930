export type { WalletPage } from './discovery/found-wallet.ts'
export type {
  LibraryProvider,
  LoadProvider,
  ProvidedWallet,
  ProviderTools,
} from './discovery/provided.ts'
export type { Eip1193Provider, Eip1193Request } from './eip1193.ts'
export { evmAdapter } from './evm-adapter.ts'
export type { EvmAdapterOptions } from './options.ts'
export type { StableProvider } from './provider/provider-shell.ts'
