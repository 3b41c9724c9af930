import type { ExchangeStatus } from '@latchkey/core'
import type { EvmProvider, Namespace } from '@latchkey/core/contract'
import { expectTypeOf, test } from 'vitest'
import { type ComputedRef, ref } from 'vue'
import {
  useAvailableExchanges,
  useExchangeBuyStatus,
  useLatchkeyAccount,
  useLatchkeyBalances,
  useLatchkeyCollectibles,
  useLatchkeyNetwork,
  useLatchkeyProvider,
  useLatchkeySend,
} from './index.ts'

test('what React’s hooks return is a readonly ref here, and a function stays one', () => {
  const { address, isConnected } = useLatchkeyAccount({ namespace: ref<Namespace>('solana') })
  const { chainId, switchNetwork } = useLatchkeyNetwork({ namespace: () => 'eip155' })

  expectTypeOf(address).toEqualTypeOf<ComputedRef<string | undefined>>()
  expectTypeOf(chainId).toEqualTypeOf<ComputedRef<number | string | undefined>>()
  expectTypeOf(switchNetwork).returns.toEqualTypeOf<Promise<void>>()
  // @ts-expect-error A ref of the state can't be set.
  isConnected.value = true
  // @ts-expect-error A namespace is a text.
  useLatchkeyAccount({ namespace: 1 })
})

test('the provider is that of its namespace', () => {
  const { provider } = useLatchkeyProvider('eip155')

  expectTypeOf(provider).toEqualTypeOf<ComputedRef<EvmProvider | undefined>>()
})

test('lists can’t be changed, and what a transfer does not have yet is undefined', () => {
  const { totalUsd, refresh } = useLatchkeyBalances({ namespace: ref<Namespace>('solana') })
  const { collectibles, more } = useLatchkeyCollectibles()
  const { status, id, error, send } = useLatchkeySend()

  expectTypeOf(totalUsd).toEqualTypeOf<ComputedRef<number | undefined>>()
  expectTypeOf(refresh).returns.toEqualTypeOf<Promise<void>>()
  expectTypeOf(more).returns.toEqualTypeOf<Promise<void>>()
  expectTypeOf(status).toEqualTypeOf<ComputedRef<'idle' | 'sending' | 'sent' | 'failed'>>()
  expectTypeOf(id.value).toEqualTypeOf<string | undefined>()
  expectTypeOf(error.value?.code).toBeNullable()
  expectTypeOf(send).returns.toEqualTypeOf<Promise<void>>()
  // @ts-expect-error The list can't be changed.
  collectibles.value.push()
  // @ts-expect-error A namespace is a text.
  useLatchkeyBalances({ namespace: 1 })
})

test('a payment at an exchange is named by texts, refs or getters', () => {
  const { data, refetch } = useExchangeBuyStatus({
    exchangeId: 'lodestar',
    sessionId: ref('a'),
    isEnabled: () => true,
  })
  const { fetch } = useAvailableExchanges({ asset: 'eip155:1/slip44:60' })

  expectTypeOf(data).toEqualTypeOf<ComputedRef<ExchangeStatus | undefined>>()
  expectTypeOf(refetch).returns.toEqualTypeOf<Promise<void>>()
  expectTypeOf(fetch).returns.toEqualTypeOf<Promise<void>>()
  // @ts-expect-error A payment has a session.
  useExchangeBuyStatus({ exchangeId: 'lodestar' })
  // @ts-expect-error Pages are numbers.
  void fetch({ page: 'two' })
})
