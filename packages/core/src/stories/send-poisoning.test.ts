import { expect, test } from 'vitest'
import { withChecksum } from '../rpc/checksum-address.ts'
import { aPayer, REQUEST, SHOP } from '../testing/a-payer.ts'
import { aSender, BOB } from '../testing/a-sender.ts'
import { ADDRESS as VISITOR } from '../testing/a-visit.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { createFakeStorage, type FakeStorage } from '../testing/fake-storage.ts'

const API = 'https://rpc.walletconnect.org'
const ACCOUNT = `eip155:1:${VISITOR}` as const
/** Begins and ends like Bob's address. */
const FAKE = withChecksum(`${BOB.slice(0, 6)}${'1'.repeat(32)}${BOB.slice(-4)}`)
const EVE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const keysOf = (storage: FakeStorage): readonly string[] => Object.keys(storage.entries())

let hashes = 0
interface RowChanges {
  readonly to?: string
  readonly numeric?: string | null
  readonly token?: object | null
  readonly nft?: object | null
}

/** A row of a history: by default one dollar of the visitor's to Bob. */
function aRow({ to = BOB, numeric = '1', token, nft = null }: RowChanges = {}): object {
  hashes += 1
  return {
    id: `row ${hashes}`,
    metadata: {
      operationType: 'send',
      hash: `0x${hashes}`,
      minedAt: '2025-05-01T10:00:00Z',
      sentFrom: VISITOR,
      sentTo: to,
      status: 'confirmed',
      chain: 'eip155:1',
    },
    transfers: [
      {
        direction: 'out',
        fungible_info: token === undefined ? { name: 'Dollar', symbol: 'USD', icon: null } : token,
        nft_info: nft,
        quantity: numeric === null ? null : { numeric },
        value: null,
        price: null,
      },
    ],
  }
}

type Pages = readonly (readonly object[] | undefined)[]

/** A sender whose history has these pages; undefined for one that can't be read. */
async function withHistory(pages: Pages, storage = createFakeStorage()) {
  const http = createFakeHttp(() => undefined)
  const sender = await aSender({ projectId: 'p1', ports: { http, storage } })
  const read: string[] = []
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: ['eip155:1'], ws: [] } })
  http.on('GET', `${API}/v1/account/${VISITOR}/history`, ({ url }) => {
    const at = Number(new URL(url).searchParams.get('cursor') ?? 0)
    read.push(`${at}`)
    const data = pages[at]
    if (data === undefined) return { body: 'no', status: 400 }
    return { json: { data, next: at + 1 < pages.length ? `${at + 1}` : null } }
  })
  return { ...sender, read }
}

/** The same at the review of a payment. */
async function reviewed(pages: Pages, to: string, storage = createFakeStorage()) {
  const sender = await withHistory(pages, storage)
  sender.core.actions.activity.follow()
  await sender.settle()
  await sender.review('0.25', to)
  await sender.settle()
  const { current } = sender.send()
  if (!('review' in current)) throw new Error(`It is ${current.step}`)
  return { ...sender, current: current.review }
}

const LOOKALIKE = [{ type: 'lookalike', known: BOB, as: 'paid' }]

/** Pays Bob on this device until a node has confirmed it, and closes the page. */
async function paidBefore(to = BOB) {
  const storage = createFakeStorage()
  const sender = await withHistory([[]], storage)
  const { actions, adapter, core, clock, settle } = sender
  await sender.review('0.25', to)
  actions.confirm()
  await settle()
  const [{ id } = { id: '' }] = core.snapshot().pendingTransactions
  adapter.statuses.set(id, { state: 'confirmed' })
  await clock.advance(3_000)
  await settle()
  core.stop()
  // A pending transaction is forgotten an hour after it was decided.
  for (const key of keysOf(storage)) if (key.includes('pending')) storage.remove(key)
  return storage
}

test.each<[string, RowChanges]>([
  ['of nothing', { numeric: '0' }],
  ['of nothing, written long', { numeric: '0.000000' }],
  ['of an unknown amount', { numeric: null }],
  ['of a token without a name', { token: null }],
  [
    'of a collectible that is spam',
    { token: null, nft: { name: 'Gift', content: null, flags: { is_spam: true } } },
  ],
  ['of a token that calls itself a known one', { numeric: '2500' }],
])(
  'a listed transfer %s makes no imitation known, on a device that paid the real one',
  async (_, row) => {
    const storage = await paidBefore()

    const { current } = await reviewed([[aRow({ to: FAKE, ...row })]], FAKE, storage)

    expect(current.doubts).toMatchObject(LOOKALIKE)
  },
)

test('of two listed addresses that look alike none is known: both are said to imitate', async () => {
  const rows = [aRow({ to: FAKE, numeric: '2500' }), aRow()]

  const fake = await reviewed([rows], FAKE)
  const real = await reviewed([rows], BOB)

  expect(fake.current.doubts).toMatchObject(LOOKALIKE)
  expect(real.current.doubts).toMatchObject([{ type: 'lookalike', known: FAKE }])
})

test('fifty rows of dust hide no real payment: the history is read on', async () => {
  const dust = () => Array.from({ length: 50 }, () => aRow({ to: FAKE, numeric: '0' }))

  const { current, read } = await reviewed([dust(), dust(), [aRow()]], FAKE)

  expect(current.doubts).toMatchObject(LOOKALIKE)
  expect(read).toEqual(['0', '1', '2'])
})

test('dust without end is not read for ever, and the review says that not all was compared', async () => {
  const dust = () => Array.from({ length: 50 }, () => aRow({ to: EVE, numeric: '0' }))

  const { current, read } = await reviewed(Array.from({ length: 40 }, dust), FAKE)

  expect(read.length).toBeLessThanOrEqual(5)
  expect(current.isUncompared).toBe(true)
})

test('dust hides nobody who was paid on this device', async () => {
  const storage = await paidBefore()
  const dust = () => Array.from({ length: 50 }, () => aRow({ to: EVE, numeric: '0' }))

  const { current } = await reviewed(Array.from({ length: 40 }, dust), FAKE, storage)

  expect(current.doubts).toMatchObject(LOOKALIKE)
})

test('who was paid on this device is known on the next page, and imitates nobody', async () => {
  const storage = await paidBefore()

  const { current, send } = await reviewed([[]], BOB, storage)

  expect(current.doubts).toEqual([])
  expect(send().paid).toMatchObject([{ address: BOB, count: 1 }])
})

test('an account without a payment knows nobody', async () => {
  const { current } = await reviewed([[]], FAKE)

  expect(current.doubts).toEqual([])
})

test('a history that can’t be read is said not to have been compared', async () => {
  const { current } = await reviewed([undefined], FAKE)

  expect(current.isUncompared).toBe(true)
})

test('a later page that can’t be read is said not to have been compared', async () => {
  const { current } = await reviewed([[aRow({ to: EVE })], undefined], BOB)

  expect(current.isUncompared).toBe(true)
})

test('where no server has histories, the review says that none was compared', async () => {
  const { review, send } = await aSender()
  await review()

  expect(send().current).toMatchObject({ review: { isUncompared: true } })
})

test('a history that was read to its end was compared', async () => {
  const { current } = await reviewed([[aRow({ to: EVE })]], BOB)

  expect(current.isUncompared).toBeUndefined()
})

test('what was not sent, of nothing, or failed is not remembered', async () => {
  const storage = createFakeStorage()
  const { adapter, core, clock, settle } = await withHistory([[]], storage)
  for (const [id, amount, state] of [
    ['0xa', 0n, 'confirmed'],
    ['0xb', 5n, 'failed'],
  ] as const) {
    adapter.statuses.set(id, { state })
    const transfer = { to: FAKE, amount }
    adapter.emitSent('io.fjord', { id, account: ACCOUNT, transfer })
  }
  await settle()
  await clock.advance(3_000)
  await settle()

  expect(core.snapshot().pendingTransactions).toHaveLength(2)
  expect(keysOf(storage).filter((key) => key.includes('paid'))).toEqual([])
})

test('nothing of who was paid stays stored after the visitor disconnected', async () => {
  const storage = await paidBefore()
  const stored = () => keysOf(storage).filter((key) => key.includes('paid_recipients'))
  expect(stored()).toHaveLength(1)
  const { core, settle } = await withHistory([[]], storage)

  await core.actions.disconnect()
  await settle()

  expect(stored()).toEqual([])
})

test.each(['{', '[1,{}]', '[{"owner":"x","address":5}]', 'null', `["${'a'.repeat(300_000)}"]`])(
  'what another script wrote in storage breaks nothing: %.20s',
  async (text) => {
    const storage = createFakeStorage()
    storage.set('@appkit/paid_recipients', text)

    const { current } = await reviewed([[]], BOB, storage)

    expect(current.doubts).toEqual([])
  },
)

test('without the views an imitation of who was paid on this device is refused', async () => {
  const storage = await paidBefore()
  const { actions, adapter } = await withHistory([[aRow({ to: FAKE, numeric: '0' })]], storage)

  const sending = actions.transfer({ to: FAKE, amount: '0.1', token: 'ETH' })

  await expect(sending).rejects.toMatchObject({ context: { doubt: 'lookalike' } })
  expect(adapter.sent).toEqual([])
})

test('a payment to a site that imitates who was paid before is confirmed, too', async () => {
  const { http, actions, adapter, settle, pay } = await aPayer()
  const known = withChecksum(`${SHOP.slice(0, 6)}${'1'.repeat(32)}${SHOP.slice(-4)}`)
  const row = aRow({ to: known })
  Object.assign(Object(row).metadata, { chain: 'eip155:8453' })
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: ['eip155:8453'], ws: [] } })
  http.on('GET', `${API}/v1/account/${VISITOR}/history`, { json: { data: [row], next: null } })

  actions.open(REQUEST).catch(() => {})
  await settle()

  const review = { to: SHOP, doubts: [{ type: 'lookalike', known, as: 'paid' }] }
  expect(pay().current).toMatchObject({ step: 'reviewing', review })

  actions.confirm()
  await settle()
  expect(adapter.sent).toEqual([])
  actions.confirmDoubts(true)
  actions.again()
  await settle()
  expect(pay().current).toMatchObject({ step: 'reviewing', review, isConfirmed: false })
  actions.confirm()
  await settle()
  expect(adapter.sent).toEqual([])
  actions.confirmDoubts(true)
  actions.confirm()
  await settle()
  expect(adapter.sent).toHaveLength(1)
})
