import { expect, test } from 'vitest'
import { aMint, aTransfer, holderOf, MINT, type NodeWords } from '../testing/a-transfer.ts'
import { readCost } from '../testing/read-cost.ts'
import { readTokenTransfer } from '../testing/read-token-transfer.ts'
import { BOB } from '../testing/started-adapter.ts'

const prices = (price: number) => [{ slot: 1, prioritizationFee: price }]
const units = (unitsConsumed: unknown) => ({ value: { err: null, unitsConsumed } })

test.each<[string, NodeWords]>([
  ['a signature is free', { getFeeForMessage: { value: 0 } }],
  ['an account needs no deposit', { getMinimumBalanceForRentExemption: 0 }],
  ['an account needs one lamport', { getMinimumBalanceForRentExemption: 1 }],
  [
    'nothing costs anything',
    { getFeeForMessage: { value: 0 }, getMinimumBalanceForRentExemption: 0 },
  ],
  [
    'the dear priority is free',
    { getFeeForMessage: { value: 0 }, getRecentPrioritizationFees: prices(1e18) },
  ],
  [
    'it needs one unit',
    { simulateTransaction: units(1), getRecentPrioritizationFees: prices(9e9) },
  ],
  ['it needs every unit', { simulateTransaction: units(1_400_000) }],
])('a node that says that %s reviews no less than the network takes', async (_what, lie) => {
  const { words, fee, send, asked } = await aTransfer({ token: MINT })
  Object.assign(words, lie)
  const { ceiling = 0n } = await fee()

  await send({ maxFee: ceiling })

  expect(asked().map((one) => readCost(one) <= ceiling)).toEqual([true])
})

test.each<[string, NodeWords]>([
  [
    'a priority of 1e18',
    { getRecentPrioritizationFees: prices(1e18), simulateTransaction: units(1_400_000) },
  ],
  [
    'no deposit and a priority of 1e18',
    { getMinimumBalanceForRentExemption: 0, getRecentPrioritizationFees: prices(1e18) },
  ],
  [
    'no fee and a priority of 1e18',
    { getFeeForMessage: { value: 0 }, getRecentPrioritizationFees: prices(1e18) },
  ],
  ['every unit', { simulateTransaction: units(1_400_000) }],
])(
  'a node that says %s after the review asks for nothing above the ceiling',
  async (_what, lie) => {
    const { words, fee, send, asked } = await aTransfer({ token: MINT })
    const { ceiling = 0n } = await fee()
    Object.assign(words, lie)

    await send({ maxFee: ceiling }).catch(() => undefined)

    for (const one of asked()) expect(readCost(one)).toBeLessThanOrEqual(ceiling)
  },
)

test.each<[string, NodeWords]>([
  ['an account needs 5 SOL', { getMinimumBalanceForRentExemption: 5_000_000_000 }],
  ['an account needs all SOL', { getMinimumBalanceForRentExemption: '18446744073709551615' }],
  ['an account needs less than nothing', { getMinimumBalanceForRentExemption: -1 }],
  ['a signature costs 5 SOL', { getFeeForMessage: { value: 5_000_000_000 } }],
  ['a signature costs a part of a lamport', { getFeeForMessage: { value: 0.5 } }],
])('a node that says that %s has nothing reviewed', async (_what, lie) => {
  const { words, fee, send, asked } = await aTransfer({ token: MINT })
  Object.assign(words, lie)

  await expect(fee()).rejects.toMatchObject({ code: 'http.malformed' })
  await expect(send()).rejects.toMatchObject({ code: 'http.malformed' })

  expect(asked()).toEqual([])
})

const FEE = { maximumFee: 9, transferFeeBasisPoints: 9 }

test.each<[string, object | null, string]>([
  ['has other decimals', aMint({ decimals: 9 }), 'token.differs'],
  ['is an account', { owner: BOB.address, data: {} }, 'caip.invalid-address'],
  ['is nothing', null, 'caip.invalid-address'],
  [
    'takes a fee',
    aMint({
      extensions: [
        {
          extension: 'transferFeeConfig',
          state: { olderTransferFee: FEE, newerTransferFee: FEE },
        },
      ],
    }),
    'transfer.unsupported-token',
  ],
  [
    'runs a program',
    aMint({ extensions: [{ extension: 'transferHook', state: { programId: BOB.address } }] }),
    'transfer.unsupported-token',
  ],
])('a token that %s since the review is not sent', async (_what, value, code) => {
  const { words, fee, send, asked } = await aTransfer({ token: MINT })
  const { ceiling } = await fee({ decimals: 6 })
  words['getAccountInfo'] = (address: unknown) => ({ value: address === MINT ? value : null })

  await expect(send({ decimals: 6, maxFee: ceiling })).rejects.toMatchObject({ code })

  expect(asked()).toEqual([])
})

test('a node that says that somebody else owns the account of the recipient moves nothing', async () => {
  const { words, send, asked } = await aTransfer({ token: MINT })
  const parsed = { type: 'account', info: { owner: MINT } }
  const other = { owner: Object(aMint()).owner, data: { parsed } }
  words['getAccountInfo'] = (address: unknown) => ({
    value: address === MINT ? aMint() : address === holderOf(BOB.address) ? other : null,
  })

  await expect(send()).rejects.toMatchObject({ code: 'caip.invalid-address' })

  expect(asked()).toEqual([])
})

test('a node that says that the account of the recipient is gone opens none above the ceiling', async () => {
  const { words, fee, send, asked } = await aTransfer({ token: MINT })
  const parsed = { type: 'account', info: { owner: BOB.address } }
  const there = { owner: Object(aMint()).owner, data: { parsed } }
  words['getAccountInfo'] = (address: unknown) => ({
    value: address === MINT ? aMint() : address === holderOf(BOB.address) ? there : null,
  })
  const { ceiling } = await fee()
  words['getAccountInfo'] = (address: unknown) => ({ value: address === MINT ? aMint() : null })

  await expect(send({ maxFee: ceiling })).rejects.toMatchObject({ code: 'transfer.fee-changed' })

  expect(asked()).toEqual([])
})

test.each([null, '', '11111', 5, { value: 'x' }])(
  'a node with %j as the latest block has nothing signed',
  async (blockhash) => {
    const { words, send, asked } = await aTransfer()
    words['getLatestBlockhash'] = { value: { blockhash } }

    await expect(send()).rejects.toMatchObject({ code: 'http.malformed' })

    expect(asked()).toEqual([])
  },
)

test('a node that says that a transfer succeeds changes neither recipient nor amount nor token', async () => {
  const { send, asked } = await aTransfer({ token: MINT })

  await send({ amount: 77n, decimals: 6 })

  expect(readTokenTransfer(asked()[0])).toEqual({
    token: MINT,
    to: BOB.address,
    amount: 77n,
    coins: 0n,
  })
})
