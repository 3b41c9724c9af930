import { expect, test } from 'vitest'
import type { OnrampOrder } from '../store/state/onramp-orders.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createStoredOrders } from './stored-orders.ts'

const ACCOUNT = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SAME_ELSEWHERE = `eip155:8453:${ACCOUNT.slice(9).toLowerCase()}` as const
const OTHER = 'eip155:1:0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

function setUp(stored?: string) {
  const clock = createFakeClock()
  const storage = createFakeStorage(stored === undefined ? {} : { onramp_orders: stored })
  return { clock, storage, orders: createStoredOrders({ storage, clock, key: (name) => name }) }
}

function anOrder(changes: Partial<OnrampOrder> = {}): OnrampOrder {
  return {
    id: 'o1',
    account: ACCOUNT,
    seller: { id: 'coinbase', name: 'Coinbase' },
    pay: { amountText: '100', currency: 'USD' },
    startedAtMs: Date.UTC(2025, 0, 1),
    link: 'https://pay.example/?session=secret',
    isBlocked: true,
    current: { step: 'waiting' as const },
    ...changes,
  }
}

test('orders of an account are there on its other networks, without their pages', () => {
  const { orders, storage } = setUp()
  orders.write(ACCOUNT, [{ order: anOrder(), before: ['r0'] }])
  orders.write(OTHER, [{ order: anOrder({ id: 'o2', account: OTHER }), before: undefined }])

  expect(orders.read(SAME_ELSEWHERE)).toMatchObject([
    {
      before: ['r0'],
      order: { id: 'o1', isBlocked: false, current: { step: 'notConfirmedYet' } },
    },
  ])
  expect(JSON.stringify(storage.entries())).not.toContain('secret')
  orders.write(ACCOUNT, [])
  expect(orders.read(OTHER)).toHaveLength(1)
})

test('an order whose page is not open yet, or that is older than 30 days, is not there', () => {
  const { orders, clock } = setUp()
  const order = anOrder({ id: 'o2', current: { step: 'opening' } })
  orders.write(ACCOUNT, [
    { order, before: undefined },
    { order: anOrder(), before: undefined },
  ])
  expect(orders.read(ACCOUNT)).toHaveLength(1)
  clock.jump(31 * 24 * 3_600_000)
  expect(orders.read(ACCOUNT)).toEqual([])
})

const valid = {
  id: 'o1',
  account: ACCOUNT,
  seller: { id: 'quay', name: 'Quay' },
  startedAtMs: Date.UTC(2025, 0, 1),
  current: { step: 'bought' },
}

test.each<[string, unknown]>([
  ['no list', { valid }],
  ['another account', [{ ...valid, account: 'eip155:1' }]],
  ['a step that there is not', [{ ...valid, current: { step: 'paid' } }]],
  ['an amount that is none', [{ ...valid, get: { amountText: '1e9', currency: 'ETH' } }]],
  ['no seller', [{ ...valid, seller: 'quay' }]],
  ['no time', [{ ...valid, startedAtMs: 'now' }]],
])('%s is not read', (_case, stored) => {
  expect(setUp(JSON.stringify(stored)).orders.read(ACCOUNT)).toEqual([])
})

test('what is cut off, or too long, is not read; names are cleaned', () => {
  expect(setUp(JSON.stringify([valid]).slice(0, 40)).orders.read(ACCOUNT)).toEqual([])
  expect(setUp(`[${' '.repeat(200_001)}]`).orders.read(ACCOUNT)).toEqual([])
  const named = { ...valid, seller: { id: 'q', name: 'Qu\u202eay', imageUrl: 'javascript:1' } }
  const [read] = setUp(JSON.stringify([named])).orders.read(ACCOUNT)
  expect(read?.order.seller).toEqual({ id: 'q', name: 'Quay', imageUrl: undefined })
})
