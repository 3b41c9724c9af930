import type { PendingStep, SwapNowStep, SwapRequest } from '@latchkey/core'
import type { PlainError } from '@latchkey/core/contract'
import { expectTypeOf, test } from 'vitest'
import { useLatchkeySwap } from './use-latchkey-swap.ts'

test('the status says what else is known', () => {
  const exchange = useLatchkeySwap()

  expectTypeOf(exchange.open).parameter(0).toEqualTypeOf<SwapRequest | undefined>()
  // @ts-expect-error Nothing was sent yet.
  exchange.id
  if (exchange.status === 'swapping') expectTypeOf(exchange.step).toEqualTypeOf<SwapNowStep>()
  if (exchange.status === 'sent') {
    expectTypeOf(exchange.id).toEqualTypeOf<string>()
    expectTypeOf(exchange.step).toEqualTypeOf<PendingStep>()
  }
  if (exchange.status === 'failed') expectTypeOf(exchange.error).toEqualTypeOf<PlainError>()
})
