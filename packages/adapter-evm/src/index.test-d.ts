import type { ChainAdapter } from '@latchkey/core/contract'
import type { Eip1193Provider as EthersProvider } from 'ethers'
import type { EIP1193Provider as ViemProvider } from 'viem'
import { expectTypeOf, test } from 'vitest'
import { evmAdapter, type ProvidedWallet, type StableProvider } from './index.ts'

declare const viemProvider: ViemProvider
declare const ethersProvider: EthersProvider

test('it creates an adapter of the EVM namespace, with or without options', () => {
  expectTypeOf(evmAdapter()).toEqualTypeOf<ChainAdapter<'eip155'>>()
  expectTypeOf(evmAdapter({ wallets: undefined })).toEqualTypeOf<ChainAdapter<'eip155'>>()
})

test('providers of other libraries can be provided', () => {
  evmAdapter({ wallets: [{ name: 'Viem', provider: viemProvider }] })
  evmAdapter({ wallets: [{ name: 'Ethers', provider: ethersProvider, icon: undefined }] })
})

test('a wallet without a provider is refused', () => {
  // @ts-expect-error an unknown method
  evmAdapter({ wallets: [{ name: 'Nothing' }] })
  // @ts-expect-error a text is no request
  expectTypeOf<'text'>().toExtend<ProvidedWallet['provider']>()
})

test('viem, wagmi and ethers accept the provider of a website', () => {
  expectTypeOf<StableProvider>().toExtend<ViemProvider>()
  expectTypeOf<StableProvider>().toExtend<EthersProvider>()
})
