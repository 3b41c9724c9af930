import type {
  ExchangePage,
  ExchangeStatus,
  ExchangesPage,
  PayInput,
  PayResult,
} from '@latchkey/core'
import type { LatchkeyError } from '@latchkey/core/contract'
import { expectTypeOf, test } from 'vitest'
import { useAvailableExchanges } from './use-available-exchanges.ts'
import { useExchangeBuyStatus } from './use-exchange-buy-status.ts'
import { usePay } from './use-pay.ts'
import { usePayUrlActions } from './use-pay-url-actions.ts'

test('a payment has a result or an error, and never both', () => {
  const payment = usePay({
    onSuccess: (result) => expectTypeOf(result).toEqualTypeOf<PayResult>(),
    onError: (error) => expectTypeOf(error).toEqualTypeOf<LatchkeyError>(),
  })

  expectTypeOf(payment.open).parameter(0).toEqualTypeOf<PayInput>()
  if (payment.isSuccess) {
    expectTypeOf(payment.data).toEqualTypeOf<PayResult>()
    expectTypeOf(payment.error).toEqualTypeOf<undefined>()
    // @ts-expect-error An exchange may not name the transaction.
    if (payment.data.by === 'exchange') payment.data.transactionId.length
    if (payment.data.status === 'paid' && payment.data.by === 'wallet') {
      expectTypeOf(payment.data.transactionId).toEqualTypeOf<string>()
    }
  }
  if (payment.isError) expectTypeOf(payment.error).toEqualTypeOf<LatchkeyError>()
  // @ts-expect-error Numbers are rounded: an amount is text.
  void payment.open({ recipient: '0x', asset: 'eip155:1/slip44:60', amount: 25 })
})

test('exchanges, their pages, and what they say', () => {
  const exchanges = useAvailableExchanges({ fetchOnInit: false, initialPage: 1 })
  expectTypeOf(exchanges.data).toEqualTypeOf<ExchangesPage | undefined>()

  const { getUrl, openUrl } = usePayUrlActions()
  expectTypeOf(getUrl).returns.resolves.toEqualTypeOf<Omit<ExchangePage, 'isOpen'>>()
  expectTypeOf(openUrl).returns.resolves.toEqualTypeOf<ExchangePage>()
  // @ts-expect-error The recipient is CAIP-10.
  void getUrl({ exchangeId: 'a', asset: 'eip155:1/slip44:60', amount: '1', recipient: '0x1' })

  const status = useExchangeBuyStatus({ exchangeId: 'a', sessionId: 'b', isEnabled: false })
  expectTypeOf(status.data).toEqualTypeOf<ExchangeStatus | undefined>()
  // @ts-expect-error Without a session nothing can be followed.
  useExchangeBuyStatus({ exchangeId: 'a' })
})
