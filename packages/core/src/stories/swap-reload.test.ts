import { expect, test } from 'vitest'
import { aSwapper, EXCHANGE } from '../testing/a-swapper.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'

test('what is under way is there again when the visitor comes back', async () => {
  const visit = await aSwapper()
  await visit.review('100', 'USDC', 'ETH')
  visit.actions.confirm()
  await visit.settle()
  visit.core.actions.close({ isForced: true })
  visit.core.actions.open({ view: 'Swap' })
  await visit.settle()

  expect([visit.step(), visit.view()]).toEqual(['approving', 'SwapPreview'])
  visit.exchange.allowance = 100_000_000n
  await visit.decide()
  expect(visit.swap().current).toMatchObject({ step: 'reviewing', review: { request: 'swap' } })
})

test('a visitor who disconnects leaves nothing of a swap in the tab', async () => {
  const tabStorage = createFakeStorage()
  const visit = await aSwapper({ ports: { tabStorage } })
  await visit.review('100', 'USDC', 'ETH')
  visit.actions.confirm()
  await visit.settle()
  expect(tabStorage.get('@appkit/swap')).toBeDefined()

  await visit.core.actions.disconnect()

  expect(tabStorage.get('@appkit/swap')).toBeUndefined()
})

/** The same tab after a reload: what it stored, and a core that knows nothing. */
function reloaded(visit: Awaited<ReturnType<typeof aSwapper>>, ports: object) {
  visit.core.stop()
  return aSwapper({ ports: { ...ports, storage: visit.storage } })
}

test('after a reload a pending approval is followed, and its swap goes on', async () => {
  const tabStorage = createFakeStorage()
  const visit = await aSwapper({ ports: { tabStorage } })
  await visit.review('100', 'USDC', 'ETH')
  visit.actions.confirm()
  await visit.settle()

  const next = await reloaded(visit, { tabStorage })
  expect([next.step(), next.view(), next.swap().amountText]).toEqual([
    ...['approving', 'SwapPreview', '100'],
  ])
  next.exchange.allowance = 100_000_000n
  await next.decide()
  next.actions.confirm()
  await next.settle()

  expect(next.adapter.sent).toMatchObject([{ to: EXCHANGE }])
})

test('after a reload while the wallet was asked to swap, nobody knows what it did', async () => {
  const tabStorage = createFakeStorage()
  const visit = await aSwapper({ ports: { tabStorage } })
  await visit.review('1')
  visit.adapter.answer = () => new Promise(() => {})
  visit.actions.confirm()
  await visit.settle()

  const next = await reloaded(visit, { tabStorage })

  expect([next.step(), next.swap().amountText]).toEqual(['unknown', '1'])
})

test('what is entered while the wallet is asked does not make the tab forget that', async () => {
  const tabStorage = createFakeStorage()
  const visit = await aSwapper({ ports: { tabStorage } })
  await visit.review('1')
  visit.adapter.answer = () => new Promise(() => {})
  visit.actions.confirm()
  await visit.settle()
  visit.actions.enterAmount('2')

  const next = await reloaded(visit, { tabStorage })

  expect([next.step(), next.swap().amountText]).toEqual(['unknown', '1'])
})

test.each(['', '{', '[]', '{"swap":{}}', 'x'.repeat(5_000)])(
  'what is stored and not ours is none: %#',
  async (text) => {
    const tabStorage = createFakeStorage()
    const visit = await aSwapper({ ports: { tabStorage } })
    await visit.review('100', 'USDC', 'ETH')
    visit.actions.confirm()
    await visit.settle()
    const [key = ''] = Object.keys(tabStorage.entries()).filter((each) => each.endsWith('swap'))
    tabStorage.set(key, text)

    const next = await reloaded(visit, { tabStorage })

    expect([next.step(), next.swap().amountText]).toEqual(['idle', '1'])
  },
)
