import { expect, test } from 'vitest'
import { aBuyer } from '../testing/a-buyer.ts'

test('without a price the placeholder is what is entered, and cannot be paid', async () => {
  const visit = await aBuyer({
    prepare: ({ answers }) => answers.set('onramp/buy/quotes', { body: '', status: 500 }),
  })
  await visit.settle(2_000)

  expect(visit.offers()).toMatchObject({
    coinbase: {
      status: 'unavailable',
      reason: 'noPrice',
      error: { code: 'http.status' },
      estimate: { isEstimate: true, pay: { amountText: '100', currency: 'USD' } },
    },
  })
  await expect(visit.buy()).rejects.toMatchObject({ code: 'onramp.no-price' })
  expect(visit.windows.popUps).toEqual([])
})

test('only the answer to the last question counts', async () => {
  const answers: ((amount: string) => void)[] = []
  const visit = await aBuyer()
  const price = (amount: string) => ({
    json: {
      paymentTotal: { value: amount, currency: 'USD' },
      purchaseAmount: { value: amount, currency: 'USDC' },
    },
  })
  visit.onramp.answers.set('onramp/buy/quotes', () => {
    return new Promise((resolve) => answers.push((amount) => resolve(price(amount))))
  })
  for (const amount of ['20', '30', '40']) {
    visit.actions.enterAmount(amount)
    await visit.settle(300)
  }
  answers[1]?.('30')
  answers[2]?.('40')
  answers[0]?.('20')
  await visit.settle()

  expect(visit.offers()).toMatchObject({ coinbase: { quote: { get: { amountText: '40' } } } })
  expect(answers).toHaveLength(3)
})

test('prices are read again each 30 seconds, while the visitor looks', async () => {
  const visit = await aBuyer()
  const asked = (): number => visit.onramp.asked('onramp/buy/quotes')
  expect(asked()).toBe(1)
  await visit.settle(30_000)
  expect(asked()).toBe(2)
  visit.visibility.set(false)
  await visit.settle(120_000)
  expect(asked()).toBe(2)
  expect(visit.state().nextQuotesAtMs).toBeUndefined()
  visit.visibility.set(true)
  await visit.settle()
  expect(asked()).toBe(3)
  visit.core.actions.close()
  await visit.settle(120_000)
  expect(asked()).toBe(3)
})

test('a price older than 60 seconds is read again before it is paid', async () => {
  const visit = await aBuyer()
  visit.visibility.set(false)
  await visit.settle(60_000)
  await expect(visit.buy()).rejects.toMatchObject({ code: 'onramp.price-changed' })
  expect(visit.windows.popUps).toEqual([])
  visit.visibility.set(true)
  await visit.settle()
  await visit.buy()

  expect(visit.windows.popUps).toHaveLength(1)
})

/** Returns the server's price for 100. */
const priceOf = (total: number, fee: number) => {
  const money = (value: number) => ({ value: `${value}`, currency: 'USD' })
  return {
    json: {
      paymentTotal: money(total),
      coinbaseFee: money(fee),
      networkFee: money(0),
      purchaseAmount: { value: '98.5', currency: 'USDC' },
    },
  }
}

test.each([
  ['a total of ten times what is entered', priceOf(1_000, 1.5)],
  ['a fee of five times what is entered', priceOf(100, 500)],
  ['a fee of half of it', priceOf(100, 50)],
  ['a total that its own fee does not explain', priceOf(110, 1.5)],
])('%s is no price', async (_what, price) => {
  const visit = await aBuyer({
    prepare: ({ answers }) => answers.set('onramp/buy/quotes', price),
  })

  expect(visit.offers()).toMatchObject({ coinbase: { status: 'unavailable', reason: 'noPrice' } })
  await expect(visit.buy()).rejects.toMatchObject({ code: 'onramp.no-price' })
})

test.each([
  ['fees within what is entered', priceOf(100, 3.99)],
  ['fees on top of it', priceOf(103.99, 3.99)],
])('%s are a price', async (_what, price) => {
  const visit = await aBuyer({
    prepare: ({ answers }) => answers.set('onramp/buy/quotes', price),
  })

  expect(visit.offers()).toMatchObject({ coinbase: { status: 'ready' } })
})
