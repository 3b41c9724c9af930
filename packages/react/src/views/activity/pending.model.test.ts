import type { PendingStep, PendingTransaction } from '@latchkey/core'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, TEXT } from '../../testing/a-snapshot.ts'
import { pendingModel, withoutPending } from './pending.model.ts'

const ACCOUNT = `eip155:1:${ADDRESS}` as const

function sent(changes: Partial<PendingTransaction> = {}): PendingTransaction {
  return {
    id: '0xAA',
    account: ACCOUNT,
    isBatch: false,
    sentAtMs: 0,
    step: 'pending',
    transfer: { to: ADDRESS, units: '25000000000000000' },
    ...changes,
  }
}

function modelOf(transactions: readonly PendingTransaction[], hash = '0xbb') {
  const snapshot = aSnapshot({ ...connectedOn(), pendingTransactions: transactions })
  const known = {
    id: 'a',
    operation: 'send',
    hash,
    minedAtMs: 0,
    from: '',
    to: '',
    transfers: [],
    status: 'confirmed',
  } as const
  return pendingModel(snapshot, { account: ACCOUNT, pages: [[known]] }, TEXT)
}

test.each<
  [
    step: PendingStep,
    where: 'open' | 'decided',
    title: string,
    when: string,
    mark: string | undefined,
    amount: string | undefined,
  ]
>([
  ['pending', 'open', 'Sending', 'Pending', 'pending', '−0.025 ETH'],
  ['notConfirmedYet', 'open', 'Sending', 'Not confirmed yet', 'pending', '−0.025 ETH'],
  ['confirmed', 'decided', 'Sent', 'Confirmed', 'sent', '−0.025 ETH'],
  ['failed', 'decided', 'Transaction', 'Failed', 'failed', undefined],
  ['partial', 'decided', 'Transaction', 'Partly done', undefined, undefined],
  ['replaced', 'decided', 'Transaction', 'Replaced', undefined, undefined],
  ['expired', 'decided', 'Transaction', 'Expired', undefined, undefined],
  ['different', 'decided', 'Transaction', 'Not as asked', 'failed', undefined],
])('what is %s', (step, where, title, when, mark, amount) => {
  const model = modelOf([sent({ step })])

  expect(model[where]).toMatchObject([
    {
      title,
      when,
      mark,
      amount,
      // The recipient is unknown if a wallet sent something else.
      detail: step === 'different' ? undefined : 'To 0x7099…79C8',
      isFailed: step === 'failed' || step === 'different',
    },
  ])
  expect(model[where === 'open' ? 'decided' : 'open']).toEqual([])
})

test('what is more than a transfer is a transaction, and an amount of a token is not guessed', () => {
  const token = { to: ADDRESS, units: '25', token: ADDRESS }
  const { open } = modelOf([sent({ transfer: undefined }), sent({ id: '0xcc', transfer: token })])

  expect(open).toMatchObject([
    { title: 'Transaction', detail: undefined, amount: undefined },
    { title: 'Sending', amount: undefined },
  ])
})

test('what the history has, or another account sent, is not shown twice', () => {
  const other = `eip155:8453:${ADDRESS}` as const

  expect(modelOf([sent()], '0xaa').open).toEqual([])
  expect(modelOf([sent({ account: other })]).open).toEqual([])
})

test('a batch is opened, and known by, the transactions that its wallet named', () => {
  const batch = sent({ id: 'batch', isBatch: true, transfer: undefined })
  const decided = { ...batch, step: 'confirmed', transactionIds: ['0xAA', '0xcc'] } as const

  expect(modelOf([batch]).open).toMatchObject([{ hash: undefined }])
  expect(modelOf([decided]).decided).toMatchObject([{ hash: '0xAA' }])
  expect(modelOf([decided], '0xaa').decided).toEqual([])
})

test('what the history has as pending stands on top alone', () => {
  const listed = {
    id: 'a',
    operation: 'send',
    hash: '0xaa',
    minedAtMs: 0,
    from: '',
    to: '',
    transfers: [],
    status: 'pending',
  } as const
  const pages = [[listed], [{ ...listed, hash: '0xbb' }]]
  const snapshot = aSnapshot({ ...connectedOn(), pendingTransactions: [sent()] })

  expect(pendingModel(snapshot, { account: ACCOUNT, pages }, TEXT).open).toHaveLength(1)
  expect(withoutPending(snapshot, pages)).toEqual([[], pages[1]])
})
