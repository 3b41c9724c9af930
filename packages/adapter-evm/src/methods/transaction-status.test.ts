import { expect, test } from 'vitest'
import { ALICE_CHECKED } from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const ID = `0x${'cd'.repeat(32)}`
const ACCOUNT = `eip155:1:${ALICE_CHECKED}` as const

type Answers = Readonly<Record<string, readonly unknown[]>>

/** Asks a node that gives each method's answers in turn, the last one again and again. */
async function ask(answers: Answers, hint?: number) {
  const left = new Map(Object.entries(answers).map(([method, list]) => [method, [...list]]))
  const { adapter } = await startAdapter({}, async (_network, method) => {
    const list = left.get(method) ?? [null]
    return list.length > 1 ? list.shift() : list[0]
  })
  return adapter.transactions?.status({ id: ID, account: ACCOUNT, hint }, noAbort())
}

const MINED = { status: '0x1', blockNumber: '0x10' }

test.each<[name: string, answers: Answers, hint: number | undefined, expected: object]>([
  ['a receipt', { eth_getTransactionReceipt: [MINED] }, undefined, { state: 'confirmed' }],
  [
    'a receipt of a failure',
    { eth_getTransactionReceipt: [{ ...MINED, status: '0x0' }] },
    undefined,
    { state: 'failed' },
  ],
  [
    'a receipt of no block yet',
    { eth_getTransactionReceipt: [{ ...MINED, blockNumber: null }] },
    undefined,
    { state: 'unknown' },
  ],
  [
    'a transaction without a receipt',
    { eth_getTransactionByHash: [{ nonce: '0x7' }] },
    undefined,
    { state: 'pending', hint: 7 },
  ],
  [
    'a transaction with a strange nonce',
    { eth_getTransactionByHash: [{ nonce: 'seven' }] },
    undefined,
    { state: 'pending', hint: undefined },
  ],
  ['nothing', {}, undefined, { state: 'unknown' }],
  [
    'nothing, and a nonce that is free',
    { eth_getTransactionCount: ['0x7'] },
    7,
    { state: 'unknown', hint: 7 },
  ],
  [
    'nothing, and a nonce that is used',
    { eth_getTransactionCount: ['0x8'] },
    7,
    { state: 'replaced' },
  ],
  [
    'a receipt that comes between two answers',
    { eth_getTransactionReceipt: [null, MINED], eth_getTransactionCount: ['0x8'] },
    7,
    { state: 'confirmed' },
  ],
])('a node that has %s', async (_name, answers, hint, expected) => {
  expect(await ask(answers, hint)).toEqual(expected)
})

test('a receipt that does not say how it ended decides nothing', async () => {
  const answers = { eth_getTransactionReceipt: [{ blockNumber: '0x1' }] }

  await expect(ask(answers)).rejects.toMatchObject({ code: 'http.malformed' })
})

test('of a batch the transactions are named that its receipts have', async () => {
  const receipts = [{ transactionHash: ID }, { transactionHash: 'b1' }, {}]
  const { adapter, open } = await startAdapter(
    { wallet_getCallsStatus: () => ({ status: 200, receipts }) },
    async (_network, method) =>
      method === 'eth_getTransactionReceipt' ? MINED : { from: ALICE_CHECKED.toLowerCase() },
  )
  const { id: sessionId } = await open()

  const status = await adapter.transactions?.status(
    { id: 'b1', account: ACCOUNT, isBatch: true, sessionId },
    noAbort(),
  )

  expect(status).toEqual({ state: 'confirmed', transactionIds: [ID] })
})

test.each([
  [100, 'pending'],
  // Without a receipt nothing is known.
  [200, 'unknown'],
  [400, 'failed'],
  [500, 'failed'],
  [600, 'partial'],
])('the wallet says %i of a batch', async (status, state) => {
  const { adapter, open } = await startAdapter({ wallet_getCallsStatus: () => ({ status }) })
  const { id: sessionId } = await open()
  const query = { id: 'b1', account: ACCOUNT, isBatch: true }

  expect(await adapter.transactions?.status({ ...query, sessionId }, noAbort())).toEqual({ state })
  await expect(adapter.transactions?.status(query, noAbort())).rejects.toMatchObject({
    code: 'wallet.disconnected',
  })
})
