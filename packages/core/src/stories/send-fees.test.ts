import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { aSender, BOB } from '../testing/a-sender.ts'
import { ADDRESS } from '../testing/a-visit.ts'

const ETHER = 10n ** 18n
const TOKEN = { address: '0xA0b8', symbol: 'USD', name: 'Dollar', decimals: 6 }

/** A visitor with 2,000 ETH and 100 USD, on a network whose node states these fees. */
async function aPayer(expected: bigint) {
  const sender = await aSender()
  sender.adapter.nativeBalances.set(ADDRESS, 2_000n * ETHER)
  sender.adapter.tokens.set(TOKEN.address, { ...TOKEN, amount: 100_000_000n })
  sender.adapter.fees = { expected, ceiling: expected * 2n }
  return sender
}

test.each<[string, bigint, bigint | undefined, string]>([
  ['a price of 10^15 of a node', 21_000n * 10n ** 15n, 42_000n * 10n ** 15n, '1'],
  ['a ceiling of more than a coin', ETHER / 1_000n, ETHER + 1n, '1'],
  ['a fee that the wallet sets, of more than a coin', ETHER + 1n, undefined, '1'],
  ['more than a tenth of what is sent', ETHER / 50n, ETHER / 25n + 1n, '0.4'],
  ['more than what is sent', ETHER / 10n, ETHER / 5n, '0.01'],
])('%s is agreed to before it is paid', async (_what, expected, ceiling, amount) => {
  const { review, send, actions, adapter } = await aPayer(expected)
  adapter.fees = { expected, ceiling }

  await review(amount)

  expect(send().current).toMatchObject({ review: { doubts: [{ type: 'fee' }] } })
  await expect(actions.transfer({ to: BOB, amount, token: 'ETH' })).rejects.toMatchObject({
    code: 'send.doubtful',
    context: { doubt: 'fee' },
  })
  expect(adapter.sent).toEqual([])
})

test('a fee of more than a coin for a token is agreed to before it is paid', async () => {
  const { review, send, actions } = await aPayer(ETHER)
  actions.chooseToken(TOKEN)

  await review('5')

  expect(send().current).toMatchObject({ review: { doubts: [{ type: 'fee' }] } })
})

test.each<[string, bigint, string]>([
  ['a usual fee', 21_000n * 40n * 10n ** 9n, '0.25'],
  ['a usual fee for the smallest amount', 21_000n * 40n * 10n ** 9n, '0.000000000000000001'],
  ['a twentieth of what is sent', ETHER / 100n, '0.4'],
])('%s needs no consent of its own', async (_what, fee, amount) => {
  const { review, send } = await aPayer(fee)

  await review(amount)

  expect(send().current).toMatchObject({ step: 'reviewing', review: { doubts: [] } })
})

test('a high fee that a website confirmed is paid, but not above its ceiling', async () => {
  const { actions, adapter } = await aPayer(ETHER)

  await actions.transfer({ to: BOB, amount: '1', token: 'ETH', isConfirmed: true })

  expect(adapter.sent).toMatchObject([{ amount: ETHER, maxFee: 2n * ETHER }])
})

test('a review of an hour ago asks the wallet for no more than it showed', async () => {
  const { review, actions, adapter, clock, settle, notice } = await aPayer(100n)
  await review()
  await clock.advance(3_600_000)
  adapter.fees = { expected: 201n, ceiling: 10n ** 20n }

  for (let press = 0; press < 3; press += 1) {
    actions.confirm()
    await settle()
  }

  expect(notice()).toMatchObject({ code: 'transfer.fee-changed' })
  expect(adapter.sent).toEqual([])
  adapter.fees = { expected: 200n, ceiling: 10n ** 20n }
  actions.confirm()
  await settle()
  expect(adapter.sent).toMatchObject([{ maxFee: 200n }])
})

test('after a fee that rose, a new review shows the new one, with a doubt where it is high', async () => {
  const { review, actions, adapter, settle, send } = await aPayer(100n)
  await review()
  adapter.fees = { expected: ETHER, ceiling: 2n * ETHER }
  actions.confirm()
  await settle()

  actions.cancel()
  await review()

  expect(send().current).toMatchObject({
    review: { maxFeeText: '2', doubts: [{ type: 'fee' }] },
  })
  expect(adapter.sent).toEqual([])
})

test('a fee in doubt is paid only after it was agreed to, and the next review asks again', async () => {
  const { review, actions, adapter, settle, send } = await aPayer(ETHER)
  await review('1')
  const doubtful = { step: 'reviewing', review: { doubts: [{ type: 'fee' }] } }

  actions.confirm()
  await settle()
  expect(adapter.sent).toEqual([])
  actions.confirmDoubts(true)
  expect(send().current).toMatchObject({ ...doubtful, isConfirmed: true })
  actions.cancel()
  await review('0.5')
  actions.confirm()
  await settle()
  expect(send().current).toMatchObject({ ...doubtful, isConfirmed: false })
  expect(adapter.sent).toEqual([])

  actions.confirmDoubts(true)
  actions.confirm()
  await settle()
  expect(adapter.sent).toMatchObject([{ amount: ETHER / 2n }])
})

test.each(['transfer.short', 'transfer.would-fail', 'http.malformed', 'rpc.failed'] as const)(
  'a node that answers %s for the fee has nothing reviewed',
  async (code) => {
    const { review, adapter, step, view } = await aPayer(1n)
    Object.assign(adapter.transfers ?? {}, {
      fee: () => Promise.reject(new LatchkeyError(code, { code: 1 } as never)),
    })

    await review()

    expect(step()).toBe('idle')
    expect(view()).toBe('WalletSend')
    expect(adapter.sent).toEqual([])
  },
)
