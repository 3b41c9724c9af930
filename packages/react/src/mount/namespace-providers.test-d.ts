import { injected } from '@wagmi/core'
import { custom, type EIP1193Provider } from 'viem'
import { expectTypeOf, test } from 'vitest'
import type { Latchkey } from './latchkey.ts'
import type { EvmProvider } from './namespace-providers.ts'

declare const latchkey: Latchkey

test('on EVM networks the provider is one of EIP-1193; of others nothing is said yet', () => {
  expectTypeOf(latchkey.getProvider('eip155')).toEqualTypeOf<EvmProvider | undefined>()
  expectTypeOf(latchkey.getProvider('solana')).toBeUnknown()
})

test('viem and wagmi take the provider as it is', () => {
  const provider = latchkey.getProvider('eip155')
  if (provider === undefined) return

  custom(provider)
  injected({ target: { id: 'latchkey', name: 'Latchkey', provider } })
  expectTypeOf(provider).toExtend<EIP1193Provider>()
})

test('an answer is unknown, unless the caller names what it expects', () => {
  const { request } = {} as EvmProvider

  expectTypeOf(request({ method: 'eth_chainId' })).resolves.toBeUnknown()
  expectTypeOf(request<string>({ method: 'eth_chainId' })).resolves.toBeString()
})
