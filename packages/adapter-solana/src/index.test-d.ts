import type { ChainAdapter, NamespaceProviders, NetworkInput } from '@latchkey/core/contract'
import type { SolanaWalletAdapterWallet } from '@solana/wallet-standard-wallet-adapter-base'
import type { Connection, Transaction, VersionedTransaction } from '@solana/web3.js'
import { expectTypeOf, test } from 'vitest'
import {
  type ProvidedWallet,
  type SolanaProvider,
  solana,
  solanaAdapter,
  solanaDevnet,
  solanaTestnet,
  type TransactionObject,
  type TransactionSender,
} from './index.ts'

declare const wallet: SolanaWalletAdapterWallet
declare const provider: SolanaProvider
declare const older: Transaction
declare const newer: VersionedTransaction

test('it creates an adapter of the Solana namespace, with or without options', () => {
  expectTypeOf(solanaAdapter()).toEqualTypeOf<ChainAdapter<'solana'>>()
  expectTypeOf(solanaAdapter({ wallets: undefined })).toEqualTypeOf<ChainAdapter<'solana'>>()
})

test('networks have the type that websites pass', () => {
  expectTypeOf([solana, solanaDevnet, solanaTestnet]).toExtend<readonly NetworkInput[]>()
})

test('wallets of the Wallet Standard can be provided', () => {
  solanaAdapter({ wallets: [wallet] })
  // @ts-expect-error a text is no wallet
  expectTypeOf<'text'>().toExtend<ProvidedWallet>()
})

test('the provider takes objects of the library, and returns objects of the same class', () => {
  expectTypeOf<Transaction>().toExtend<TransactionObject>()
  expectTypeOf<VersionedTransaction>().toExtend<TransactionObject>()
  expectTypeOf<Connection>().toExtend<TransactionSender>()
  expectTypeOf(provider.signTransaction(older)).resolves.toEqualTypeOf<Transaction>()
  expectTypeOf(provider.signTransaction(newer)).resolves.toEqualTypeOf<VersionedTransaction>()
  expectTypeOf(provider.signTransaction(new Uint8Array())).resolves.toExtend<Uint8Array>()
})

test('with this package, the provider of the namespace has its type', () => {
  expectTypeOf<NamespaceProviders['solana']>().toEqualTypeOf<SolanaProvider>()
})
