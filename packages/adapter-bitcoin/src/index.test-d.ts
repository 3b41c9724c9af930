import type { ChainAdapter, NamespaceProviders, NetworkInput } from '@latchkey/core/contract'
import type { BitcoinProvider as SatsProvider } from 'sats-connect'
import { expectTypeOf, test } from 'vitest'
import {
  type AccountAddress,
  type BitcoinProvider,
  bitcoin,
  bitcoinAdapter,
  bitcoinTestnet,
  type EsploraBases,
  type ProvidedWallet,
  type SendTransferParams,
  type SignMessageParams,
  type SignPsbtAnswer,
} from './index.ts'

declare const satsProvider: SatsProvider
declare const provider: BitcoinProvider

test('it creates an adapter of the Bitcoin namespace, with or without options', () => {
  expectTypeOf(bitcoinAdapter()).toEqualTypeOf<ChainAdapter<'bip122'>>()
  expectTypeOf(bitcoinAdapter({ wallets: undefined })).toEqualTypeOf<ChainAdapter<'bip122'>>()
})

test('networks have the type that websites pass', () => {
  expectTypeOf([bitcoin, bitcoinTestnet]).toExtend<readonly NetworkInput[]>()
})

test("a provider for sats-connect can be provided, a wallet without one can't", () => {
  bitcoinAdapter({ wallets: [{ name: 'Sats', provider: satsProvider, icon: undefined }] })
  // @ts-expect-error an unknown method
  bitcoinAdapter({ wallets: [{ name: 'Nothing' }] })
  // @ts-expect-error a text is no request
  expectTypeOf<'text'>().toExtend<ProvidedWallet['provider']>()
})

test('servers are passed by the id of their network', () => {
  bitcoinAdapter({ esplora: { [bitcoin.caipNetworkId]: 'https://esplora.example/api' } })
  expectTypeOf<EsploraBases>().toHaveProperty(bitcoin.caipNetworkId).toBeString()
  // @ts-expect-error a name is no id
  bitcoinAdapter({ esplora: { mainnet: 'https://esplora.example/api' } })
})

test('the provider gives accounts with their purpose', () => {
  expectTypeOf(provider.getAccountAddresses()).resolves.toEqualTypeOf<readonly AccountAddress[]>()
  expectTypeOf<AccountAddress['purpose']>().toExtend<string>()
})

test('it signs texts by every protocol, and transactions', () => {
  expectTypeOf<SignMessageParams['protocol']>().toEqualTypeOf<'ecdsa' | 'bip322' | undefined>()
  expectTypeOf(provider.signMessage({ message: 'Hello', address: '' })).resolves.toBeString()
  expectTypeOf(
    provider.signPSBT({ psbt: '', signInputs: [] }),
  ).resolves.toEqualTypeOf<SignPsbtAnswer>()
  // @ts-expect-error the signer of each input is required
  void provider.signPSBT({ psbt: '' })
})

test('amounts are satoshis as text, number or bigint', () => {
  expectTypeOf<SendTransferParams['amount']>().toEqualTypeOf<string | number | bigint>()
  expectTypeOf(provider.sendTransfer({ recipient: '', amount: 1n })).resolves.toBeString()
})

test('with this package, the provider of the namespace has its type', () => {
  expectTypeOf<NamespaceProviders['bip122']>().toEqualTypeOf<BitcoinProvider>()
})
