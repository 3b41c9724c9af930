import type { TransactionRequest } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import {
  ACCOUNT,
  aVisitor,
  type Chain,
  ENTRY_POINT,
  HASH,
  MINED,
  THIEF,
  TOKEN,
  word,
} from '../testing/a-lied-to-visitor.ts'
import { ALICE, ALICE_CHECKED, BOB, BOB_CHECKED } from '../testing/scripted-wallet.ts'
import { noAbort } from '../testing/started-adapter.ts'

type Asked = Pick<TransactionRequest<'eip155'>, 'to' | 'amount' | 'token' | 'data'>

/** Returns the state of a request to which the wallet answered with `HASH`. */
async function said(asked: Asked, chain: Chain): Promise<unknown> {
  const { adapter, sessionId, changes } = await aVisitor(chain, { eth_sendTransaction: HASH })
  const request = { sessionId, from: ACCOUNT, ...asked }
  await adapter.transfers?.send?.(request, noAbort())
  const sent = changes.flatMap((change) => (change.type === 'sent' ? [change.transaction] : []))
  const [transaction] = sent
  if (transaction === undefined) return 'nothing'
  return (await adapter.transactions?.status({ ...transaction, sessionId }, noAbort()))?.state
}

const PAID: Asked = { to: BOB_CHECKED, amount: 5n }
const PAID_TOKEN: Asked = { to: BOB_CHECKED, amount: 5n, token: TOKEN }
const SWAPPED: Asked = { to: BOB_CHECKED, amount: 0n, data: `0x12aa3caf${word(TOKEN)}${word(5n)}` }
const APPROVED: Asked = { to: TOKEN, amount: 0n, data: `0x095ea7b3${word(BOB)}${word(5n)}` }
const OF_PAID = { from: ALICE, to: BOB, value: '0x5', input: '0x', nonce: '0x7' }
const OF_TOKEN = {
  from: ALICE,
  to: TOKEN,
  value: '0x0',
  nonce: '0x7',
  input: `0xa9059cbb${word(BOB)}${word(5n)}`,
}
const OF_SWAP = { ...OF_PAID, value: '0x0', input: SWAPPED.data }
const OF_APPROVAL = { ...OF_TOKEN, input: APPROVED.data }

test.each<[what: string, asked: Asked, transaction: object]>([
  ['a payment', PAID, OF_PAID],
  ['a payment in capitals', PAID, { ...OF_PAID, to: BOB_CHECKED, from: ALICE_CHECKED }],
  ['a payment of a token', PAID_TOKEN, OF_TOKEN],
  ['a swap', SWAPPED, OF_SWAP],
  [
    'a swap with a mark of the wallet at its end',
    SWAPPED,
    { ...OF_SWAP, input: `${SWAPPED.data}6261736580218021` },
  ],
  ['an approval', APPROVED, OF_APPROVAL],
  [
    'a payment whose node writes `data`',
    PAID_TOKEN,
    { ...OF_TOKEN, input: undefined, data: OF_TOKEN.input },
  ],
])('%s that was sent as asked is confirmed', async (_what, asked, transaction) => {
  expect(
    await said(asked, { transactions: { [HASH]: transaction }, receipts: { [HASH]: MINED } }),
  ).toBe('confirmed')
})

const UNLIMITED = `0x095ea7b3${word(BOB)}${'f'.repeat(64)}`

test.each<[what: string, asked: Asked, transaction: object]>([
  ['pays somebody else', PAID, { ...OF_PAID, to: THIEF }],
  ['pays more', PAID, { ...OF_PAID, value: '0x6' }],
  ['pays less', PAID, { ...OF_PAID, value: '0x4' }],
  ['pays, and calls something', PAID, { ...OF_PAID, input: '0xdeadbeef' }],
  ['makes a contract of it', PAID, { ...OF_PAID, to: null }],
  ['pays another token', PAID_TOKEN, { ...OF_TOKEN, to: THIEF }],
  [
    'pays a token to somebody else',
    PAID_TOKEN,
    { ...OF_TOKEN, input: `0xa9059cbb${word(THIEF)}${word(5n)}` },
  ],
  [
    'pays a million times of a token',
    PAID_TOKEN,
    { ...OF_TOKEN, input: `0xa9059cbb${word(BOB)}${word(5_000_000n)}` },
  ],
  ['sends coins beside a token', PAID_TOKEN, { ...OF_TOKEN, value: '0x1' }],
  ['approves without a limit', APPROVED, { ...OF_APPROVAL, input: UNLIMITED }],
  [
    'approves somebody else',
    APPROVED,
    { ...OF_APPROVAL, input: `0x095ea7b3${word(THIEF)}${word(5n)}` },
  ],
  ['swaps at another exchange', SWAPPED, { ...OF_SWAP, to: THIEF }],
  [
    'swaps with a lower least amount',
    SWAPPED,
    { ...OF_SWAP, input: `0x12aa3caf${word(TOKEN)}${word(4n)}` },
  ],
  ['swaps with half of the data', SWAPPED, { ...OF_SWAP, input: SWAPPED.data?.slice(0, 74) }],
  ['calls itself without code', PAID, { ...OF_PAID, to: ALICE, input: '0x34fcd5be' }],
  ['names the one that cancelled it', PAID, { ...OF_PAID, to: ALICE, value: '0x0' }],
  ['names what somebody else did', PAID, { ...OF_PAID, from: BOB, to: THIEF }],
  ['names what somebody paid to the visitor', PAID, { ...OF_PAID, from: BOB, to: ALICE }],
  ['names the same payment by somebody else', PAID, { ...OF_PAID, from: THIEF }],
])('a wallet that %s has not done what it was asked', async (_what, asked, transaction) => {
  const transactions = { [HASH]: transaction }

  expect(await said(asked, { transactions, receipts: { [HASH]: MINED } })).toBe('different')
  expect(
    await said(asked, { transactions, receipts: { [HASH]: { ...MINED, status: '0x0' } } }),
  ).toBe('failed')
})

test('what a wallet changed is known before it is mined', async () => {
  expect(await said(PAID, { transactions: { [HASH]: { ...OF_PAID, to: THIEF } } })).toBe(
    'different',
  )
  expect(await said(PAID, { transactions: { [HASH]: OF_PAID } })).toBe('pending')
})

test.each<[what: string, code: string, transaction: object]>([
  ['a contract', '0x6080', { from: BOB, to: ENTRY_POINT, input: `0x1fad948c${word(ALICE)}` }],
  ['a Safe', '0x6080', { from: BOB, to: ALICE, input: '0x6a761202' }],
  [
    'a delegated account',
    `0xef0100${'12'.repeat(20)}`,
    { from: BOB, to: ALICE, input: '0x34fcd5be' },
  ],
  [
    'a delegated account that calls itself',
    `0xef0100${'12'.repeat(20)}`,
    { from: ALICE, to: ALICE, value: '0x0', input: '0x34fcd5be' },
  ],
])('what is carried out for %s is not compared', async (_whom, code, transaction) => {
  const chain = { transactions: { [HASH]: transaction }, receipts: { [HASH]: MINED }, code }

  expect(await said(PAID, chain)).toBe('confirmed')
})

test('a node that has the receipt and not the transaction compares nothing', async () => {
  expect(await said(PAID, { receipts: { [HASH]: MINED } })).toBe('confirmed')
})

test('a wallet that moves between the check and the request is asked for the chain that was reviewed', async () => {
  const { adapter, sessionId, wallet } = await aVisitor({})
  let chainId = '0x1'
  wallet.teach({
    eth_chainId: () => {
      const answer = chainId
      chainId = '0x2105'
      return answer
    },
    eth_sendTransaction: () => HASH,
    wallet_sendCalls: () => ({ id: 'b1' }),
  })
  await adapter.transfers?.send?.({ sessionId, from: ACCOUNT, ...PAID }, noAbort())
  chainId = '0x1'
  const calls = [{ to: BOB }, { to: BOB }]
  await adapter.calls?.send({ sessionId, from: ACCOUNT, calls, isAtomic: true }, noAbort())

  expect(wallet.params.get('eth_sendTransaction')).toMatchObject([
    { chainId: '0x1', from: ALICE_CHECKED },
  ])
  expect(wallet.params.get('wallet_sendCalls')).toMatchObject([
    { chainId: '0x1', from: ALICE_CHECKED, atomicRequired: true },
  ])
})

test.each<[what: string, answer: unknown]>([
  ['no hash', null],
  ['a short hash', '0xabcd'],
  ['an object of two hashes', { hash: HASH, result: `0x${'1'.repeat(64)}` }],
  ['two hashes', [HASH, HASH]],
  ['a hash and more', `${HASH} `],
])('a wallet that answers with %s has sent nobody knows what', async (_what, answer) => {
  const { adapter, sessionId, wallet, changes } = await aVisitor(
    {},
    { eth_sendTransaction: answer },
  )
  const sending = adapter.transfers?.send?.({ sessionId, from: ACCOUNT, ...PAID }, noAbort())

  await expect(sending).rejects.toMatchObject({ code: 'transfer.unknown' })
  expect(changes.filter(({ type }) => type === 'sent')).toEqual([])
  expect(wallet.methods.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
})

/** Whole numbers below a limit, the same ones for a seed. Source: Numerical Recipes, `ranqd1`. */
function createDice(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8) % limit
  }
}

/** Lies of wallet and node, composed at random: nothing is confirmed that was not asked for. */
test('200 random lies of wallets: only what was asked for is confirmed', async () => {
  const below = createDice(38)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const all = [
    [PAID, OF_PAID],
    [PAID_TOKEN, OF_TOKEN],
    [SWAPPED, OF_SWAP],
    [APPROVED, OF_APPROVAL],
  ] as const
  let confirmed = 0
  for (let run = 0; run < 200; run += 1) {
    const [asked, right] = pick(all)
    const lie = {
      ...(below(3) === 0 && { to: pick([THIEF, ALICE, null, TOKEN, BOB]) }),
      ...(below(3) === 0 && { value: pick(['0x0', '0x5', '0xffffffffffff']) }),
      ...(below(3) === 0 && { input: pick(['0x', UNLIMITED, OF_TOKEN.input, '0xdeadbeef']) }),
      ...(below(4) === 0 && { from: pick([BOB, THIEF, ALICE]) }),
    }
    const transaction = { ...right, ...lie }
    const status = pick(['0x1', '0x1', '0x0'])
    const state = await said(asked, {
      transactions: { [HASH]: transaction },
      receipts: { [HASH]: { ...MINED, status } },
    })
    const isRight = (['from', 'to', 'value', 'input'] as const).every(
      (key) => transaction[key] === right[key],
    )
    const expected = status === '0x0' ? 'failed' : isRight ? 'confirmed' : 'different'
    expect(
      state,
      JSON.stringify({ asked, transaction }, (_key, value) =>
        typeof value === 'bigint' ? `${value}` : value,
      ),
    ).toBe(expected)
    if (state === 'confirmed') confirmed += 1
  }
  expect(confirmed).toBeGreaterThan(10)
})
