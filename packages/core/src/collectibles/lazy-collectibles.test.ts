import { expect, test } from 'vitest'
import { UPDATES_POLL_MS } from '../activity/updates-poll.ts'
import type { CollectibleQuery, CollectibleSource } from '../contract/index.ts'
import { ADDRESS, aConnectedVisit } from '../testing/a-visit.ts'
import { createFakeHttp, type FakeRequest } from '../testing/fake-http.ts'

const API = 'https://rpc.walletconnect.org'
const ACCOUNT = `eip155:1:${ADDRESS}` as const

function moved(direction: 'in' | 'out', name: string): object {
  const hash = `0x${name}${direction}`
  return {
    id: hash,
    metadata: {
      operationType: 'receive',
      hash,
      minedAt: '2025-05-01T10:00:00Z',
      sentFrom: '0x1',
      sentTo: '0x2',
      status: 'confirmed',
      chain: 'eip155:1',
    },
    transfers: [
      {
        nft_info: { name, content: null, flags: { is_spam: name.startsWith('spam') } },
        direction,
        quantity: { numeric: '1' },
      },
    ],
  }
}

type Answers = Record<string, object | number>

/** A connected visitor; the service has a page for each cursor, `first` without one. */
async function aVisitor(answers: Answers, collectibles?: readonly CollectibleSource[]) {
  const http = createFakeHttp(() => undefined)
  const chains = { http: ['eip155:1', 'eip155:8453'], ws: [] }
  http.on('GET', `${API}/v1/supported-chains`, { json: chains })
  http.on('GET', `${API}/v1/account/${ADDRESS}/history`, ({ url }: FakeRequest) => {
    const answer = answers[new URL(url).searchParams.get('cursor') ?? 'first'] ?? { data: [] }
    return typeof answer === 'number' ? { body: 'no', status: answer } : { json: answer }
  })
  const visit = await aConnectedVisit({ projectId: 'p1', ports: { http }, collectibles })
  const { core } = visit
  async function settle(): Promise<void> {
    for (let count = 0; count < 20; count += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      await visit.clock.advance(1)
    }
  }
  return {
    ...visit,
    actions: core.actions.collectibles,
    settle,
    state: () => core.snapshot().collectibles[ACCOUNT],
    names: () => core.snapshot().collectibles[ACCOUNT]?.collectibles.map(({ name }) => name),
    asked: () => http.requests.filter(({ url }) => url.includes('/history')).length,
  }
}

test('nothing is requested before a view shows them', async () => {
  const { asked, state } = await aVisitor({})

  expect(asked()).toBe(0)
  expect(state()).toBeUndefined()
})

test('a followed account is read, with its spam marked', async () => {
  const { actions, settle, state } = await aVisitor({
    first: { data: [moved('in', 'tide'), moved('in', 'spam')] },
  })

  actions.follow()
  expect(state()?.status).toBeUndefined()
  await settle()

  expect(state()).toMatchObject({
    status: 'ready',
    collectibles: [
      { name: 'tide', countText: '1', isSpam: false, hash: '0xtidein' },
      { name: 'spam', isSpam: true },
    ],
    hasMore: false,
  })
})

test('what arrives while the modal is open is seen, and what is sent away is gone', async () => {
  const answers: Answers = { first: { data: [moved('in', 'tide')] } }
  const { core, actions, settle, names, clock, asked } = await aVisitor(answers)
  core.actions.open()
  actions.follow()
  await settle()
  expect(names()).toEqual(['tide'])

  answers['first'] = { data: [moved('in', 'kelp'), moved('in', 'tide')] }
  await clock.advance(UPDATES_POLL_MS)
  await settle()
  expect(names()).toEqual(['kelp', 'tide'])

  answers['first'] = { data: [moved('out', 'tide'), moved('in', 'kelp'), moved('in', 'tide')] }
  await clock.advance(UPDATES_POLL_MS)
  await settle()
  expect(names()).toEqual(['kelp'])
  expect(asked()).toBe(3)
})

test('nothing is asked while the modal is closed, the tab hidden, or the list left', async () => {
  const { core, actions, settle, visibility, clock, asked } = await aVisitor({
    first: { data: [moved('in', 'tide')] },
  })
  const leave = actions.follow()
  await settle()
  await clock.advance(60_000)
  expect(asked()).toBe(1)

  core.actions.open()
  visibility.set(false)
  await clock.advance(60_000)
  expect(asked()).toBe(1)

  leave()
  visibility.set(true)
  await clock.advance(60_000)
  expect(asked()).toBe(1)
})

test('what is new but can’t be read is not told, and waited for twice as long', async () => {
  const answers: Answers = { first: { data: [moved('in', 'tide')] } }
  const { core, actions, settle, clock, asked, state } = await aVisitor(answers)
  core.actions.open()
  actions.follow()
  await settle()

  answers['first'] = 403
  await clock.advance(UPDATES_POLL_MS)
  await settle()
  expect(asked()).toBe(2)
  expect(state()).toMatchObject({ status: 'ready', collectibles: [{ name: 'tide' }] })

  answers['first'] = { data: [moved('in', 'kelp'), moved('in', 'tide')] }
  await clock.advance(UPDATES_POLL_MS)
  await settle()
  expect(asked()).toBe(2)
  await clock.advance(UPDATES_POLL_MS)
  await settle()
  expect(state()?.collectibles).toHaveLength(2)
})

test('what can’t be read has failed, without a notice, and may be asked for again', async () => {
  const answers: Answers = { first: { data: 7 } }
  const { core, actions, settle, state, clock, asked } = await aVisitor(answers)
  core.actions.open()
  actions.follow()
  await settle()
  expect(state()).toEqual({ status: 'failed', collectibles: [], hasMore: false })
  expect(core.snapshot().notices.current).toBeUndefined()
  await clock.advance(60_000)
  expect(asked()).toBe(1)

  answers['first'] = { data: [moved('in', 'tide')] }
  actions.refresh()
  expect(state()?.status).toBe('loading')
  await settle()

  expect(state()).toMatchObject({ status: 'ready', collectibles: [{ name: 'tide' }] })
})

test('a later page that can’t be read leaves the others, and may be asked for again', async () => {
  const many = Array.from({ length: 12 }, (_, index) => moved('in', `kelp${index}`))
  const answers: Answers = { first: { data: many, next: '2' }, 2: { data: 7 } }
  const { actions, settle, state, names } = await aVisitor(answers)
  actions.follow()
  await settle()

  actions.readMore()
  expect(state()?.status).toBe('loadingMore')
  await settle()
  expect(state()).toMatchObject({ status: 'moreFailed', hasMore: true })
  answers['2'] = { data: [moved('in', 'tide')] }
  actions.readMore()
  await settle()
  actions.readMore()

  expect(names()).toHaveLength(13)
  expect(state()).toMatchObject({ status: 'ready', hasMore: false })
})

test('a list that is left while it is read leaves no trace', async () => {
  const { actions, settle, state } = await aVisitor({ first: { data: [moved('in', 'tide')] } })

  actions.follow()()
  await settle()

  expect(state()).toBeUndefined()
})

test('within 30 seconds a list is shown again without a request', async () => {
  const { actions, settle, asked } = await aVisitor({ first: { data: [moved('in', 'tide')] } })
  for (let count = 0; count < 50; count += 1) {
    const leave = actions.follow()
    await settle()
    leave()
  }

  expect(asked()).toBe(1)
})

test('a switch of the network shows what is held there', async () => {
  const { core, actions, settle, names } = await aVisitor({
    first: { data: [moved('in', 'tide')] },
  })
  actions.follow()
  await settle()

  core.actions.network.choose('eip155:8453')
  await settle()

  expect(names()).toEqual(['tide'])
  expect(core.snapshot().collectibles[`eip155:8453:${ADDRESS}`]).toMatchObject({
    status: 'ready',
    collectibles: [],
  })
})

test('disconnecting removes the list', async () => {
  const { core, actions, settle, state } = await aVisitor({
    first: { data: [moved('in', 'tide')] },
  })
  actions.follow()
  await settle()

  await core.actions.disconnect()
  await settle()

  expect(state()).toBeUndefined()
})

test('a website reads by itself, also more than a window shows', async () => {
  const many = (page: number) =>
    Array.from({ length: 50 }, (_, index) => moved('in', `kelp${page * 50 + index}`))
  const { core, actions, settle, state } = await aVisitor({
    first: { data: many(0), next: '2' },
    2: { data: many(1), next: '3' },
    3: { data: many(2) },
  })

  const some = await actions.read()
  expect(some.collectibles).toHaveLength(100)
  expect(some.hasMore).toBe(true)
  const all = await actions.read({ account: ACCOUNT, limit: 1_000 })
  expect(all.collectibles).toHaveLength(150)
  expect(all.hasMore).toBe(false)
  expect(state()).toBeUndefined()
  await expect(actions.read({ signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'aborted',
  })
  await expect(actions.read({ account: `eip155:5:${ADDRESS}` })).rejects.toMatchObject({
    code: 'collectibles.failed',
  })
  await core.actions.disconnect()
  await settle()
  await expect(actions.read()).rejects.toMatchObject({ code: 'account.none' })
})

function aSource(namespaces: CollectibleSource['namespaces']) {
  const queries: CollectibleQuery[] = []
  const source: CollectibleSource = {
    namespaces,
    async listPage(query) {
      queries.push(query)
      return { collectibles: [{ id: '1', name: 'Ours' }] }
    },
  }
  return { source, queries }
}

test('a source of the website takes the place of the history, in its namespaces', async () => {
  const solana = aSource(['solana'])
  const evm = aSource(['eip155'])
  const { actions, settle, names, asked } = await aVisitor({}, [solana.source, evm.source])

  actions.follow()
  await settle()

  expect(names()).toEqual(['Ours'])
  expect(evm.queries).toEqual([{ account: ACCOUNT, cursor: undefined }])
  expect(solana.queries).toEqual([])
  expect(asked()).toBe(0)
})
