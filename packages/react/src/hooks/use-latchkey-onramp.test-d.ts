import type { OnrampItem, OnrampOrder, OnrampRequest } from '@latchkey/core'
import { expectTypeOf, test } from 'vitest'
import { useLatchkeyOnramp } from './use-latchkey-onramp.ts'

test('what a page reads of buying, and what it opens it with', () => {
  const onramp = useLatchkeyOnramp()

  expectTypeOf(onramp.isOffered).toEqualTypeOf<boolean>()
  expectTypeOf(onramp.orders).toEqualTypeOf<readonly OnrampOrder[]>()
  expectTypeOf(onramp.items).toEqualTypeOf<readonly OnrampItem[]>()
  expectTypeOf(onramp.open).parameter(0).toEqualTypeOf<OnrampRequest | undefined>()
  // @ts-expect-error Only the modal opens pages of providers.
  onramp.buy
})
