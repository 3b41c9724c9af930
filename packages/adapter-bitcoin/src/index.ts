export { bitcoinAdapter } from './bitcoin-adapter.ts'
export type { BitcoinAdapterOptions } from './create-bitcoin-adapter.ts'
export type { HandedWallet } from './discovery/handed.ts'
export type { EsploraBases } from './esplora/esplora.ts'
export { bitcoin, bitcoinTestnet } from './networks.ts'
export type { WalletPage } from './page.ts'
export type {
  AccountAddress,
  BitcoinProvider,
  SendTransferParams,
  SignMessageParams,
  SignPsbtAnswer,
  SignPsbtParams,
} from './provider/stable-provider.ts'
