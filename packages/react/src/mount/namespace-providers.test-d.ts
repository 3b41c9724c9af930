import { expectTypeOf, test } from 'vitest'
import type { Latchkey } from './latchkey.ts'
import type { EvmProvider } from './namespace-providers.ts'

test('on EVM networks the provider is one of EIP-1193; of others nothing is said yet', () => {
  const getProvider = (() => undefined) as unknown as Latchkey['getProvider']

  expectTypeOf(getProvider('eip155')).toEqualTypeOf<EvmProvider | undefined>()
  expectTypeOf(getProvider('solana')).toBeUnknown()
})
