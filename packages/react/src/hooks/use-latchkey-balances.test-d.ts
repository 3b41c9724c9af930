import type { Holding } from '@latchkey/core'
import { expectTypeOf, test } from 'vitest'
import { useLatchkeyBalances } from './use-latchkey-balances.ts'

test('a value that may be unknown has to be looked at', () => {
  const { holdings, totalUsd, status, refresh } = useLatchkeyBalances({ namespace: 'solana' })

  expectTypeOf(holdings).toEqualTypeOf<readonly Holding[]>()
  expectTypeOf(totalUsd).toEqualTypeOf<number | undefined>()
  expectTypeOf(status).toEqualTypeOf<'none' | 'loading' | 'ready' | 'unavailable'>()
  expectTypeOf(refresh).returns.toEqualTypeOf<Promise<void>>()
  // @ts-expect-error A namespace is a text.
  useLatchkeyBalances({ namespace: 1 })
  // @ts-expect-error The list can't be changed.
  holdings.push()
})
