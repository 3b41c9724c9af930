import type { ActivityTransaction, PendingStep, PendingTransaction } from '@latchkey/core'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, SAFE, TEXT } from '../../testing/a-snapshot.ts'
import { findTransaction } from './find-transaction.ts'
import { type ReceiptModel, receiptModel } from './receipt.model.ts'
import { receiptText } from './receipt-text.ts'

const ACCOUNT = `eip155:1:${ADDRESS}` as const
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const SENT_AT_MS = Date.UTC(2026, 10, 28, 14, 2)

const SENT: PendingTransaction = {
  id: '0xAA',
  account: ACCOUNT,
  isBatch: false,
  sentAtMs: SENT_AT_MS,
  step: 'pending',
  agreed: {
    kind: 'send',
    gives: { amountText: '1234.5', symbol: 'USDC', token: '0x1' },
    to: BOB,
    name: 'bob.example',
    maxFeeText: '0.0021',
  },
}

const LISTED: ActivityTransaction = {
  id: 'a',
  operation: 'receive',
  hash: '0xbb',
  minedAtMs: SENT_AT_MS,
  from: BOB,
  to: ADDRESS,
  status: 'confirmed',
  transfers: [{ direction: 'in', amountText: '2.5', token: { name: 'Ether', symbol: 'ETH' } }],
}

interface Told {
  readonly own?: PendingTransaction
  readonly listed?: ActivityTransaction
  readonly id?: string
}

function modelOf({ own, listed, id = '0xaa' }: Told, changes = {}): ReceiptModel | undefined {
  const pages = listed === undefined ? [] : [[listed]]
  const snapshot = aSnapshot({
    ...connectedOn(),
    pendingTransactions: own === undefined ? [] : [own],
    activity: { [ACCOUNT]: { status: 'ready', pages, readAtMs: 0 } },
    ...changes,
  })
  const known = findTransaction(snapshot, { account: ACCOUNT, id })
  return known && receiptModel(snapshot, known, TEXT)
}

test.each<[step: PendingStep, heading: string, latch: string, note: string]>([
  ['pending', 'On its way', 'waiting', 'You can close this. Activity shows the same.'],
  [
    'notConfirmedYet',
    'Not confirmed yet',
    'waiting',
    'Still pending. There’s no need to send it again',
  ],
  ['confirmed', 'Arrived', 'closed', 'The network has confirmed it.'],
  ['failed', 'Failed', 'declined', 'Nothing was moved. The network may have kept its fee.'],
  ['partial', 'Partly done', 'declined', 'Some of it was carried out, the rest wasn’t.'],
  [
    'replaced',
    'Replaced',
    'declined',
    'Another transaction took its place. This one wasn’t carried out.',
  ],
  ['expired', 'Expired', 'declined', 'The network didn’t carry it out in time. Nothing was moved.'],
  [
    'different',
    'Not as asked',
    'declined',
    'The wallet sent something else: look at it in the explorer',
  ],
])('a transfer that is %s', (step, heading, latch, note) => {
  expect(modelOf({ own: { ...SENT, step }, id: '0xAA' })).toMatchObject({
    heading,
    latch,
    note,
    line: '1,234.5 USDC to bob.example',
    from: { address: ADDRESS },
    to: { address: BOB, name: 'bob.example' },
    fee: 'at most 0.0021 ETH',
  })
})

test('once it has arrived it tells the fee of the network and both times', () => {
  const before = modelOf({ own: SENT, id: '0xAA' })
  const decidedAtMs = SENT_AT_MS + 60_000
  const own = { ...SENT, step: 'confirmed', fee: '42000000000000', decidedAtMs } as const
  const after = modelOf({ own, id: '0xAA' })

  expect(before?.times.map(({ label }) => label)).toEqual(['Sent'])
  expect(after?.times.map(({ label }) => label)).toEqual(['Sent', 'Arrived'])
  expect(after?.fee).toBe('0.000042 ETH')
})

test('a block that is not part of the chain any more takes the arrival back', () => {
  const own = { ...SENT, step: 'pending', fee: undefined, decidedAtMs: undefined } as const

  expect(modelOf({ own, id: '0xAA' })).toMatchObject({ heading: 'On its way', latch: 'waiting' })
})

test('a swap leads from one token to the other, with what its quote promised', () => {
  const gives = { amountText: '0.2', symbol: 'ETH' }
  const gets = { amountText: '395.33', symbol: 'USDC', token: '0x1' }
  const own: PendingTransaction = {
    ...SENT,
    step: 'confirmed',
    agreed: { kind: 'swap', gives, gets },
  }

  expect(modelOf({ own, id: '0xAA' })).toMatchObject({
    heading: 'Swapped',
    line: '0.2 ETH for about 395.33 USDC',
    ends: [{ kind: 'token' }, { kind: 'token' }],
    to: undefined,
  })
})

test('what only owners carry out is proposed', () => {
  const wallets = { ...aSnapshot().wallets, local: [SAFE] }

  expect(modelOf({ own: SENT, id: '0xAA' }, { wallets })).toMatchObject({
    heading: 'Proposed',
    note: 'It’s carried out once enough owners have confirmed.',
  })
})

test('of what the history alone has, the history tells', () => {
  expect(modelOf({ listed: LISTED, id: '0xBB' })).toMatchObject({
    heading: 'Received',
    latch: 'closed',
    line: '+2.5 ETH',
    from: { address: BOB },
    to: { address: ADDRESS },
    fee: 'Unknown',
    times: [{ label: 'Confirmed' }],
  })
})

test('a history that has not seen the block knows less than the nodes', () => {
  const own = { ...SENT, step: 'confirmed' } as const
  const listed = { ...LISTED, hash: '0xaa', status: 'pending', minedAtMs: 5 } as const

  expect(modelOf({ own, listed, id: '0xAA' })?.heading).toBe('Arrived')
})

test('nothing is made up of what nobody knows', () => {
  expect(modelOf({ own: SENT, id: '0xcc' })).toBeUndefined()
})

test('as text it has full addresses, and the page of the explorer', () => {
  const model = modelOf({ own: SENT, id: '0xAA' })
  if (model === undefined) throw new Error('It is known.')

  const lines = receiptText(model, 'https://scan.example/tx/0xAA', TEXT).split('\n')

  expect(lines).toContain('1,234.5 USDC to bob.example')
  expect(lines).toContain(`From: ${ADDRESS}`)
  expect(lines).toContain(`To: bob.example (${BOB})`)
  expect(lines).toContain('Transaction: 0xAA')
  expect(lines.at(-1)).toBe('https://scan.example/tx/0xAA')
})
