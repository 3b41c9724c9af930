import { expect, test } from 'vitest'
import type { AccountTransaction, Histories, HistoryQuery } from '../contract/index.ts'
import { aChain, createTestCore } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

const NETWORK = 'bip122:000000000019d6689c085ae165831e93'
const PAYMENT = 'bc1qpay'
const ORDINALS = 'bc1pord'

const bitcoin = aChain({
  id: NETWORK.slice(7),
  chainNamespace: 'bip122',
  name: 'Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
})

/** A visitor with a Bitcoin wallet, whose server has these transactions. */
async function aVisitor(histories: Histories['read']) {
  const adapter = createFakeAdapter(
    aFakeWallet({ id: 'puffin', networkId: NETWORK, addresses: [PAYMENT, ORDINALS] }),
  )
  Object.assign(adapter, { histories: { read: histories } })
  const visit = createTestCore({ adapter, networks: [bitcoin] })
  await visit.core.start()
  await visit.core.actions.connect.withWallet('bip122', 'puffin')
  await visit.settle()
  return visit
}

const MINED: AccountTransaction = {
  id: 'b2',
  minedAtMs: 1_700_000_000_000,
  direction: 'out',
  amount: 150_000_000n,
  fee: 1_230n,
  from: PAYMENT,
  to: 'bc1qbob',
}
const WAITING: AccountTransaction = { id: 'a1', direction: 'in', amount: 5n, to: PAYMENT }

test('the servers of a network give the history where its adapter knows them', async () => {
  const asked: HistoryQuery[] = []
  const { core, clock } = await aVisitor(async (query) => {
    asked.push(query)
    return { transactions: [WAITING, MINED], next: 'b2' }
  })

  const page = await core.actions.activity.readPage({ cursor: 'c3' })

  const token = { name: 'Bitcoin', symbol: 'BTC' }
  expect(page).toMatchObject({
    next: 'b2',
    transactions: [
      {
        id: 'a1',
        hash: 'a1',
        operation: 'receive',
        status: 'pending',
        minedAtMs: clock.now(),
        from: '',
        to: PAYMENT,
        feeText: undefined,
        transfers: [{ direction: 'in', amountText: '0.00000005', token }],
      },
      {
        id: 'b2',
        hash: 'b2',
        operation: 'send',
        status: 'confirmed',
        minedAtMs: MINED.minedAtMs,
        from: PAYMENT,
        to: 'bc1qbob',
        feeText: '0.0000123',
        transfers: [{ direction: 'out', amountText: '1.5', token }],
      },
    ],
  })
  expect(asked).toEqual([{ account: `${NETWORK}:${PAYMENT}`, cursor: 'c3', owned: [ORDINALS] }])
})

test('a server that fails is a history that can’t be read', async () => {
  const { core } = await aVisitor(async () => {
    throw new TypeError('no such block')
  })

  await expect(core.actions.activity.readPage()).rejects.toMatchObject({ code: 'activity.failed' })
})
