import type { PendingStep, SendRequest, TransferRequest } from '@latchkey/core'
import type { PlainError } from '@latchkey/core/contract'
import { expectTypeOf, test } from 'vitest'
import { useLatchkeySend } from './use-latchkey-send.ts'

test('the status says what else is known', () => {
  const transfer = useLatchkeySend()

  expectTypeOf(transfer.send).parameter(0).toEqualTypeOf<TransferRequest>()
  expectTypeOf(transfer.open).parameter(0).toEqualTypeOf<SendRequest | undefined>()
  // @ts-expect-error Nothing was sent yet.
  transfer.id
  if (transfer.status === 'sent') {
    expectTypeOf(transfer.id).toEqualTypeOf<string>()
    expectTypeOf(transfer.step).toEqualTypeOf<PendingStep>()
  }
  if (transfer.status === 'failed') expectTypeOf(transfer.error).toEqualTypeOf<PlainError>()
})
