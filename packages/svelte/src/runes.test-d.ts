import type { ExchangeStatus } from '@latchkey/core'
import type { EvmProvider } from '@latchkey/core/contract'
import { expectTypeOf, test } from 'vitest'
import {
  useAvailableExchanges,
  useExchangeBuyStatus,
  useLatchkeyAccount,
  useLatchkeyBalances,
  useLatchkeyProvider,
  useLatchkeySend,
} from './index.ts'

test('the properties are those of React’s hooks, and can’t be set', () => {
  const account = useLatchkeyAccount({ namespace: () => 'eip155' })
  const { provider } = useLatchkeyProvider('eip155')

  expectTypeOf(account.address).toEqualTypeOf<string | undefined>()
  expectTypeOf(provider).toEqualTypeOf<EvmProvider | undefined>()
  // @ts-expect-error The state can't be set.
  account.isConnected = true
  // @ts-expect-error A namespace is a text.
  useLatchkeyAccount({ namespace: () => 1 })
})

test('lists can’t be changed, and the status of a transfer tells what it has', () => {
  const balances = useLatchkeyBalances({ namespace: () => 'solana' })
  const transfer = useLatchkeySend()

  expectTypeOf(balances.totalUsd).toEqualTypeOf<number | undefined>()
  if (transfer.status === 'sent') expectTypeOf(transfer.id).toEqualTypeOf<string>()
  // @ts-expect-error There is no error before one failed.
  if (transfer.status === 'idle') transfer.error
  // @ts-expect-error The list can't be changed.
  balances.holdings.push()
})

test('a payment at an exchange is named by texts or functions', () => {
  const status = useExchangeBuyStatus({
    exchangeId: 'lodestar',
    sessionId: () => 'a',
    isEnabled: () => true,
  })
  const { fetch } = useAvailableExchanges({ asset: 'eip155:1/slip44:60' })

  expectTypeOf(status.data).toEqualTypeOf<ExchangeStatus | undefined>()
  expectTypeOf(fetch).returns.toEqualTypeOf<Promise<void>>()
  // @ts-expect-error A payment has a session.
  useExchangeBuyStatus({ exchangeId: 'lodestar' })
  // @ts-expect-error Pages are numbers.
  void fetch({ page: 'two' })
})
