import { expect, test } from 'vitest'
import { aBuyer, aRow, PAGE } from '../testing/a-buyer.ts'
import { ADDRESS } from '../testing/a-visit.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'

test('a browser that opens no window leaves the link', async () => {
  const visit = await aBuyer()
  visit.windows.block()
  await visit.buy()

  expect(visit.order()).toMatchObject({ isBlocked: true, link: PAGE, current: { step: 'waiting' } })
  await visit.settle(12_000)
  expect(visit.order()?.current).toEqual({ step: 'waiting' })
})

test('an order is never failed by guess', async () => {
  const visit = await aBuyer()
  await visit.buy()
  const asked = (): number => visit.onramp.asked(`account/${ADDRESS}/history`)
  const before = asked()
  await visit.settle(176_000)
  expect(asked() - before).toBe(44)
  expect(visit.order()?.current).toEqual({ step: 'waiting' })
  visit.onramp.historyStatus = 503
  await visit.settle(8_000)
  expect(visit.order()?.current).toEqual({ step: 'notConfirmedYet', canTryAgain: true })
  await visit.settle(200_000)
  expect(visit.order()?.current.step).toBe('notConfirmedYet')

  visit.onramp.historyStatus = 200
  visit.onramp.rows = [aRow('r1', 'FAILED', visit.clock.now())]
  await visit.settle(8_000)
  expect(visit.state().history.items).toMatchObject([{ status: 'failed' }])
})

test('a closed window is no answer, and can be opened again', async () => {
  const visit = await aBuyer()
  const id = await visit.buy()
  visit.actions.showWindow(id)
  expect(visit.windows.popUps[0]?.focusCount).toBe(1)
  visit.windows.popUps[0]?.close()
  await visit.settle(4_000)
  expect(visit.order()?.current).toEqual({ step: 'notConfirmedYet', canTryAgain: false })

  visit.actions.showWindow(id)
  expect(visit.windows.popUps).toMatchObject([{}, { visited: [PAGE] }])
  expect(visit.order()?.current).toEqual({ step: 'waiting' })
  await visit.actions.copyLink(id)
  expect(visit.windows.copied).toEqual([PAGE])
})

test('nothing is asked while nobody looks at the order', async () => {
  const visit = await aBuyer()
  await visit.buy()
  const asked = (): number => visit.onramp.asked(`account/${ADDRESS}/history`)
  const before = asked()
  visit.core.actions.close()
  await visit.settle(60_000)
  expect(asked()).toBe(before)
})

test('an order is there again after a reload, without the address of its page', async () => {
  const storage = createFakeStorage()
  const first = await aBuyer({ ports: { storage } })
  const id = await first.buy()
  first.core.stop()

  const second = await aBuyer({ ports: { storage } })
  expect(second.order()).toMatchObject({
    id,
    seller: { id: 'coinbase', name: 'Coinbase' },
    pay: { amountText: '100' },
    current: { step: 'notConfirmedYet', canTryAgain: false },
  })
  expect(second.order()?.link).toBeUndefined()
  expect(JSON.stringify(storage.entries())).not.toContain('pay.coinbase')
  second.core.actions.router.push('BuyInProgress', { orderId: id })
  second.onramp.rows = [aRow('r1', 'SUCCESS', second.clock.now())]
  await second.settle(4_000)
  expect(second.view()).toBe('OnRampActivity')
  expect(second.state().history.items).toMatchObject([{ pay: { amountText: '100' } }])
})

test('rows of before belong to other orders', async () => {
  const visit = await aBuyer()
  visit.onramp.rows = [aRow('old', 'IN_PROGRESS', visit.clock.now())]
  await visit.buy()
  await visit.settle(8_000)
  expect(visit.order()?.current).toEqual({ step: 'waiting' })

  visit.onramp.rows.push(aRow('new', 'SUCCESS', visit.clock.now()))
  await visit.settle(4_000)
  expect(visit.order()?.current).toEqual({ step: 'known', itemId: 'new' })
})

test('another network is another form; the order stays', async () => {
  const visit = await aBuyer()
  await visit.buy()
  visit.actions.tryAgain(visit.order()?.id ?? '')
  visit.actions.enterAmount('500')
  await visit.core.actions.network.switchTo('eip155:8453')
  visit.actions.open()
  await visit.settle(400)

  expect(visit.state()).toMatchObject({ amountText: '100', account: `eip155:8453:${ADDRESS}` })
  expect(visit.offers()).toMatchObject({ coinbase: { quote: { networkId: 'eip155:8453' } } })
  expect(visit.state().orders).toHaveLength(1)
})

test('disconnecting clears the form and what is stored', async () => {
  const storage = createFakeStorage()
  const visit = await aBuyer({ ports: { storage } })
  await visit.buy()
  await visit.core.actions.disconnect()
  await visit.settle()

  expect(visit.state()).toMatchObject({ account: undefined, amountText: '', orders: [] })
  expect(JSON.stringify(storage.entries())).not.toContain('coinbase')
})
