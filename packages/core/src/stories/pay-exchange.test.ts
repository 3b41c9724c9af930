import { expect, test } from 'vitest'
import { aPayer, REQUEST, SHOP } from '../testing/a-payer.ts'
import { ADDRESS } from '../testing/a-visit.ts'
import { createFakeDevice } from '../testing/fake-device.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'

const LODESTAR = { id: 'lodestar', name: 'Lodestar' }
const HASH = `0x${'a'.repeat(64)}`

type Payer = Awaited<ReturnType<typeof aPayer>>

async function atExchange(payer: Payer) {
  const outcome: { result?: unknown; code?: unknown } = {}
  payer.actions.open(REQUEST).then(
    (result) => Object.assign(outcome, { result }),
    (error) => Object.assign(outcome, { code: error.code }),
  )
  await payer.settle()
  payer.actions.chooseExchange(LODESTAR)
  return outcome
}

const polls = ({ asked }: Payer): number =>
  asked.filter(({ method }) => method === 'reown_getExchangeBuyStatus').length

test('the window is opened in the task of the press, without an opener, and paid at last', async () => {
  const payer = await aPayer({ isConnected: false })
  const outcome = await atExchange(payer)
  // Nothing was waited for.
  expect(payer.windows.popUps).toHaveLength(1)
  payer.actions.chooseExchange(LODESTAR)
  await payer.settle()

  const [popUp] = payer.windows.popUps
  expect(payer.windows.popUps).toHaveLength(1)
  expect(popUp?.visited).toEqual(['https://lodestar.example/pay/1'])
  expect(payer.view()).toBe('PayLoading')
  expect(payer.asked.map(({ method }) => method)).toContain('reown_getExchangePayUrl')
  const { params } = payer.asked.find(({ method }) => method === 'reown_getExchangePayUrl') ?? {}
  expect(params).toMatchObject({
    exchangeId: 'lodestar',
    asset: REQUEST.asset,
    amount: '25',
    recipient: `eip155:8453:${SHOP}`,
    projectId: 'p1',
  })
  expect(payer.pay().current).toMatchObject({ step: 'atExchange', visit: { status: 'UNKNOWN' } })

  payer.answers.reown_getExchangeBuyStatus = { status: 'IN_PROGRESS' }
  await payer.clock.advance(4_000)
  await payer.settle()
  expect(payer.pay().current).toMatchObject({ visit: { status: 'IN_PROGRESS' } })
  // A payment that the exchange has seen is not given up.
  payer.answers.reown_getExchangeBuyStatus = { status: 'UNKNOWN' }
  await payer.clock.advance(4_000)
  await payer.settle()
  payer.actions.abandon()
  expect(payer.pay().current).toMatchObject({ visit: { status: 'IN_PROGRESS' } })

  payer.answers.reown_getExchangeBuyStatus = { status: 'SUCCESS', txHash: HASH }
  await payer.clock.advance(4_000)
  await payer.settle()
  expect(payer.pay().current).toMatchObject({ step: 'paid', id: HASH })
  expect(outcome.result).toMatchObject({
    status: 'paid',
    by: 'exchange',
    exchangeId: 'lodestar',
    sessionId: 'session-1',
    transactionId: HASH,
  })
  expect(payer.named().map(({ event }) => event)).toEqual([
    ...['PAY_MODAL_OPEN', 'PAY_EXCHANGE_SELECTED', 'PAY_INITIATED', 'PAY_SUCCESS'],
  ])
})

test('the exchange is asked each 4 seconds, only while it is shown in a page that is seen', async () => {
  const payer = await aPayer()
  await atExchange(payer)
  await payer.settle()
  const before = polls(payer)
  await payer.clock.advance(8_000)
  await payer.settle()
  const seen = polls(payer)
  expect(seen - before).toBeGreaterThanOrEqual(1)

  payer.visibility.set(false)
  await payer.clock.advance(4_000)
  await payer.settle()
  const hidden = polls(payer)
  await payer.clock.advance(60_000)
  await payer.settle()
  expect(polls(payer)).toBe(hidden)

  payer.visibility.set(true)
  await payer.settle()
  expect(polls(payer)).toBe(hidden + 1)
  payer.core.actions.router.back()
  await payer.clock.advance(60_000)
  await payer.settle()
  expect(polls(payer)).toBe(hidden + 1)
})

test('a reload goes on with the same payment at the exchange, and asks for no second page', async () => {
  const storage = createFakeStorage()
  const before = await aPayer({ ports: { storage } })
  const outcome = await atExchange(before)
  await before.settle()
  before.core.actions.close()
  await before.settle()
  expect(outcome.result).toMatchObject({ status: 'pending', sessionId: 'session-1' })

  const after = await aPayer({ ports: { storage } })
  after.answers.reown_getExchangeBuyStatus = { status: 'SUCCESS' }
  const paid = after.actions.open(REQUEST)
  await after.settle()

  expect(await paid).toMatchObject({ status: 'paid', by: 'exchange', transactionId: undefined })
  expect(after.windows.popUps).toEqual([])
})

test('a failed payment and one that the visitor did not make lead back to the choice', async () => {
  const payer = await aPayer()
  await atExchange(payer)
  payer.answers.reown_getExchangeBuyStatus = { status: 'FAILED' }
  await payer.settle()
  await payer.clock.advance(4_000)
  await payer.settle()
  expect(payer.pay().current).toMatchObject({ step: 'failed', error: { code: 'pay.failed' } })

  payer.answers.reown_getExchangeBuyStatus = { status: 'UNKNOWN' }
  payer.actions.again()
  await payer.settle()
  expect(payer.view()).toBe('Pay')
  payer.actions.chooseExchange(LODESTAR)
  await payer.settle()
  expect(payer.step()).toBe('atExchange')
  payer.actions.abandon()
  await payer.settle()

  expect(payer.view()).toBe('Pay')
  expect(payer.step()).toBe('reviewing')
})

test('a window that was blocked has a link; one that was closed is opened again', async () => {
  const payer = await aPayer()
  payer.windows.block()
  await atExchange(payer)
  await payer.settle()

  expect(payer.pay().current).toMatchObject({
    step: 'atExchange',
    visit: { isBlocked: true, url: 'https://lodestar.example/pay/1' },
  })

  const other = await aPayer()
  await atExchange(other)
  await other.settle()
  other.windows.popUps[0]?.close()
  other.actions.showWindow()
  expect(other.windows.opened).toEqual(['https://lodestar.example/pay/1'])
})

test.each([
  ['is down', undefined],
  ['names a page that is not https', { url: 'http://lodestar.example', sessionId: '1' }],
  ['names a page of the browser', { url: 'javascript:alert(1)', sessionId: '1' }],
  ['has no session', { url: 'https://lodestar.example', sessionId: '' }],
])('an exchange that %s opens nothing, and the wallet can pay', async (_case, answer) => {
  const payer = await aPayer()
  payer.answers.reown_getExchangePayUrl = answer
  await atExchange(payer)
  await payer.settle()

  expect(payer.pay().current).toMatchObject({ step: 'failed', error: { code: 'pay.url-failed' } })
  expect(payer.windows.popUps[0]?.isClosed()).toBe(true)
  expect(payer.windows.popUps[0]?.visited).toEqual([])
  payer.actions.again()
  await payer.settle()
  expect(payer.step()).toBe('reviewing')
})

test('a deposit goes to the account of the visitor, by the page of the exchange', async () => {
  const payer = await aPayer()
  payer.core.actions.open()
  await payer.actions.look('eip155:8453/slip44:60')
  payer.core.actions.router.push('PayWithExchange', {})
  const token = { symbol: 'ETH', name: 'Ether', decimals: 18 }
  payer.actions.deposit({ exchange: LODESTAR, token, amount: '0.5' })
  expect(payer.windows.popUps).toHaveLength(1)
  await payer.settle()

  expect(payer.view()).toBe('PayLoading')
  const { params } = payer.asked.find(({ method }) => method === 'reown_getExchangePayUrl') ?? {}
  expect(params).toMatchObject({
    asset: 'eip155:8453/slip44:60',
    amount: '0.5',
    recipient: `eip155:8453:${ADDRESS}`,
  })
  payer.actions.abandon()
  await payer.settle()
  expect(payer.view()).toBe('PayWithExchange')
  expect(payer.step()).toBe('choosing')
})

test('a page’s own list asks for pages of exchanges, and reads what became of a payment', async () => {
  const payer = await aPayer()
  const { exchanges, total } = await payer.actions.exchanges({ page: 2, exclude: ['binance'] })
  expect(total).toBe(2)
  expect(exchanges.map(({ id }) => id)).toEqual(['lodestar', 'copperfield'])
  expect(payer.asked.at(-1)?.params).toMatchObject({ page: 2, exclude: ['binance'] })

  const order = {
    exchangeId: 'lodestar',
    asset: REQUEST.asset,
    amount: '25',
    recipient: `eip155:8453:${SHOP}`,
  } as const
  expect(await payer.actions.openUrl(order)).toEqual({
    exchangeId: 'lodestar',
    sessionId: 'session-1',
    isOpen: true,
    url: 'https://lodestar.example/pay/1',
  })
  await expect(
    payer.actions.payUrl({ ...order, recipient: `eip155:1:${SHOP}` }),
  ).rejects.toMatchObject({ code: 'pay.invalid-recipient' })
  expect(await payer.actions.buyStatus({ exchangeId: 'lodestar', sessionId: 'session-1' })).toEqual(
    { status: 'UNKNOWN' },
  )
  payer.answers.reown_getExchangeBuyStatus = { status: 'DONE' }
  await expect(
    payer.actions.buyStatus({ exchangeId: 'lodestar', sessionId: 'session-1' }),
  ).rejects.toMatchObject({ code: 'pay.status-failed' })
})

test('no exchange is offered, and none asked for, in a time zone where nothing is sold', async () => {
  const ports = { device: createFakeDevice({ timeZone: 'Asia/Hong_Kong' }) }
  const payer = await aPayer({ ports })
  await payer.actions.look(REQUEST.asset)

  expect(payer.pay().exchanges).toEqual({ status: 'ready', exchanges: [] })
  expect(await payer.actions.exchanges()).toEqual({ total: 0, exchanges: [] })
  expect(payer.asked).toEqual([])

  const lifted = await aPayer({ ports, onramp: { restrictedTimezones: [] } })
  expect((await lifted.actions.exchanges()).total).toBe(2)
})
