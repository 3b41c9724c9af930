import type { EvmProvider } from '@latchkey/core/contract'
import { injected } from '@wagmi/core'
import { custom, type EIP1193Provider } from 'viem'
import { expectTypeOf, test } from 'vitest'
import type { Latchkey } from './latchkey.ts'

declare const latchkey: Latchkey

test('on EVM networks the provider is one of EIP-1193; where no adapter adds a type, nothing is said', () => {
  expectTypeOf(latchkey.getProvider('eip155')).toEqualTypeOf<EvmProvider | undefined>()
  expectTypeOf(latchkey.getProvider('polkadot')).toBeUnknown()
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
