import type { ChainAdapter, NetworkInput } from '@latchkey/core/contract'
import type { SolanaWalletAdapterWallet } from '@solana/wallet-standard-wallet-adapter-base'
import type { Connection, Transaction, VersionedTransaction } from '@solana/web3.js'
import { expectTypeOf, test } from 'vitest'
import {
  type HandedWallet,
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
  expectTypeOf(solanaAdapter({ handed: undefined })).toEqualTypeOf<ChainAdapter<'solana'>>()
})

test('networks have the type that websites pass', () => {
  expectTypeOf([solana, solanaDevnet, solanaTestnet]).toExtend<readonly NetworkInput[]>()
})

test('wallets of the Wallet Standard can be provided', () => {
  solanaAdapter({ handed: [wallet] })
  // @ts-expect-error a text is no wallet
  expectTypeOf<'text'>().toExtend<HandedWallet>()
})

test('the provider takes objects of the library, and returns objects of the same class', () => {
  expectTypeOf<Transaction>().toExtend<TransactionObject>()
  expectTypeOf<VersionedTransaction>().toExtend<TransactionObject>()
  expectTypeOf<Connection>().toExtend<TransactionSender>()
  expectTypeOf(provider.signTransaction(older)).resolves.toEqualTypeOf<Transaction>()
  expectTypeOf(provider.signTransaction(newer)).resolves.toEqualTypeOf<VersionedTransaction>()
  expectTypeOf(provider.signTransaction(new Uint8Array())).resolves.toExtend<Uint8Array>()
})
