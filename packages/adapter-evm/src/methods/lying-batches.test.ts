import type { LatchkeyError } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import {
  ACCOUNT,
  aVisitor,
  type Chain,
  ENTRY_POINT,
  HASH,
  MINED,
  THIEF,
  word,
} from '../testing/a-lied-to-visitor.ts'
import { ALICE, ALICE_CHECKED, BOB } from '../testing/scripted-wallet.ts'
import { noAbort } from '../testing/started-adapter.ts'

/** Returns the state of a batch whose wallet answers with `answer`, or the code of the error. */
async function batchSaid(answer: unknown, chain: Chain): Promise<unknown> {
  const { adapter, sessionId } = await aVisitor(chain, { wallet_getCallsStatus: answer })
  const query = { id: 'b1', account: ACCOUNT, isBatch: true, sessionId }
  const status = adapter.transactions?.status(query, noAbort())
  return status?.then(
    ({ state }) => state,
    (thrown: LatchkeyError) => thrown.code,
  )
}

const RECEIPT = { transactionHash: HASH, status: '0x1' }
const OWN = { from: ALICE, to: ALICE, value: '0x0', input: '0x34fcd5be', nonce: '0x7' }
const DONE: Chain = { transactions: { [HASH]: OWN }, receipts: { [HASH]: MINED } }

test('a batch is confirmed where the wallet says so and the network has it', async () => {
  expect(await batchSaid({ status: 200, receipts: [RECEIPT] }, DONE)).toBe('confirmed')
})

const FOREIGN = { from: BOB, to: THIEF, value: '0x5', input: '0x', nonce: '0x1' }
const REVERTED: Chain = { ...DONE, receipts: { [HASH]: { ...MINED, status: '0x0' } } }

test.each<[what: string, answer: unknown, chain: Chain, state: string]>([
  [
    '200 with a receipt that was reverted',
    { status: 200, receipts: [{ ...RECEIPT, status: '0x0' }] },
    DONE,
    'failed',
  ],
  [
    '200 with one call that was reverted beside one that was not',
    { status: 200, receipts: [RECEIPT, { ...RECEIPT, status: '0x0' }] },
    DONE,
    'failed',
  ],
  [
    '200 of another batch',
    { id: 'b0', status: 200, receipts: [RECEIPT] },
    DONE,
    'wallet.malformed',
  ],
  ['200 on another chain', { status: 200, chainId: '0x2105', receipts: [RECEIPT] }, {}, 'unknown'],
  ['200 without receipts', { status: 200 }, DONE, 'unknown'],
  ['200 with an empty list of receipts', { status: 200, receipts: [] }, DONE, 'unknown'],
  [
    '200 with a receipt of no transaction',
    { status: 200, receipts: [{ transactionHash: 'done', status: '0x1' }] },
    DONE,
    'unknown',
  ],
  ['CONFIRMED without receipts', { status: 'CONFIRMED' }, DONE, 'unknown'],
  ['200 with a hash that no node knows', { status: 200, receipts: [RECEIPT] }, {}, 'unknown'],
  [
    '200 of a transaction that the network reverted',
    { status: 200, receipts: [RECEIPT] },
    REVERTED,
    'failed',
  ],
  [
    '200 with the hash of what somebody else did',
    { status: 200, receipts: [RECEIPT] },
    { ...DONE, transactions: { [HASH]: FOREIGN } },
    'unknown',
  ],
  [
    '200 with a second hash that no node knows',
    { status: 200, receipts: [RECEIPT, { ...RECEIPT, transactionHash: `0x${'cd'.repeat(32)}` }] },
    DONE,
    'unknown',
  ],
  ['100 again and again', { status: 100, receipts: [RECEIPT] }, DONE, 'pending'],
  ['600', { status: 600, receipts: [RECEIPT] }, DONE, 'partial'],
  ['"confirmed" in words of its own', { status: 'confirmed' }, DONE, 'wallet.malformed'],
])('a wallet that says %s of a batch decides no more than it knows', async (_what, ...of) => {
  const [answer, chain, state] = of

  expect(await batchSaid(answer, chain)).toBe(state)
})

test.each<[what: string, transaction: object, receipt: object]>([
  [
    'a bundle that carries the account',
    { from: BOB, to: ENTRY_POINT, input: `0x1fad948c${word(ALICE)}` },
    MINED,
  ],
  ['a transaction of the Safe', { from: BOB, to: ALICE, input: '0x6a761202' }, MINED],
  ['a delegated account', OWN, MINED],
  [
    'a relayer whose events name the account',
    { from: BOB, to: ENTRY_POINT, input: '0x' },
    { ...MINED, logs: [{ address: ENTRY_POINT, topics: [`0x${word(ALICE)}`] }] },
  ],
])('a batch in %s is confirmed', async (_how, transaction, receipt) => {
  const chain = { transactions: { [HASH]: transaction }, receipts: { [HASH]: receipt } }

  expect(await batchSaid({ status: 200, receipts: [RECEIPT] }, chain)).toBe('confirmed')
})

test.each<[what: string, answer: unknown, expected: unknown]>([
  ['on another chain', { '0x2105': { atomic: { status: 'supported' } } }, {}],
  ['of an account', { [ALICE]: { '0x1': { atomic: { status: 'supported' } } } }, {}],
  ['without a chain', { atomic: { status: 'supported' } }, {}],
  ['on a chain that is no number', { '0x': { atomic: { status: 'supported' } } }, {}],
  [
    'on all chains, and not on this one',
    { '0x0': { atomic: { status: 'supported' } }, '0x1': { atomic: { status: 'unsupported' } } },
    { atomic: { status: 'unsupported' } },
  ],
])('what a wallet says it can %s is not taken for this one', async (_where, answer, expected) => {
  const { adapter, sessionId, wallet } = await aVisitor({}, { wallet_getCapabilities: answer })

  expect(await adapter.calls?.capabilities(sessionId, ACCOUNT, noAbort())).toEqual(expected)
  expect(wallet.params.get('wallet_getCapabilities')).toEqual([ALICE_CHECKED, ['0x1']])
})
