export { bitcoinAdapter } from './bitcoin-adapter.ts'
export type { WalletPage } from './discovery/found-wallet.ts'
export type { ProvidedWallet } from './discovery/provided.ts'
export type { EsploraBases } from './esplora/esplora.ts'
export { bitcoin, bitcoinTestnet } from './networks.ts'
export type { BitcoinAdapterOptions } from './options.ts'
export type {
  AccountAddress,
  BitcoinProvider,
  SendTransferParams,
  SignMessageParams,
  SignPsbtAnswer,
  SignPsbtParams,
} from './provider/stable-provider.ts'
