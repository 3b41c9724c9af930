import { expect, test } from 'vitest'
import { aPayer, REQUEST } from '../testing/a-payer.ts'
import { aSender, BOB } from '../testing/a-sender.ts'
import { aSwapper, USDC } from '../testing/a-swapper.ts'
import { ADDRESS } from '../testing/a-visit.ts'
import { decide, FIRST_ID, sellTokens, sendOnce } from '../testing/wallet-lies.ts'

test.each([
  ['the same hash', FIRST_ID],
  ['the same hash in capitals', FIRST_ID.toUpperCase().replace('0X', '0x')],
])('a wallet that answers with %s as before has sent nobody knows what', async (_what, again) => {
  const sender = await aSender()
  await sendOnce(sender)
  await decide(sender, { state: 'confirmed' })
  expect(sender.core.snapshot().pendingTransactions).toHaveLength(1)

  sender.adapter.answer = () => again
  sender.actions.open()
  await sendOnce(sender, '0.5')

  expect(sender.step()).toBe('unknown')
  expect(sender.notice()).toMatchObject({ code: 'transfer.unknown' })
})

test('a wallet that names an earlier payment has not paid the next one', async () => {
  const payer = await aPayer()
  payer.actions.open({ ...REQUEST, orderId: 'first' }).catch(() => {})
  await payer.settle()
  payer.actions.confirm()
  await payer.settle()
  payer.adapter.statuses.set(FIRST_ID, { state: 'confirmed' })
  await payer.clock.advance(3_000)
  await payer.settle()
  expect(payer.step()).toBe('paid')

  payer.adapter.answer = () => FIRST_ID
  const second: unknown[] = []
  payer.actions
    .open({ ...REQUEST, orderId: 'second' })
    .then((result) => second.push(result))
    .catch(() => {})
  await payer.settle()
  payer.actions.confirm()
  await payer.settle()
  await payer.clock.advance(60_000)
  await payer.settle()

  expect([payer.step(), second]).toEqual(['unknown', []])
})

test('a wallet that sends twice hides neither', async () => {
  const sender = await aSender()
  const second = `0x${'2'.repeat(64)}`
  sender.adapter.answer = () => {
    const account = `eip155:1:${ADDRESS}` as const
    sender.adapter.emitSent('io.fjord', { id: second, account, transfer: { to: BOB, amount: 1n } })
    return FIRST_ID
  }
  await sendOnce(sender)

  const ids = sender.core.snapshot().pendingTransactions.map(({ id }) => id)
  expect([...ids].sort()).toEqual([FIRST_ID, second])
  expect(sender.adapter.sent).toHaveLength(1)
})

test('the visitor hears that the wallet sent something else, and nobody counts as paid', async () => {
  const sender = await aSender()
  await sendOnce(sender)
  await decide(sender, { state: 'different' })

  const [sent] = sender.core.snapshot().pendingTransactions
  expect(sent).toMatchObject({ step: 'different' })
  expect(sender.notice()).toMatchObject({
    tone: 'error',
    message: 'failure.wallet.sent-other',
    link: expect.stringContaining(FIRST_ID),
  })
  const stored = Object.keys(sender.storage.entries())
  expect(stored.filter((key) => /paid_recipients/.test(key))).toEqual([])
})

test('a payment of which the wallet sent something else is not paid', async () => {
  const payer = await aPayer()
  const failed: unknown[] = []
  payer.actions.open(REQUEST).catch(({ code }) => failed.push(code))
  await payer.settle()
  payer.actions.confirm()
  await payer.settle()
  await decide(payer, { state: 'different' })

  expect(payer.pay().current).toMatchObject({
    step: 'failed',
    error: { code: 'wallet.sent-other' },
  })
  payer.core.actions.close()
  await payer.settle()
  expect(failed).toEqual(['wallet.sent-other'])
})

test('a swap of which the wallet sent something else is not done', async () => {
  const swapper = await aSwapper()
  await swapper.review('1')
  swapper.actions.confirm()
  await swapper.settle()
  await decide(swapper, { state: 'different' })

  expect(swapper.step()).toBe('reverted')
  expect(swapper.notice()).toMatchObject({ message: 'failure.wallet.sent-other' })
})

test.each([
  ['less', 0n, 'approval'],
  ['more', 10n ** 30n, 'swap'],
])(
  'after an approval of %s than was asked for the network decides what is left',
  async (_what, allowed, request) => {
    const swapper = await aSwapper()
    await sellTokens(swapper)
    swapper.exchange.allowance = allowed
    await decide(swapper, { state: 'different' })

    expect(swapper.notice()).toMatchObject({ code: 'wallet.sent-other' })
    expect(swapper.swap().current).toMatchObject({ step: 'reviewing', review: { request } })
    expect(swapper.adapter.sent).toHaveLength(1)
  },
)

test('a website that approves without the views goes no further after another approval', async () => {
  const swapper = await aSwapper()
  const swapped = swapper.actions.swap({ fromToken: USDC, toToken: 'ETH', amount: '100' })
  const code = swapped.then(
    () => 'swapped',
    (error) => error.code,
  )
  await swapper.settle()
  await decide(swapper, { state: 'different' })

  expect(await code).toBe('swap.approval-lost')
  expect(swapper.adapter.sent).toHaveLength(1)
})

test('the session of an exchange that paid one order does not pay another one', async () => {
  const payer = await aPayer()
  const lodestar = { id: 'lodestar', name: 'Lodestar', imageUrl: undefined }
  async function buy(orderId: string): Promise<unknown[]> {
    const results: unknown[] = []
    payer.actions
      .open({ ...REQUEST, orderId })
      .then(({ status }) => results.push(status))
      .catch(() => {})
    await payer.settle()
    payer.actions.chooseExchange(lodestar)
    await payer.settle()
    await payer.clock.advance(5_000)
    await payer.settle()
    return results
  }
  payer.answers.reown_getExchangeBuyStatus = { status: 'SUCCESS', txHash: FIRST_ID }
  expect(await buy('first')).toEqual(['paid'])

  expect(await buy('second')).toEqual([])
  expect(payer.pay().current).toMatchObject({ step: 'failed', error: { code: 'pay.url-failed' } })
})

test('a payment to the visitor’s own account says so in its review', async () => {
  const payer = await aPayer()
  payer.actions.open({ ...REQUEST, recipient: ADDRESS }).catch(() => {})
  await payer.settle()

  expect(payer.pay().current).toMatchObject({ review: { doubts: [{ type: 'self' }] } })
})
