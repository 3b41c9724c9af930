/** @full Ten thousand random orders of replies; the kinds of replies are cases of `conformance.test.ts`. */
import { createFakeClock, createFakeRandom } from '@latchkey/core/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Message, readAppMessage, readFrameMessage, replyMessage } from '../protocol/index.ts'
import { createRequester } from './requester.ts'

/** Calls without a request payload, each with a distinct reply. */
const KINDS = [
  ['GET_CHAIN_ID', (at: number) => ({ chainId: at })],
  ['GET_FARCASTER_URI', (at: number) => ({ url: `https://f.example/${at}` })],
  ['CONNECT_FARCASTER', (at: number) => ({ userName: `user ${at}` })],
  ['INIT_SMART_ACCOUNT', (at: number) => ({ address: `0x${at}`, isDeployed: at % 2 === 0 })],
] as const

interface Reply {
  /** Which call it replies to. */
  readonly to: number
  /** Its fault, if it has one. */
  readonly fault: 'none' | 'name' | 'id' | 'twice' | 'event'
}

const replies = fc.record({
  count: fc.integer({ min: 1, max: 8 }),
  kinds: fc.array(fc.nat(KINDS.length - 1), { minLength: 8, maxLength: 8 }),
  order: fc.array(
    fc.record({
      to: fc.nat(7),
      fault: fc.constantFrom<Reply['fault']>('none', 'none', 'name', 'id', 'twice', 'event'),
    }),
    { maxLength: 16 },
  ),
})

function kindOf(at: number) {
  return KINDS[at % KINDS.length] ?? KINDS[0]
}

/** A requester without a frame, and the results of its calls. */
function requestAll(kinds: readonly number[]) {
  const posted: Message[] = []
  const clock = createFakeClock()
  const requester = createRequester({
    host: { clock, random: createFakeRandom() },
    connection: {
      open: () => undefined,
      isReady: () => true,
      check: () => undefined,
      notify: () => undefined,
      post: (message) => posted.push(message),
    },
    onTimeout: () => undefined,
  })
  const { signal } = new AbortController()
  const results: { readonly at: number; readonly reply: unknown }[] = []
  const requested = kinds.map((kind, at) =>
    requester
      .callFrame(kindOf(kind)[0], undefined, { signal })
      .then((reply) => void results.push({ at, reply })),
  )
  return { posted, clock, requester, results, ended: Promise.allSettled(requested) }
}

/** The reply to a call, with its fault. */
function replyTo(question: Message | undefined, kind: number, { to, fault }: Reply): Message {
  const id = readAppMessage(question)?.id
  const [name, reply] = kindOf(fault === 'name' ? kind + 1 : kind)
  const message = replyMessage({ id: fault === 'id' ? `${id}0` : id, name }, 'success', reply(to))
  return fault === 'event' ? { ...message, type: `@w3m-frame/${name}` } : message
}

type Requested = ReturnType<typeof requestAll>

/** Delivers one reply. @returns Whether it was valid and the first one. */
function deliver(requested: Requested, kind: number, reply: Reply): boolean {
  const message = readFrameMessage(replyTo(requested.posted[reply.to], kind, reply))
  if (message === undefined) throw new Error('That was a message')
  const isTaken = requested.requester.take(message)
  if (reply.fault === 'twice') expect(requested.requester.take(message)).toBe(false)
  return isTaken
}

const TITLE = '10,000 random orders of replies: each promise settles once, with its own reply'

test(TITLE, { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(replies, async ({ count, kinds, order }) => {
      const requested = requestAll(kinds.slice(0, count))
      await Promise.resolve()
      const rights: number[] = []

      for (const reply of order.filter(({ to }) => to < count)) {
        const isRight = /none|twice/.test(reply.fault) && !rights.includes(reply.to)
        expect(deliver(requested, kinds[reply.to] ?? 0, reply)).toBe(isRight)
        if (isRight) rights.push(reply.to)
      }
      requested.requester.stop()
      await requested.ended

      const own = rights.map((at) => ({ at, reply: kindOf(kinds[at] ?? 0)[1](at) }))
      expect(requested.results).toEqual(own)
      expect(requested.clock.pending).toBe(0)
    }),
    { numRuns: 10_000 },
  )
})
