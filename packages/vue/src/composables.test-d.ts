import type { EvmProvider, Namespace } from '@latchkey/core/contract'
import { expectTypeOf, test } from 'vitest'
import { type ComputedRef, ref } from 'vue'
import { useLatchkeyAccount, useLatchkeyNetwork, useLatchkeyProvider } from './index.ts'

test('what React’s hooks return is a readonly ref here, and a function stays one', () => {
  const { address, isConnected } = useLatchkeyAccount({ namespace: ref<Namespace>('solana') })
  const { chainId, switchNetwork } = useLatchkeyNetwork({ namespace: () => 'eip155' })

  expectTypeOf(address).toEqualTypeOf<ComputedRef<string | undefined>>()
  expectTypeOf(chainId).toEqualTypeOf<ComputedRef<number | string | undefined>>()
  expectTypeOf(switchNetwork).returns.toEqualTypeOf<Promise<void>>()
  // @ts-expect-error A ref of the state can't be set.
  isConnected.value = true
  // @ts-expect-error No namespace has this name.
  useLatchkeyAccount({ namespace: 'ethereum' })
})

test('the provider is that of its namespace', () => {
  const { provider } = useLatchkeyProvider('eip155')

  expectTypeOf(provider).toEqualTypeOf<ComputedRef<EvmProvider | undefined>>()
})
