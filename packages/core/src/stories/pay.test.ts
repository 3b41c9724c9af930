import { expect, test, vi } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { aPayer, DOLLAR, REQUEST, SHOP } from '../testing/a-payer.ts'
import { ADDRESS } from '../testing/a-visit.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createFakeTabs } from '../testing/fake-tabs.ts'

const ACCOUNT = `eip155:8453:${ADDRESS}` as const
const ID = `0x${'1'.padStart(64, '0')}`

/** Records the result of a call, as soon as it is known. */
function watched(call: Promise<unknown>) {
  const outcome: { result?: unknown; code?: unknown } = {}
  call.then(
    (result) => Object.assign(outcome, { result }),
    (error) => Object.assign(outcome, { code: error.code }),
  )
  return outcome
}

test('a payment is shown with its review, asked for once, and paid when the network says so', async () => {
  const { actions, adapter, settle, step, pay, view, clock, named } = await aPayer()

  const outcome = watched(actions.open(REQUEST))
  await settle()
  expect(view()).toBe('Pay')
  expect(pay().payment).toMatchObject({
    recipient: `eip155:8453:${SHOP}`,
    amountText: '25',
    units: '25000000',
    token: { address: DOLLAR, symbol: 'USDC', decimals: 6 },
    origin: 'saltmarket.example',
  })
  expect(pay().current).toMatchObject({
    step: 'reviewing',
    review: { account: ACCOUNT, to: SHOP, units: '25000000', maxFee: '150', leftText: '75' },
  })
  // A double press, and Enter.
  for (let press = 0; press < 3; press += 1) actions.confirm()
  await settle()

  expect(adapter.sent).toEqual([
    {
      sessionId: 'io.fjord',
      from: ACCOUNT,
      to: SHOP,
      token: DOLLAR,
      amount: 25_000_000n,
      decimals: 6,
      maxFee: 150n,
    },
  ])
  expect(step()).toBe('sent')
  expect(view()).toBe('PayLoading')
  expect(outcome).toEqual({})
  adapter.statuses.set(ID, { state: 'confirmed' })
  await clock.advance(3_000)
  await settle()

  expect(pay().current).toEqual({ step: 'paid', means: { by: 'wallet', account: ACCOUNT }, id: ID })
  expect(outcome.result).toMatchObject({
    status: 'paid',
    by: 'wallet',
    account: ACCOUNT,
    transactionId: ID,
    asset: REQUEST.asset,
    amount: '25',
    recipient: `eip155:8453:${SHOP}`,
  })
  const { id: paymentId } = pay().payment ?? {}
  const configuration = {
    network: 'eip155:8453',
    asset: REQUEST.asset,
    recipient: `eip155:8453:${SHOP}`,
    amount: '25',
  }
  const wallet = { type: 'wallet', status: 'SUCCESS', result: ID }
  expect(named().map(({ event, properties }) => ({ event, properties }))).toEqual([
    {
      event: 'PAY_MODAL_OPEN',
      properties: { exchanges: [{ id: 'lodestar' }, { id: 'copperfield' }], configuration },
    },
    {
      event: 'PAY_INITIATED',
      properties: { paymentId, configuration, currentPayment: { type: 'wallet' } },
    },
    { event: 'PAY_SUCCESS', properties: { paymentId, configuration, currentPayment: wallet } },
  ])
})

test('a website’s wrong decimals do not win over the chain, and do where no node answers', async () => {
  const { actions, adapter, settle, pay } = await aPayer()
  const metadata = { symbol: 'FAKE', name: 'Dollar', decimals: 18 }
  watched(actions.open({ ...REQUEST, metadata }))
  await settle()
  expect(pay().payment).toMatchObject({ units: '25000000', token: { symbol: 'USDC', decimals: 6 } })

  const failing = async () => Promise.reject(new LatchkeyError('rpc.unavailable', {}))
  Object.assign(adapter, { balances: { read: async () => 10n ** 18n, ofToken: failing } })
  watched(actions.open({ ...REQUEST, metadata }))
  await settle()
  expect(pay().payment).toMatchObject({ token: { symbol: 'FAKE', decimals: 18 } })

  const outcome = watched(actions.open(REQUEST))
  await settle()
  expect(pay().current).toMatchObject({ step: 'refused', error: { code: 'pay.unsupported-asset' } })
  expect(outcome).toEqual({ code: 'pay.unsupported-asset' })
})

test('a declined payment was not sent, and can be tried again with a new review', async () => {
  const { actions, adapter, settle, step, pay, view, core } = await aPayer()
  adapter.answer = () => Promise.reject(new LatchkeyError('wallet.request-rejected', {}))
  const outcome = watched(actions.open(REQUEST))
  await settle()
  actions.confirm()
  await settle()
  expect(pay().current).toMatchObject({
    step: 'failed',
    error: { code: 'wallet.request-rejected' },
  })

  actions.again()
  await settle()
  expect(view()).toBe('Pay')
  expect(step()).toBe('reviewing')
  expect(adapter.sent).toHaveLength(1)
  expect(outcome).toEqual({})
  core.actions.close()
  await settle()

  expect(outcome).toEqual({ code: 'pay.cancelled' })
})

test('who has too little is told so, and nothing is asked', async () => {
  const { actions, settle, pay, held, core, adapter } = await aPayer()
  held.amount = 24_999_999n
  const outcome = watched(actions.open(REQUEST))
  await settle()

  expect(pay().current).toMatchObject({ step: 'blocked', error: { code: 'transfer.short' } })
  actions.confirm()
  core.actions.close()
  await settle()

  expect(adapter.sent).toEqual([])
  expect(outcome).toEqual({ code: 'transfer.short' })
})

test('a result that is not known leads to no second payment, also after a reload', async () => {
  const storage = createFakeStorage()
  const before = await aPayer({ ports: { storage } })
  before.adapter.answer = () => Promise.reject(new LatchkeyError('transfer.unknown', {}))
  const outcome = watched(before.actions.open(REQUEST))
  await before.settle()
  before.actions.confirm()
  await before.settle()
  expect(before.step()).toBe('unknown')
  before.core.actions.close()
  await before.settle()
  expect(outcome).toEqual({ code: 'transfer.unknown' })

  const after = await aPayer({ ports: { storage } })
  watched(after.actions.open(REQUEST))
  await after.settle()
  expect(after.step()).toBe('unknown')
  after.actions.confirm()
  after.actions.chooseExchange({ id: 'lodestar', name: 'Lodestar' })
  await after.settle()

  expect(after.adapter.sent).toEqual([])
  expect(after.windows.popUps).toEqual([])
  // Another order is another payment.
  watched(after.actions.open({ ...REQUEST, orderId: '2' }))
  await after.settle()
  expect(after.step()).toBe('reviewing')
})

test('two tabs that confirm the same payment ask one wallet once', async () => {
  const storage = createFakeStorage()
  const tabs = createFakeTabs()
  const first = await aPayer({ ports: { storage, tabs: tabs.open() } })
  const second = await aPayer({ ports: { storage, tabs: tabs.open() } })
  for (const tab of [first, second]) {
    watched(tab.actions.open(REQUEST))
    await tab.settle()
    expect(tab.step()).toBe('reviewing')
  }

  first.actions.confirm()
  second.actions.confirm()
  await first.settle()
  await second.settle()

  expect(first.adapter.sent.length + second.adapter.sent.length).toBe(1)
  expect([first.step(), second.step()].sort()).toEqual(['sent', 'unknown'])
})

test('a tab that still shows a payment which another tab made is told that it is paid', async () => {
  const storage = createFakeStorage()
  const first = await aPayer({ ports: { storage } })
  const second = await aPayer({ ports: { storage } })
  const outcome = watched(second.actions.open(REQUEST))
  watched(first.actions.open(REQUEST))
  await first.settle()
  await second.settle()
  first.actions.confirm()
  await first.settle()
  first.adapter.statuses.set(ID, { state: 'confirmed' })
  await first.clock.advance(3_000)
  await first.settle()
  expect(first.step()).toBe('paid')

  second.actions.confirm()
  await second.settle()

  expect(second.adapter.sent).toEqual([])
  expect(outcome.result).toMatchObject({ status: 'paid', transactionId: ID })
})

test('the wallet is on another network: nothing is read or asked until it switched', async () => {
  const { actions, adapter, settle, step, core } = await aPayer({ networkId: 'eip155:1' })
  watched(actions.open(REQUEST))
  await settle()
  expect(step()).toBe('choosing')
  actions.confirm()
  await settle()
  expect(adapter.sent).toEqual([])

  await core.actions.network.switchTo('eip155:8453')
  await settle()

  expect(step()).toBe('reviewing')
})

test('a visitor who connects for a payment comes back to it', async () => {
  const { actions, settle, step, view, core, clock, pay } = await aPayer({ isConnected: false })
  const outcome = watched(actions.open(REQUEST))
  await settle()
  expect(step()).toBe('choosing')
  const { id } = pay().payment ?? {}

  core.actions.connections.another('eip155')
  expect(view()).toBe('Connect')
  core.actions.connect.local('eip155', 'io.fjord')
  await settle()
  await clock.advance(600)
  await settle()

  expect(view()).toBe('Pay')
  // The wallet is on another network.
  expect(step()).toBe('choosing')
  await core.actions.network.switchTo('eip155:8453')
  await settle()
  expect(step()).toBe('reviewing')
  expect(pay().payment?.id).toBe(id)
  expect(outcome).toEqual({})
})

test.each([
  ['a link of EIP-681', `ethereum:${DOLLAR}@8453/transfer?address=${SHOP}&uint256=25e6`, '25'],
  ['a link for the coin', `ethereum:${SHOP}@8453?value=2.5e17`, '0.25'],
])('%s opens the same view', async (_case, link, amountText) => {
  const { actions, settle, pay, view } = await aPayer()
  watched(actions.open(link))
  await settle()

  expect(view()).toBe('Pay')
  expect(pay().payment).toMatchObject({ recipient: `eip155:8453:${SHOP}`, amountText })
})

test('another request while the wallet is asked is refused; the first one goes on', async () => {
  const { actions, adapter, settle, step } = await aPayer()
  let approve: (id: string) => void = () => {}
  adapter.answer = () => new Promise((resolve) => (approve = resolve))
  const first = watched(actions.open(REQUEST))
  await settle()
  actions.confirm()
  await settle()
  const second = watched(actions.open({ ...REQUEST, amount: '1' }))
  await settle()
  expect(second).toEqual({ code: 'pay.busy' })

  approve(ID)
  await settle()
  expect(step()).toBe('sent')
  expect(first).toEqual({})
})

test('with features.pay off nothing is shown', async () => {
  const { actions, core } = await aPayer({ features: { pay: false } })
  for (const call of [
    actions.open(REQUEST),
    actions.exchanges(),
    actions.buyStatus({ exchangeId: 'lodestar', sessionId: '1' }),
  ]) {
    await expect(call).rejects.toMatchObject({ code: expect.stringMatching(/^pay\./) })
  }
  expect(core.snapshot().modal.isOpen).toBe(false)
  await vi.waitFor(() => expect(core.snapshot().pay?.payment).toBeUndefined())
})
