import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { withChecksum } from '../rpc/checksum-address.ts'
import { aSender, BOB } from '../testing/a-sender.ts'
import { ADDRESS as VISITOR } from '../testing/a-visit.ts'

const TOKEN = { symbol: 'TIDE', name: 'Tide', decimals: 2 }
const ADDRESS = `0x${'1d'.repeat(20)}`
const NODE = 'https://node.example/'

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const done = (value: bigint) => ({ status: '0x1', returnData: word(value), logs: [] })

/** A review of 5 TIDE, where a node answers simulations so. */
async function reviewed(answer: () => unknown, token: object = { address: ADDRESS }, amount = '5') {
  const sender = await aSender()
  const { http, actions, review, send, settle, adapter } = sender
  adapter.tokens.set(ADDRESS, { ...TOKEN, amount: 900n })
  const before = http.requests.length
  http.on('POST', NODE, async ({ body = '' }) => {
    const { id } = JSON.parse(String(body))
    return { json: { jsonrpc: '2.0', id, result: await answer() } }
  })
  actions.chooseToken({ ...TOKEN, ...token })
  await review(amount)
  await settle()
  const { current } = send()
  return { ...sender, current, asked: http.requests.slice(before) }
}

const calls = (after: readonly bigint[]) => [
  { calls: [done(900n), done(0n), done(1n), ...after.map(done)] },
]

test('what a node foresees is not said where it is what is reviewed', async () => {
  const { current, asked } = await reviewed(() => calls([400n, 500n]))

  expect(asked).toHaveLength(1)
  expect(current).toMatchObject({ step: 'reviewing', review: { amountText: '5' } })
  expect(current).not.toMatchObject({ review: { forecast: expect.anything() } })
})

test('a token that delivers less than it takes is said to do so', async () => {
  const { current } = await reviewed(() => calls([400n, 475n]))

  expect(current).toMatchObject({
    review: { forecast: { kind: 'moves', losesText: '5', getsText: '4.75', others: [] } },
  })
})

test('a node that can’t simulate changes nothing', async () => {
  const { current } = await reviewed(() => 'what?')

  expect(current.step).toBe('reviewing')
  expect(current).not.toMatchObject({ review: { forecast: expect.anything() } })
})

test('a node that does not answer delays the review for a moment only', async () => {
  const { current, clock, settle, step } = await reviewed(() => new Promise(() => {}))
  expect(current.step).toBe('preparing')

  await clock.advance(300)
  await settle()

  expect(step()).toBe('reviewing')
})

test('the native coin is not simulated: it goes as it is sent', async () => {
  const { asked, current } = await reviewed(() => calls([0n, 0n]), { decimals: 18 }, '0.25')

  expect(asked).toEqual([])
  expect(current.step).toBe('reviewing')
})

const API = 'https://rpc.walletconnect.org'
/** Begins and ends like the address that is entered. */
const PAID = withChecksum(`${BOB.slice(0, 6)}${'1'.repeat(32)}${BOB.slice(-4)}`)
const PAYMENT = {
  id: 'a',
  metadata: {
    operationType: 'send',
    hash: '0xabc',
    minedAt: '2025-05-01T10:00:00Z',
    sentFrom: VISITOR,
    sentTo: PAID,
    status: 'confirmed',
    chain: 'eip155:1',
  },
  transfers: [
    {
      direction: 'out',
      fungible_info: { name: 'USD Coin', symbol: 'USDC', icon: null },
      quantity: { numeric: '5' },
      value: null,
      price: null,
      sender: VISITOR,
      recipient: PAID,
    },
  ],
}

/** Creates a sender whose history a server has, and returns when the test resolves it. */
async function withHistory() {
  const sender = await aSender({ projectId: 'p1' })
  const { http } = sender
  let answer = (_: object): void => {}
  const history = new Promise<object>((resolve) => {
    answer = resolve
  })
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: ['eip155:1'], ws: [] } })
  http.on('GET', `${API}/v1/account/${VISITOR}/history`, async () => ({ json: await history }))
  return { ...sender, answer: () => answer({ data: [PAYMENT], next: null }) }
}

/** A review that is asked for while the history of the account is being read. */
async function reviewedEarly() {
  const sender = await withHistory()
  sender.core.actions.activity.follow()
  await sender.settle()
  await sender.review()
  return sender
}

test('a history that is still being read is waited for: it tells whom the address imitates', async () => {
  const { answer, settle, step, send } = await reviewedEarly()
  expect(step()).toBe('preparing')

  answer()
  await settle()

  const { current } = send()
  const doubts = [{ type: 'lookalike', known: PAID, as: 'paid' }]
  expect(current).toMatchObject({ step: 'reviewing', review: { doubts } })
})

test('a history that is not read in three seconds is not waited for any longer', async () => {
  const { clock, settle, step } = await reviewedEarly()

  await clock.advance(3_000)
  await settle()

  expect(step()).toBe('reviewing')
})

const TRANSFER = { to: BOB, amount: '0.1', token: 'ETH' }

test('without the views the history is read, and an address that imitates one of it is refused', async () => {
  const { actions, adapter, answer, core } = await withHistory()
  answer()

  const sent = actions.transfer(TRANSFER)

  const doubt = { code: 'send.doubtful', context: { doubt: 'lookalike' } }
  await expect(sent).rejects.toMatchObject(doubt)
  expect(adapter.sent).toEqual([])
  expect(core.snapshot().activity).toEqual({})
  await actions.transfer({ ...TRANSFER, isConfirmed: true })
  await actions.transfer({ ...TRANSFER, to: PAID, needsHistory: true })
  expect(adapter.sent).toHaveLength(2)
})

test('without the views a history that can’t be read is waited for, for three seconds at most', async () => {
  const { actions, adapter, clock, settle } = await withHistory()
  const sent = actions.transfer(TRANSFER)
  const needing = expect(actions.transfer({ ...TRANSFER, needsHistory: true })).rejects
  const refused = needing.toMatchObject({ code: 'activity.failed' })
  await settle()
  expect(adapter.sent).toEqual([])

  await clock.advance(3_000)

  await Promise.all([sent, refused])
  expect(adapter.sent).toHaveLength(1)
})

test('where no server has the history, nothing is waited for; who needs it is refused', async () => {
  const { actions, adapter } = await aSender()

  await actions.transfer(TRANSFER)
  const needing = actions.transfer({ ...TRANSFER, needsHistory: true })

  await expect(needing).rejects.toMatchObject({ code: 'activity.failed' })
  expect(adapter.sent).toHaveLength(1)
})

test.each([
  ['program', 'program'],
  ['token', 'token'],
  ['lost', 'zero'],
] as const)(
  'a recipient of kind %s has to be confirmed, in the views and without them',
  async (kind, type) => {
    const { adapter, actions, review, settle, send } = await aSender()
    Object.assign(adapter.addresses, { kind: async () => kind })

    await review()
    await settle()

    expect(send().current).toMatchObject({ step: 'reviewing', review: { doubts: [{ type }] } })
    await expect(actions.transfer({ token: 'ETH', amount: '0.25', to: BOB })).rejects.toMatchObject(
      { code: 'send.doubtful', context: { doubt: type } },
    )
  },
)

test.each([
  new LatchkeyError('rpc.unavailable', { mayBeTaken: false }),
  new LatchkeyError('rpc.failed', { code: -32_601 }),
  new LatchkeyError('http.malformed', {}),
])(
  'a recipient that no node says anything of ($code) has to be confirmed, in the views and without them',
  async (failure) => {
    const { adapter, actions, review, settle, send } = await aSender()
    Object.assign(adapter.addresses, { kind: () => Promise.reject(failure) })
    const request = { token: 'ETH', amount: '0.25', to: BOB }

    await review()
    await settle()

    const doubts = [{ type: 'unchecked' }]
    expect(send().current).toMatchObject({ step: 'reviewing', review: { doubts } })
    await expect(actions.transfer(request)).rejects.toMatchObject({
      code: 'send.doubtful',
      context: { doubt: 'unchecked' },
    })
    await actions.transfer({ ...request, isConfirmed: true })
    expect(adapter.sent).toHaveLength(1)
  },
)
