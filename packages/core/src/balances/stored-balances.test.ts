import { expect, test } from 'vitest'
import { ADDRESS, aVisit } from '../testing/a-visit.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createStoredBalances } from './stored-balances.ts'

const KEY = '@appkit/native_balance_cache'
const ACCOUNT = `eip155:1:${ADDRESS}` as const

/** A visitor who connects, or whose session is resumed. */
async function aVisitor(choice: Parameters<typeof aVisit>[0] = {}, clock = createFakeClock()) {
  const visit = aVisit({ ...choice, ports: { clock, ...choice.ports } })
  async function settle(): Promise<void> {
    for (let count = 0; count < 3; count += 1) await clock.advance(20)
  }
  await visit.core.start()
  await settle()
  const requestCount = () =>
    visit.adapter.requests.filter((each) => each.startsWith('balance')).length
  const balance = () => visit.core.snapshot().balances[ACCOUNT]
  async function connect(): Promise<void> {
    await visit.core.actions.connect.withWallet('eip155', 'io.fjord')
    await settle()
  }
  return { ...visit, clock, settle, requestCount, balance, connect }
}

test('a balance is known for 30 seconds after a reload, with its age', async () => {
  const { core, adapter, storage, clock, requestCount, connect } = await aVisitor()
  await connect()
  expect(JSON.parse(storage.get(KEY) ?? '{}')).toEqual({
    [ACCOUNT]: {
      caipAddress: ACCOUNT,
      balance: '1.284',
      symbol: 'ETH',
      timestamp: expect.any(Number),
    },
  })
  core.stop()
  const before = requestCount()

  await clock.advance(20_000)
  const second = await aVisitor({ adapter, ports: { storage } }, clock)
  expect(second.balance()).toEqual({ status: 'ready', amountText: '1.284', symbol: 'ETH' })
  expect(second.requestCount()).toBe(before)
  await clock.advance(10_000)
  second.core.actions.balances.refresh()
  await second.settle()
  expect(second.requestCount()).toBe(before + 1)
  second.core.stop()

  await clock.advance(30_000)
  const third = await aVisitor({ adapter, ports: { storage } }, clock)
  expect(third.requestCount()).toBe(before + 2)
  third.core.stop()
})

test('nothing of a balance stays stored after disconnecting', async () => {
  const { core, storage, connect } = await aVisitor()
  await connect()
  expect(storage.get(KEY)).toContain(ACCOUNT)

  await core.actions.disconnect()

  expect(storage.get(KEY)).toBeUndefined()
})

const FRESH = { caipAddress: ACCOUNT, balance: '1.5', symbol: 'ETH', timestamp: 1_000 }

test.each<[what: string, stored: unknown, expected: string | undefined]>([
  ['a fresh one', { [ACCOUNT]: FRESH }, '1.5'],
  ['one that has expired', { [ACCOUNT]: { ...FRESH, timestamp: -30_000 } }, undefined],
  ['one of the future', { [ACCOUNT]: { ...FRESH, timestamp: 5_000 } }, undefined],
  ['one without a time', { [ACCOUNT]: { ...FRESH, timestamp: undefined } }, undefined],
  ['one that is no number', { [ACCOUNT]: { ...FRESH, balance: '1e9' } }, undefined],
  ['one that is no text', { [ACCOUNT]: { ...FRESH, balance: 1.5 } }, undefined],
  ['one without a symbol', { [ACCOUNT]: { ...FRESH, symbol: undefined } }, undefined],
  ['one of another account', { 'eip155:10:0x1': FRESH }, undefined],
  ['a list', [FRESH], undefined],
])('of the stored balances, %s gives %o: %s', (_what, value, expected) => {
  const storage = createFakeStorage()
  storage.set(KEY, JSON.stringify(value))

  const stored = createStoredBalances({ storage, key: KEY, clock: { now: () => 2_000 } })

  expect(stored.readFresh(ACCOUNT)?.amountText).toBe(expected)
})

test('a balance in another coin than that of the network is read anew', async () => {
  const first = await aVisitor()
  const { clock, storage } = first
  await first.connect()
  first.core.stop()
  const before = first.requestCount()
  storage.set(
    KEY,
    JSON.stringify({ [ACCOUNT]: { ...FRESH, symbol: 'XYZ', timestamp: clock.now() } }),
  )

  const second = await aVisitor({ adapter: first.adapter, ports: { storage } }, clock)

  expect(second.requestCount()).toBe(before + 1)
  expect(second.balance()).toMatchObject({ symbol: 'ETH', amountText: '1.284' })
  second.core.stop()
})
