import { expect, test } from 'vitest'
import type { TransactionStatus } from '../contract/index.ts'
import { ADDRESS, aConnectedVisit, aVisit } from '../testing/a-visit.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createFakeTabs } from '../testing/fake-tabs.ts'
import { ALICE, setUpConnectedWallets } from '../testing/set-up-several-wallets.ts'

const ACCOUNT = `eip155:1:${ADDRESS}` as const
const KEY = '@appkit/pending_transactions'
const SENT = { id: '0xaa', account: ACCOUNT, transfer: { to: '0xb', amount: 2n ** 70n } }

async function aVisitor(choice: Parameters<typeof aConnectedVisit>[0] = {}) {
  const clock = createFakeClock()
  const visit = await aConnectedVisit({ ...choice, ports: { clock, ...choice.ports } })
  const { core, adapter } = visit
  return {
    ...visit,
    clock,
    list: () => core.snapshot().pendingTransactions,
    steps: () => core.snapshot().pendingTransactions.map(({ id, step }) => `${id} ${step}`),
    say: (status: TransactionStatus, id = '0xaa') => adapter.statuses.set(id, status),
    asked: () => adapter.requests.filter((each) => each.startsWith('status')).length,
  }
}

test('what a wallet sent is pending at once, and stored', async () => {
  const { adapter, settle, list, storage } = await aVisitor()

  adapter.emitSent('io.fjord', SENT)
  await settle()

  expect(list()).toMatchObject([
    {
      id: '0xaa',
      account: ACCOUNT,
      step: 'pending',
      sessionId: 'io.fjord',
      transfer: { to: '0xb', units: '1180591620717411303424' },
    },
  ])
  expect(storage.get(KEY)).toContain('0xaa')
})

test.each([
  [true, ['0xaa pending']],
  [false, []],
])(
  'with siteTransactions %s, what the website sent is %j; what the modal sent is pending',
  async (siteTransactions, pending) => {
    const { adapter, settle, steps } = await aVisitor({ features: { siteTransactions } })

    adapter.emitSent('io.fjord', { ...SENT, isOfSite: true })
    await settle()
    expect(steps()).toEqual(pending)
    adapter.emitSent('io.fjord', { ...SENT, id: '0xbb' })
    await settle()

    expect(steps()).toContain('0xbb pending')
  },
)

test('a receipt confirms it, and balances are read again', async () => {
  const { adapter, settle, steps, say, clock } = await aVisitor()
  adapter.emitSent('io.fjord', SENT)
  await settle()

  say({ state: 'confirmed' })
  await clock.advance(2_000)
  await settle()

  expect(steps()).toEqual(['0xaa confirmed'])
  expect(adapter.requests.slice(-2)).toEqual(['status 0xaa', `balance ${ACCOUNT}`])
})

test('a node that does not answer decides nothing, and is asked less and less', async () => {
  const { adapter, settle, steps, clock, asked } = await aVisitor()
  adapter.emitSent('io.fjord', SENT)
  await settle()

  for (let count = 0; count < 600; count += 1) await clock.advance(1_000)

  expect(steps()).toEqual(['0xaa notConfirmedYet'])
  expect(asked()).toBeGreaterThan(10)
  expect(asked()).toBeLessThan(40)
})

test('an adapter that throws something of its own is asked again', async () => {
  const { adapter, settle, steps, clock, say } = await aVisitor()
  const { transactions } = adapter
  const broken = {
    status: async () => {
      throw new TypeError('no such block')
    },
  }
  Object.assign(adapter, { transactions: broken })
  adapter.emitSent('io.fjord', SENT)
  await settle()
  await clock.advance(2_000)
  await settle()
  expect(steps()).toEqual(['0xaa pending'])

  Object.assign(adapter, { transactions })
  say({ state: 'confirmed' })
  await clock.advance(2_000)
  await settle()

  expect(steps()).toEqual(['0xaa confirmed'])
})

test('a decided one is asked about for a minute, and no node is asked after it', async () => {
  const { adapter, settle, steps, clock, asked, say } = await aVisitor()
  adapter.emitSent('io.fjord', SENT)
  await settle()
  say({ state: 'confirmed' })
  await clock.advance(2_000)

  say({ state: 'pending' })
  await clock.advance(15_000)
  expect(steps()).toEqual(['0xaa pending'])
  say({ state: 'confirmed' })
  for (let count = 0; count < 120; count += 1) await clock.advance(1_000)
  const askedBefore = asked()
  for (let count = 0; count < 600; count += 1) await clock.advance(1_000)

  expect(steps()).toEqual(['0xaa confirmed'])
  expect(asked()).toBe(askedBefore)
})

test('what nodes go on saying is replaced, and one answer does not', async () => {
  const { adapter, settle, steps, clock, say } = await aVisitor()
  adapter.emitSent('io.fjord', SENT)
  await settle()
  say({ state: 'replaced' })

  await clock.advance(2_000)
  await settle()
  expect(steps()).toEqual(['0xaa pending'])
  for (let count = 0; count < 6; count += 1) await clock.advance(2_000)
  await settle()

  expect(steps()).toEqual(['0xaa replaced'])
})

test('two tabs that ask the same node at once have one answer, not two', async () => {
  const storage = createFakeStorage()
  const tabs = createFakeTabs()
  const one = await aVisitor({ ports: { storage, tabs: tabs.open() } })
  const two = await aVisitor({ ports: { storage, tabs: tabs.open() } })
  one.adapter.emitSent('io.fjord', SENT)
  await one.settle()
  await two.settle()
  for (const { say } of [one, two]) say({ state: 'replaced' })

  for (const { clock, settle } of [one, two]) {
    await clock.advance(2_000)
    await settle()
  }

  expect([one.asked(), two.asked()]).toEqual([1, 1])
  expect(one.steps()).toEqual(['0xaa pending'])
  for (let count = 0; count < 6; count += 1) await one.clock.advance(2_000)
  await two.settle()
  expect(two.steps()).toEqual(['0xaa replaced'])
})

test('of a batch the transactions are remembered that its wallet names', async () => {
  const { adapter, settle, list, say, clock, storage } = await aVisitor()
  adapter.emitSent('io.fjord', { id: 'batch', account: ACCOUNT, isBatch: true })
  await settle()

  say({ state: 'confirmed', transactionIds: ['0xdd'] }, 'batch')
  await clock.advance(2_000)
  await settle()

  expect(list()).toMatchObject([{ id: 'batch', step: 'confirmed', transactionIds: ['0xdd'] }])
  const next = aVisit({ ports: { storage } })
  await next.core.start()
  await next.settle()
  expect(next.core.snapshot().pendingTransactions).toMatchObject([{ transactionIds: ['0xdd'] }])
})

test('it is still pending on the next page, which goes on asking', async () => {
  const storage = createFakeStorage()
  const before = await aVisitor({ ports: { storage } })
  before.adapter.emitSent('io.fjord', SENT)
  await before.settle()
  before.core.stop()

  const clock = createFakeClock()
  const next = aVisit({ adapter: before.adapter, ports: { storage, clock } })
  await next.core.start()
  await next.settle()
  expect(next.core.snapshot().pendingTransactions).toMatchObject([{ id: '0xaa', step: 'pending' }])
  before.say({ state: 'failed' })
  await clock.advance(60_000)
  await next.settle()

  expect(next.core.snapshot().pendingTransactions).toMatchObject([{ id: '0xaa', step: 'failed' }])
})

test('a second tab shows it, and what it learns, too', async () => {
  const storage = createFakeStorage()
  const tabs = createFakeTabs()
  const one = await aVisitor({ ports: { storage, tabs: tabs.open() } })
  const two = await aVisitor({ ports: { storage, tabs: tabs.open() } })

  one.adapter.emitSent('io.fjord', SENT)
  await one.settle()
  await two.settle()
  expect(two.steps()).toEqual(['0xaa pending'])
  one.say({ state: 'confirmed' })
  await one.clock.advance(2_000)
  await two.settle()

  expect(two.steps()).toEqual(['0xaa confirmed'])
})

test('two tabs that send at once lose nothing', async () => {
  const storage = createFakeStorage()
  const tabs = createFakeTabs()
  const one = await aVisitor({ ports: { storage, tabs: tabs.open() } })
  const two = await aVisitor({ ports: { storage, tabs: tabs.open() } })

  one.adapter.emitSent('io.fjord', SENT)
  two.adapter.emitSent('io.fjord', { ...SENT, id: '0xbb' })
  await one.settle()
  await two.settle()

  expect(one.steps().slice().sort()).toEqual(['0xaa pending', '0xbb pending'])
  expect(two.steps().slice().sort()).toEqual(['0xaa pending', '0xbb pending'])
})

test('a website adds what it sent by itself, once', async () => {
  const { core, steps, list } = await aVisitor()

  await core.actions.activity.watch({ id: '0xcc' })
  await core.actions.activity.watch({ id: '0xcc' })

  expect(steps()).toEqual(['0xcc pending'])
  expect(list()[0]?.account).toBe(ACCOUNT)
  await core.actions.disconnect()
  await expect(core.actions.activity.watch({ id: '0xdd' })).rejects.toMatchObject({
    code: 'account.none',
  })
})

test('disconnecting forgets it; a wallet that ends its session does not', async () => {
  const { core, adapter, settle, steps, storage } = await aVisitor()
  adapter.emitSent('io.fjord', SENT)
  await settle()

  adapter.emitClosed('io.fjord')
  await settle()
  expect(steps()).toEqual(['0xaa pending'])
  core.actions.connect.local('eip155', 'io.fjord')
  await settle()
  await core.actions.disconnect()
  await settle()

  expect(steps()).toEqual([])
  expect(storage.get(KEY)).toBeUndefined()
})

test('disconnecting one wallet forgets what it sent, and nothing of another one', async () => {
  const { core, evm, settle } = await setUpConnectedWallets()
  const steps = () => core.snapshot().pendingTransactions.map(({ id, step }) => `${id} ${step}`)
  evm.emitSent('io.fjord', { ...SENT, account: `eip155:1:${ALICE}` })
  await settle()

  await core.actions.connections.disconnectWallet('eip155', 'io.kestrel')
  await settle()
  expect(steps()).toEqual(['0xaa pending'])
  await core.actions.connections.disconnectWallet('eip155', 'io.fjord')
  await settle()

  expect(steps()).toEqual([])
})

test.each([
  '{',
  '7',
  '[]',
  'null',
  JSON.stringify([null, 7, {}, { id: '0xaa' }]),
  JSON.stringify([{ id: '0xaa', account: 'none', sentAtMs: 1, step: 'pending' }]),
  JSON.stringify([{ id: '0xaa', account: ACCOUNT, sentAtMs: 1, step: 'lost' }]),
  JSON.stringify([{ id: '<b>\n', account: ACCOUNT, sentAtMs: 1, step: 'pending' }]),
])('a storage that reads %s is the same as none', async (text) => {
  const { core, settle, storage } = aVisit()
  storage.set(KEY, text)

  await core.start()
  await settle()

  expect(core.snapshot().pendingTransactions).toEqual([])
})
