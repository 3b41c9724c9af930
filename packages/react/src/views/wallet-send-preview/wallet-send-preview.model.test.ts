import type { Snapshot } from '@latchkey/core'
import type { Wallet } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, SAFE, TEXT } from '../../testing/a-snapshot.ts'
import { reviewModel } from './wallet-send-preview.model.ts'

const ACCOUNT = `eip155:1:${ADDRESS}` as const
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

type Review = Extract<
  NonNullable<Snapshot['send']>['current'],
  { readonly step: 'reviewing' }
>['review']

function draw(changes: Partial<Review> = {}, local: readonly Wallet[] = []) {
  const review: Review = {
    account: ACCOUNT,
    sessionId: 's',
    to: BOB,
    doubts: [],
    units: '250000000000000000',
    amountText: '0.25',
    leftText: '1.24998',
    fee: '1',
    feeText: '0.000006300000001',
    maxFee: '2',
    maxFeeText: '0.0000084',
    token: { symbol: 'ETH', name: 'Ether', decimals: 18, priceUsd: 2_000 },
    ...changes,
  }
  const snapshot = aSnapshot({
    ...connectedOn(),
    wallets: { local },
    send: {
      account: ACCOUNT,
      token: review.token,
      amountText: '',
      isMax: false,
      isReadingMax: false,
      recipientText: '',
      recipient: { status: 'none' },
      paid: [],
      current: { step: 'reviewing', review, isConfirmed: false },
    },
  })
  return reviewModel(snapshot, TEXT)
}

test('the review names the exact amount, the fee with its ceiling, and what is left', () => {
  expect(draw()).toMatchObject({
    figure: '0.25 ETH',
    worth: '$500.00',
    to: BOB,
    left: '1.249 ETH',
    fee: '0.000006301 ETH',
    feeMore: 'at most 0.0000084 ETH',
    confirmation: undefined,
  })
})

test('a fee that the wallet sets has no ceiling', () => {
  expect(draw({ maxFeeText: undefined })?.feeMore).toBe('Your wallet sets it')
})

test('a lookalike has both addresses, and has to be confirmed', () => {
  const known = `${BOB.slice(0, 6)}${'1'.repeat(32)}${BOB.slice(-4)}`
  const model = draw({ doubts: [{ type: 'lookalike', known, as: 'paid' }] })

  expect(model).toMatchObject({
    lookalike: { known, knownLabel: 'You sent to this one' },
    confirmation: 'I checked every character of the address',
  })
})

test('a fee that is unusually high is agreed to by name, and doubts about the recipient come first', () => {
  expect(draw({ doubts: [{ type: 'fee' }] })).toMatchObject({
    doubts: [{ title: 'The network fee is very high' }],
    confirmation: 'I agree to this fee',
  })
  expect(draw({ doubts: [{ type: 'zero' }, { type: 'fee' }] })).toMatchObject({
    doubts: [{ title: 'Nobody owns this address' }, { title: 'The network fee is very high' }],
    confirmation: 'I want to send it there anyway',
  })
})

test.each(['self', 'zero', 'token', 'program', 'unchecked', 'ethereum'] as const)(
  'a recipient of kind %s is confirmed',
  (type) => {
    const model = draw({ doubts: [{ type }] })

    expect(model?.doubts).toHaveLength(1)
    expect(model?.confirmation).toBe('I want to send it there anyway')
  },
)

test('a recipient that was not compared with the history is said to be so, and needs no confirmation', () => {
  expect(draw({ isUncompared: true })).toMatchObject({
    uncompared: { title: 'Not compared with your history' },
    confirmation: undefined,
  })
  expect(draw()?.uncompared).toBeUndefined()
})

test('what a node foresees is shown exactly, and nothing where it foresees the same', () => {
  const others = [`0x${'0b'.repeat(20)}`]
  const moves = { kind: 'moves', losesText: '0.25', getsText: '0.2375', others } as const

  expect(draw({ forecast: moves })?.forecast).toEqual({
    kind: 'moves',
    loses: '−0.25 ETH',
    gets: '+0.2375 ETH',
    others,
  })
  expect(draw({ forecast: { kind: 'fails' } })?.forecast).toEqual({ kind: 'fails' })
  expect(draw()?.forecast).toBeUndefined()
})

test('without a review there is nothing to show', () => {
  expect(reviewModel(aSnapshot(connectedOn()), TEXT)).toBeUndefined()
})

test.each([
  [undefined, 'Send', 'Continue in Fjord'],
  [true, 'Propose', 'Confirm in Fjord. It’s carried out once enough owners have confirmed.'],
])('a wallet with owners (%s) is asked to "%s"', (hasOwners, send, waiting) => {
  expect(draw({}, [{ ...SAFE, hasOwners }])).toMatchObject({
    send,
    waiting,
    isProposal: hasOwners === true,
  })
})
