import { expect, test } from 'vitest'
import { isImpactDue } from '../swap/consent.ts'
import { aSwapper } from '../testing/a-swapper.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'

type Visit = Awaited<ReturnType<typeof aSwapper>>

/** A visitor who agrees to lose 20 %. */
async function agreed(from = 'ETH', to = 'USDC', amount = '1'): Promise<Visit> {
  const visit = await aSwapper()
  visit.exchange.priceUsd = from === 'ETH' ? 2_500 : 1_600
  await visit.review(amount, from, to)
  visit.actions.confirmImpact(true)
  expect(isImpactDue(visit.swap())).toBe(false)
  return visit
}

async function press(visit: Visit, times = 4): Promise<number> {
  for (let time = 0; time < times; time += 1) {
    visit.actions.confirm()
    await visit.settle()
  }
  return visit.adapter.sent.length
}

test('a loss that was agreed to is no consent to a greater one after a minute', async () => {
  const visit = await agreed()
  visit.visibility.set(false)
  visit.exchange.rate = 200
  await visit.settle(61_000)

  expect(await press(visit)).toBe(0)
  expect(isImpactDue(visit.swap())).toBe(true)
})

test('… nor once the approval is confirmed', async () => {
  const visit = await agreed('USDC', 'ETH', '100')
  visit.actions.confirm()
  await visit.settle()
  expect(visit.step()).toBe('approving')
  Object.assign(visit.exchange, { rate: 20_000, allowance: 100_000_000n })
  await visit.decide()

  expect(await press(visit)).toBe(1)
  expect(isImpactDue(visit.swap())).toBe(true)
})

test('… nor where it grows by less than one percent at a time', async () => {
  const visit = await agreed()
  for (let lost = 20.9; lost <= 90; lost += 0.9) {
    visit.exchange.rate = 2_500 * (1 - lost / 100)
    await visit.settle(10_000)
  }

  expect(await press(visit)).toBe(0)
})

test('… nor by a tenth of a percent', async () => {
  const visit = await agreed()
  visit.exchange.rate = 1_997
  await visit.settle(10_000)

  expect(isImpactDue(visit.swap())).toBe(true)
})

test('… nor after the way back to the form', async () => {
  const visit = await agreed()
  visit.actions.cancel()
  await visit.settle()
  visit.actions.review()
  await visit.settle()

  expect(await press(visit)).toBe(0)
})

test('… nor after it had been greater for a while', async () => {
  const visit = await agreed()
  visit.exchange.rate = 1_000
  await visit.settle(10_000)
  visit.exchange.rate = 2_000
  await visit.settle(10_000)

  expect(await press(visit)).toBe(0)
})

test('… nor after a reload', async () => {
  const [storage, tabStorage] = [createFakeStorage(), createFakeStorage()]
  const visit = await aSwapper({ ports: { storage, tabStorage } })
  visit.exchange.priceUsd = 1_600
  await visit.review('100', 'USDC', 'ETH')
  visit.actions.confirmImpact(true)
  visit.actions.confirm()
  await visit.settle()
  visit.core.stop()
  const next = await aSwapper({ ports: { storage, tabStorage } })
  Object.assign(next.exchange, { rate: 20_000, allowance: 100_000_000n, priceUsd: 1_600 })
  await next.decide()

  expect(next.swap().current).toMatchObject({ step: 'reviewing', review: { request: 'swap' } })
  expect(await press(next)).toBe(0)
})

test('a price that is not known any more after a reload has to be agreed to', async () => {
  const [storage, tabStorage] = [createFakeStorage(), createFakeStorage()]
  const visit = await aSwapper({ ports: { storage, tabStorage } })
  await visit.review('100', 'USDC', 'ETH')
  await press(visit, 1)
  visit.core.stop()
  const next = await aSwapper({ ports: { storage, tabStorage } })
  Object.assign(next.exchange, { rate: 200_000, allowance: 100_000_000n, priceUsd: undefined })
  await next.decide()

  expect(await press(next)).toBe(0)
})

test('a smaller loss than the one that was agreed to needs no other consent', async () => {
  const visit = await agreed()
  visit.exchange.rate = 2_050
  await visit.settle(10_000)

  expect(await press(visit, 1)).toBe(1)
})

test('a price that is not known any more has to be agreed to', async () => {
  const visit = await aSwapper()
  await visit.review('1')
  visit.exchange.priceUsd = undefined
  visit.visibility.set(false)
  await visit.settle(61_000)

  expect(await press(visit)).toBe(0)
  expect(isImpactDue(visit.swap())).toBe(true)
  visit.actions.confirmImpact(true)
  expect(await press(visit, 1)).toBe(1)
})

test('a price that was never known is no news', async () => {
  const visit = await aSwapper()
  visit.exchange.priceUsd = undefined
  await visit.review('1')

  expect(await press(visit, 1)).toBe(1)
})

test('what is received at least is what was shown: a lower price waits for another press', async () => {
  const visit = await aSwapper()
  visit.exchange.priceUsd = undefined
  await visit.review('1')
  visit.exchange.rate = 20
  await visit.settle(10_000)

  expect(await press(visit, 1)).toBe(0)
  expect(await press(visit, 1)).toBe(1)
})

test('… by the smallest unit, and against the best price that was shown', async () => {
  const visit = await aSwapper()
  await visit.review('1')
  visit.exchange.rate = 2_100
  await visit.settle(10_000)
  visit.exchange.rate = 2_099.99
  await visit.settle(10_000)

  expect(await press(visit, 1)).toBe(0)
  visit.exchange.rate = 2_099.98
  await visit.settle(10_000)
  expect(await press(visit, 1)).toBe(0)
  expect(await press(visit, 1)).toBe(1)
})

test('… also where the press itself reads it, and where an approval was waited for', async () => {
  const visit = await aSwapper()
  await visit.review('100', 'USDC', 'ETH')
  visit.actions.confirm()
  await visit.settle()
  Object.assign(visit.exchange, { rate: 2_100, allowance: 100_000_000n })
  await visit.decide()
  expect(await press(visit, 1)).toBe(1)
  visit.visibility.set(false)
  visit.exchange.rate = 2_200
  await visit.settle(61_000)
  // The price is read, agreed to, and only then swapped at.
  expect(await press(visit, 2)).toBe(1)
  expect(await press(visit, 1)).toBe(2)
})

test.each([10, 1.2, 1_000_000])('a quote of %s times the worth is a doubt', async (times) => {
  const visit = await aSwapper()
  visit.exchange.rate = 2_000 * times
  await visit.review('1')

  expect(await press(visit)).toBe(0)
  visit.actions.confirmImpact(true)
  expect(await press(visit, 1)).toBe(1)
})

test.each([
  ['absurd', 1e308],
  ['negative', -1],
  ['nothing', 0],
  ['as small as nothing', 1e-300],
  ['another than that of the balances', 7],
])('a price that is %s is unknown', async (_what, dollarUsd) => {
  const visit = await aSwapper()
  visit.exchange.dollarUsd = dollarUsd
  await visit.review('1')

  const { current } = visit.swap()
  const known = dollarUsd === 7 ? undefined : expect.closeTo(0)
  expect(current).toMatchObject({ step: 'reviewing', review: { priceImpact: known } })
})
