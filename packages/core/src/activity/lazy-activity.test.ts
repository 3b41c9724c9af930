import { expect, test } from 'vitest'
import { ADDRESS, aConnectedVisit } from '../testing/a-visit.ts'
import { aChain } from '../testing/create-test-core.ts'
import type { FakeRequest } from '../testing/fake-http.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { UPDATES_POLL_MS } from './updates-poll.ts'

const API = 'https://rpc.walletconnect.org'
const ACCOUNT = `eip155:1:${ADDRESS}` as const

function entry(id: string, changes: object = {}): object {
  const metadata = {
    operationType: 'send',
    hash: '0xabc',
    minedAt: '2025-05-01T10:00:00Z',
    sentFrom: '0x1',
    sentTo: '0x2',
    status: 'confirmed',
    chain: 'eip155:1',
  }
  return { id, metadata, transfers: null, ...changes }
}

const SPAM = {
  transfers: [{ nft_info: { name: 'Free', flags: { is_spam: true } }, direction: 'in' }],
}

type Answers = Readonly<Record<string, object>>

/**
 * A connected visitor; the service has a page for each cursor, `first` without one.
 *
 * @param networks - What the service supports; `unreadable` where that can't be read.
 */
async function aVisitor(
  answers: Answers,
  networks: readonly string[] | 'unreadable' = ['eip155:1', 'eip155:8453'],
) {
  const http = createFakeHttp(() => undefined)
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: networks, ws: [] } })
  http.on('GET', `${API}/v1/account/${ADDRESS}/history`, ({ url }: FakeRequest) => {
    const cursor = new URL(url).searchParams.get('cursor') ?? 'first'
    return { json: answers[cursor] ?? { data: [] } }
  })
  const events: unknown[] = []
  const visit = await aConnectedVisit({
    projectId: 'p1',
    ports: { http },
    onEvent: ({ event, properties }) => void events.push([event, properties]),
  })
  const { core } = visit
  async function settle(): Promise<void> {
    for (let count = 0; count < 20; count += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      await visit.clock.advance(1)
    }
  }
  return {
    ...visit,
    activity: core.actions.activity,
    settle,
    history: () => core.snapshot().activity[ACCOUNT],
    ids: () => core.snapshot().activity[ACCOUNT]?.pages.map((page) => page.map(({ id }) => id)),
    named: (name: string) => events.filter((each) => Array.isArray(each) && each[0] === name),
    asked: () =>
      http.requests
        .filter(({ url }) => url.includes('/history'))
        .map(({ url }) => new URL(url).searchParams.get('cursor') ?? 'first'),
  }
}

test('nothing is requested before a view shows the history', async () => {
  const { asked, history } = await aVisitor({})

  expect(asked()).toEqual([])
  expect(history()).toBeUndefined()
})

test('a followed history is read page by page, one request at a time', async () => {
  const { activity, settle, history, ids, asked, named } = await aVisitor({
    first: { data: [entry('a')], next: 'two' },
    two: { data: [entry('b')], next: null },
  })

  activity.follow()
  await settle()
  activity.readMore()
  activity.readMore()
  expect(history()?.status).toBe('loadingMore')
  await settle()
  activity.readMore()
  await settle()

  expect(ids()).toEqual([['a'], ['b']])
  expect(history()).toMatchObject({ status: 'ready', next: undefined })
  expect(asked()).toEqual(['first', 'two'])
  expect(named('LOAD_MORE_TRANSACTIONS')).toEqual([
    [
      'LOAD_MORE_TRANSACTIONS',
      { address: ADDRESS, projectId: 'p1', cursor: 'two', isSmartAccount: false },
    ],
  ])
})

test('pages with nothing but spam are read on, up to five', async () => {
  const { activity, settle, history, asked } = await aVisitor({
    first: { data: [entry('s', SPAM)], next: '2' },
    2: { data: [entry('o', { metadata: {} })], next: '3' },
    3: { data: [], next: '4' },
    4: { data: [], next: '5' },
    5: { data: [], next: '6' },
  })

  activity.follow()
  await settle()

  expect(asked()).toEqual(['first', '2', '3', '4', '5'])
  expect(history()).toMatchObject({ status: 'ready', pages: [], next: '6' })
})

test('a cursor that leads to itself is the end', async () => {
  const { activity, settle, history } = await aVisitor({
    first: { data: [entry('a')], next: 'two' },
    two: { data: [entry('b')], next: 'two' },
  })
  activity.follow()
  await settle()

  activity.readMore()
  await settle()

  expect(history()).toMatchObject({ status: 'ready', next: undefined })
})

test('a history that can’t be read is empty, with a notice and an event', async () => {
  const { core, activity, settle, history, named } = await aVisitor({ first: { data: 7 } })

  activity.follow()
  await settle()

  expect(history()).toMatchObject({ status: 'failed', pages: [] })
  expect(core.snapshot().notices.current).toMatchObject({
    tone: 'error',
    message: 'Failed to fetch transactions',
  })
  expect(named('ERROR_FETCH_TRANSACTIONS')).toEqual([
    [
      'ERROR_FETCH_TRANSACTIONS',
      { address: ADDRESS, projectId: 'p1', cursor: undefined, isSmartAccount: false },
    ],
  ])
})

test('a history that Send can’t read has no notice', async () => {
  const { core, activity, settle, history } = await aVisitor({ first: { data: 7 } })
  core.actions.open({ view: 'WalletSend' })
  expect(core.snapshot().router.history.at(-1)?.view).toBe('WalletSend')

  activity.follow()
  await settle()

  expect(history()).toMatchObject({ status: 'failed', pages: [] })
  expect(core.snapshot().notices.current).toBeUndefined()
})

test('a network that the service does not know has an empty history', async () => {
  const { core, activity, settle, history, asked, named } = await aVisitor({}, [])

  activity.follow()
  await settle()

  expect(history()).toMatchObject({ status: 'ready', pages: [], next: undefined })
  await expect(activity.readPage()).resolves.toMatchObject({ transactions: [] })
  expect(asked()).toEqual([])
  expect(named('ERROR_FETCH_TRANSACTIONS')).toEqual([])
  expect(core.snapshot().notices.current).toBeUndefined()
})

test('where the list of networks can’t be read, nothing is known of the history', async () => {
  const { activity, settle, history } = await aVisitor({}, 'unreadable')

  activity.follow()
  await settle()

  expect(history()).toMatchObject({ status: 'failed' })
})

test('a website without a project has empty histories', async () => {
  const { core, settle } = await aConnectedVisit({ networks: [aChain()] })

  core.actions.activity.follow()
  await settle()
  await settle()

  expect(core.snapshot().activity[ACCOUNT]).toMatchObject({ status: 'ready', pages: [] })
  expect(core.snapshot().notices.current).toBeUndefined()
})

test('cursors that lead round in a circle are the end', async () => {
  const { activity, settle, history, asked, ids } = await aVisitor({
    first: { data: [entry('a')], next: 'two' },
    two: { data: [entry('b')], next: 'three' },
    three: { data: [entry('b')], next: 'two' },
  })
  activity.follow()
  await settle()

  for (let count = 0; count < 5; count += 1) {
    activity.readMore()
    await settle()
  }

  expect(asked()).toEqual(['first', 'two', 'three'])
  expect(ids()).toEqual([['a'], ['b']])
  expect(history()).toMatchObject({ status: 'ready', next: undefined })
})

test('what is new is read while the modal is open, and shown without a press', async () => {
  const answers: Record<string, object> = {
    first: { data: [entry('a')], next: 'two' },
    two: { data: [entry('b')] },
  }
  const { core, activity, settle, clock, asked, ids, history } = await aVisitor(answers)
  core.actions.open()
  activity.follow()
  await settle()
  activity.readMore()
  await settle()
  const before = history()

  await clock.advance(UPDATES_POLL_MS)
  await settle()
  expect(asked()).toEqual(['first', 'two', 'first'])
  // Nothing new: nothing is drawn again.
  expect(history()).toBe(before)

  answers['first'] = { data: [entry('new'), entry('a')], next: 'two' }
  await clock.advance(UPDATES_POLL_MS)
  await settle()
  expect(ids()).toEqual([['new', 'a'], ['b']])

  core.actions.close()
  await clock.advance(10 * UPDATES_POLL_MS)
  expect(asked()).toHaveLength(4)
})

test('updates that can’t be read are no failure, and are requested less and less often', async () => {
  const answers: Record<string, object> = { first: { data: [entry('a')] } }
  const { core, activity, settle, clock, asked, named, history } = await aVisitor(answers)
  core.actions.open()
  activity.follow()
  await settle()
  answers['first'] = { data: 7 }

  for (let count = 0; count < 20; count += 1) {
    await clock.advance(UPDATES_POLL_MS)
    await settle()
  }

  expect(asked().length).toBeLessThan(8)
  expect(history()).toMatchObject({ status: 'ready', pages: [[{ id: 'a' }]] })
  expect(named('ERROR_FETCH_TRANSACTIONS')).toEqual([])
  expect(core.snapshot().notices.current).toBeUndefined()
})

test('a hidden tab reads no updates', async () => {
  const { core, activity, settle, clock, asked, visibility } = await aVisitor({
    first: { data: [entry('a')] },
  })
  core.actions.open()
  activity.follow()
  await settle()

  visibility.set(false)
  await clock.advance(10 * UPDATES_POLL_MS)

  expect(asked()).toEqual(['first'])
})

test('a later page that can’t be read leaves the others, and may be asked for again', async () => {
  const answers: Record<string, object> = {
    first: { data: [entry('a')], next: 'two' },
    two: { data: 7 },
  }
  const { activity, settle, history, ids } = await aVisitor(answers)
  activity.follow()
  await settle()

  activity.readMore()
  await settle()
  expect(history()).toMatchObject({ status: 'moreFailed', next: 'two' })
  answers['two'] = { data: [entry('b')] }
  activity.readMore()
  await settle()

  expect(ids()).toEqual([['a'], ['b']])
})

test('a history that is left while it is read leaves no trace', async () => {
  const { activity, settle, history, asked } = await aVisitor({ first: { data: [entry('a')] } })

  const leave = activity.follow()
  leave()
  leave()
  await settle()

  expect(history()).toBeUndefined()
  expect(asked()).toEqual([])
})

test('within 30 seconds a history is shown again without a request', async () => {
  const { activity, settle, asked, clock } = await aVisitor({ first: { data: [entry('a')] } })
  for (let count = 0; count < 50; count += 1) {
    const leave = activity.follow()
    await settle()
    leave()
  }
  expect(asked()).toEqual(['first'])

  await clock.advance(30_000)
  activity.follow()
  await settle()

  expect(asked()).toEqual(['first', 'first'])
})

test('a switch of the network shows the history of that network', async () => {
  const { core, activity, settle, asked, history } = await aVisitor({
    first: { data: [entry('a')] },
  })
  activity.follow()
  await settle()

  core.actions.network.choose('eip155:8453')
  await settle()

  expect(asked()).toHaveLength(2)
  expect(history()?.pages).toHaveLength(1)
  expect(core.snapshot().activity[`eip155:8453:${ADDRESS}`]).toMatchObject({
    status: 'ready',
    pages: [],
    next: undefined,
  })
})

test('disconnecting removes the history', async () => {
  const { core, activity, settle, history } = await aVisitor({ first: { data: [entry('a')] } })
  activity.follow()
  await settle()

  await core.actions.disconnect()
  await settle()

  expect(history()).toBeUndefined()
})

test('a website reads pages by itself', async () => {
  const { core, activity, settle } = await aVisitor({
    first: { data: [entry('a'), entry('s', SPAM)], next: 'two' },
  })

  await expect(activity.readPage()).resolves.toMatchObject({
    transactions: [{ id: 'a' }],
    next: 'two',
  })
  await expect(activity.readPage({ signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'aborted',
  })
  await core.actions.disconnect()
  await settle()
  await expect(activity.readPage()).rejects.toMatchObject({ code: 'account.none' })
})
