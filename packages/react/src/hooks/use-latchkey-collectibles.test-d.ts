import type { Collectible } from '@latchkey/core'
import { expectTypeOf, test } from 'vitest'
import { useLatchkeyCollectibles } from './use-latchkey-collectibles.ts'

test('collectibles come page by page, and spam is apart', () => {
  const { collectibles, spam, status, hasMore, more, refresh } = useLatchkeyCollectibles()

  expectTypeOf(collectibles).toEqualTypeOf<readonly Collectible[]>()
  expectTypeOf(spam).toEqualTypeOf<readonly Collectible[]>()
  expectTypeOf(status).toEqualTypeOf<
    'none' | 'loading' | 'ready' | 'loadingMore' | 'moreFailed' | 'failed'
  >()
  expectTypeOf(hasMore).toEqualTypeOf<boolean>()
  expectTypeOf(more).returns.toEqualTypeOf<Promise<void>>()
  expectTypeOf(refresh).returns.toEqualTypeOf<Promise<void>>()
  expectTypeOf<Collectible['countText']>().toEqualTypeOf<string>()
  // @ts-expect-error The list can't be changed.
  collectibles.push()
})
