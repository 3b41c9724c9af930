/** @full That the sandbox works is seen in every journey of `npm test`. */

import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type ServedApp, serveApp } from '../http/serve-app.ts'
import { createRelay, type Relay } from './create-relay.ts'
import { REFUSALS } from './relay-faults.ts'
import { connectRaw, newKeys, type RawClient, type RawClientOptions } from './testing/raw-client.ts'

const clock = { nowMs: Date.now() }
let relay: Relay
let served: ServedApp

beforeAll(async () => {
  relay = createRelay(() => clock.nowMs)
  served = await serveApp(new Hono(), 0, 'relay')
  served.upgradeTo(relay.server)
})
beforeEach(() => {
  clock.nowMs = Date.now()
  relay.disturb({})
})
afterAll(async () => {
  relay.stop()
  await served.stop()
})

async function client(options?: RawClientOptions): Promise<RawClient> {
  const made = await connectRaw(served.url, options)
  onTestFinished(() => made.close())
  return made
}

function publication(topic: string, message: string, ttl = 300) {
  return { topic, message, ttl, tag: 1108 }
}

let topics = 0
function newTopic(): string {
  topics += 1
  return `topic-${topics}`
}

test('a published message arrives only at the other client, with its tag and time', async () => {
  const [one, other, stranger] = [await client(), await client(), await client()]
  const topic = newTopic()
  const ids = [
    await one.call('irn_subscribe', { topic }),
    await other.call('irn_subscribe', { topic }),
    await stranger.call('irn_subscribe', { topic: newTopic() }),
  ]

  const answer = await one.call('irn_publish', publication(topic, 'sealed'))
  await expect.poll(() => other.received.length).toBe(1)

  expect(answer).toBe(true)
  expect(new Set(ids).size).toBe(3)
  expect(other.received).toEqual([
    { topic, message: 'sealed', tag: 1108, publishedAt: clock.nowMs },
  ])
  expect([one.received, stranger.received]).toEqual([[], []])
})

test('a message waits for later subscribers, and arrives once if it is acknowledged', async () => {
  const [sender, topic, keys] = [await client(), newTopic(), newKeys()]
  await sender.call('irn_publish', publication(topic, 'early'))

  const first = await client({ keys })
  await first.call('irn_batchSubscribe', { topics: [topic] })
  await expect.poll(() => first.received.length).toBe(1)
  first.close()
  await first.closed
  const second = await client({ keys })
  await second.call('irn_subscribe', { topic })
  await sender.call('irn_publish', publication(topic, 'late'))
  await expect.poll(() => second.received.length).toBe(1)

  expect(second.received).toMatchObject([{ message: 'late' }])
})

test('an unacknowledged message arrives again with the next connection', async () => {
  const [sender, topic, keys] = [await client(), newTopic(), newKeys()]
  await sender.call('irn_publish', publication(topic, 'sealed'))
  const silent = await client({ keys, isSilent: true })
  await silent.call('irn_subscribe', { topic })
  await expect.poll(() => silent.received.length).toBe(1)

  expect(relay.kill()).toBeGreaterThanOrEqual(2)
  await silent.closed
  const again = await client({ keys })
  await again.call('irn_subscribe', { topic })

  await expect.poll(() => again.received).toMatchObject([{ message: 'sealed' }])
})

test('a message is removed when it expires', async () => {
  const [sender, reader, topic] = [await client(), await client(), newTopic()]
  await sender.call('irn_publish', publication(topic, 'short', 5))
  await sender.call('irn_publish', publication(topic, 'long', 50))
  clock.nowMs += 6_000

  const answer = await reader.call('irn_batchFetchMessages', { topics: [topic] })

  expect(answer).toMatchObject({ messages: [{ message: 'long' }], hasMore: false })
})

test('an unsubscribed client gets no messages of the topic', async () => {
  const [sender, reader, topic] = [await client(), await client(), newTopic()]
  const other = newTopic()
  const ids = await reader.call('irn_batchSubscribe', { topics: [topic, other] })
  await reader.call('irn_unsubscribe', { topic, id: 'any' })

  await sender.call('irn_batchPublish', {
    messages: [publication(topic, 'unheard'), publication(other, 'heard')],
  })
  await expect.poll(() => reader.received.length).toBe(1)

  expect(ids).toHaveLength(2)
  expect(reader.received).toMatchObject([{ message: 'heard' }])
})

test('a proposal and its approval are posted and subscribed to by the relay', async () => {
  const [app, wallet] = [await client(), await client()]
  const [pairingTopic, sessionTopic] = [newTopic(), newTopic()]
  await app.call('wc_proposeSession', { pairingTopic, sessionProposal: 'proposal' })
  await app.call('irn_subscribe', { topic: sessionTopic })
  await wallet.call('irn_subscribe', { topic: pairingTopic })
  await expect.poll(() => wallet.received).toMatchObject([{ message: 'proposal', tag: 1100 }])

  await wallet.call('wc_approveSession', {
    pairingTopic,
    sessionTopic,
    sessionProposalResponse: 'yes',
    sessionSettlementRequest: 'settled',
  })
  await expect.poll(() => app.received.length).toBe(2)
  await app.call('irn_publish', publication(sessionTopic, 'a request'))

  expect(app.received).toMatchObject([
    { topic: pairingTopic, message: 'yes', tag: 1101 },
    { topic: sessionTopic, message: 'settled', tag: 1102 },
  ])
  await expect.poll(() => wallet.received.at(-1)).toMatchObject({ message: 'a request' })
})

test.each([
  ['irn_dance', {}, { code: -32_601 }],
  ['toString', {}, { code: -32_601 }],
  [
    'irn_publish',
    { topic: 'a' },
    { code: -32_602, message: '"message" must be a text that is not empty.' },
  ],
  ['irn_subscribe', null, { code: -32_602 }],
  ['irn_batchSubscribe', { topics: 'all' }, { code: -32_602 }],
])('%s with %j is refused', async (method, params, reason) => {
  const asking = await client()

  await expect(asking.call(method, params)).rejects.toMatchObject(reason)
})

const nowS = Math.floor(Date.now() / 1000)
test.each<[string, RawClientOptions, keyof typeof REFUSALS]>([
  ['a token of tomorrow', { issuedAt: nowS + 86_400 }, 'not-yet-valid'],
  ['a token of yesterday', { issuedAt: nowS - 86_400, lifetimeS: 3600 }, 'expired'],
  ['no token', { query: 'projectId=p' }, 'invalid-auth'],
  ['a forged token', { query: 'projectId=p&auth=a.b.c' }, 'invalid-auth'],
  ['no project', { query: '' }, 'invalid-key'],
])('%s is refused by name', async (_title, options, reason) => {
  const refused = await client(options)

  expect(await refused.closed).toEqual({ code: 3000, reason: REFUSALS[reason] })
})

test.each(Object.entries(REFUSALS))('it can refuse every connection: %s', async (name, reason) => {
  // The table is written over exactly these names.
  relay.disturb({ refuses: name as keyof typeof REFUSALS })

  const refused = await client()

  expect(await refused.closed).toEqual({ code: 3000, reason })
})

test('messages arrive twice, in reverse order, or late, if it is configured so', async () => {
  const [sender, reader, topic] = [await client(), await client(), newTopic()]
  await reader.call('irn_subscribe', { topic })
  const publish = (message: string) => sender.call('irn_publish', publication(topic, message))

  relay.disturb({ copies: 2 })
  await publish('twice')
  await expect.poll(() => reader.received.length).toBe(2)
  relay.disturb({ isReordering: true, delayMs: 5 })
  await publish('first')
  await publish('second')
  await expect.poll(() => reader.received.length).toBe(4)
  await publish('alone')
  await expect.poll(() => reader.received.length).toBe(5)

  const messages = reader.received.map(({ message }) => message)
  expect(messages).toEqual(['twice', 'twice', 'second', 'first', 'alone'])
})

test('receipts and answers can be dropped', async () => {
  const [sender, topic, keys] = [await client(), newTopic(), newKeys()]
  const reader = await client({ keys })
  await reader.call('irn_subscribe', { topic })
  relay.disturb({ dropsReceipts: true, dropsAnswers: true })

  let isAnswered = false
  void sender.call('irn_publish', publication(topic, 'sealed')).then(() => (isAnswered = true))
  await expect.poll(() => reader.received.length).toBe(1)
  relay.disturb({})
  const again = await client({ keys })
  await again.call('irn_subscribe', { topic })

  await expect.poll(() => again.received).toMatchObject([{ message: 'sealed' }])
  expect(isAnswered).toBe(false)
})

test('calls can be answered late, though they are carried out at once', async () => {
  const [sender, reader, topic] = [await client(), await client(), newTopic()]
  await reader.call('irn_subscribe', { topic })
  const order: string[] = []
  relay.disturb({ answersDelayMs: 300 })

  const answered = sender.call('irn_publish', publication(topic, 'sealed'))
  void answered.then(() => order.push('answered'))
  await expect.poll(() => reader.received.length).toBe(1)
  order.push('arrived')
  await answered

  expect(order).toEqual(['arrived', 'answered'])
})

test('it lists the messages it passed on, without their contents', async () => {
  const [sender, topic] = [await client(), newTopic()]

  await sender.call('irn_publish', publication(topic, 'sealed'))

  expect(relay.messages().at(-1)).toEqual({ topic, tag: 1108, size: 6 })
})
