import type { ActivityTransaction, PendingTransaction } from '@latchkey/core'
import { expectTypeOf, test } from 'vitest'
import { useLatchkeyActivity } from './use-latchkey-activity.ts'

test('pages come one after the other', () => {
  const { transactions, pending, status, hasMore, more } = useLatchkeyActivity()

  expectTypeOf(transactions).toEqualTypeOf<readonly ActivityTransaction[]>()
  expectTypeOf(pending).toEqualTypeOf<readonly PendingTransaction[]>()
  expectTypeOf(status).toEqualTypeOf<
    'none' | 'loading' | 'ready' | 'loadingMore' | 'moreFailed' | 'failed'
  >()
  expectTypeOf(hasMore).toEqualTypeOf<boolean>()
  expectTypeOf(more).returns.toEqualTypeOf<Promise<void>>()
  // @ts-expect-error The list can't be changed.
  transactions.push()
})
