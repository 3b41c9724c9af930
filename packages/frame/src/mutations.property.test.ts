/** @full Ten thousand random messages; the tables of each call are in `npm test`. */
import { createFakeClock, createFakeRandom } from '@latchkey/core/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRequester } from './host/requester.ts'
import {
  CALLS,
  isCallName,
  readFrameMessage,
  replyMessage,
  requestMessage,
} from './protocol/index.ts'
import type { CallFact } from './protocol/testing/read-facts.ts'
import { readFacts } from './protocol/testing/read-facts.ts'
import { fullPayload } from './protocol/testing/sample.ts'
import { answerCalls } from './site/answer-calls.ts'
import type { Answers } from './site/answers.ts'
import { fitsFacts, hasTrap, type Mutation, mutation } from './testing/mutations.ts'

const { calls } = readFacts()
const RUNS = 10_000
const aCase = fc.record({ fact: fc.constantFrom(...calls), mutate: mutation })

/** A valid request or reply of a call. */
function payloadOf(fact: CallFact, side: 'request' | 'reply'): unknown {
  if (fact.name === 'RPC_REQUEST') {
    return side === 'reply' ? ['0x1'] : { method: 'eth_call', params: [{}] }
  }
  const fields = fact[side]
  return fields === null ? undefined : fullPayload(fields)
}

function isAllowed(fact: CallFact, side: 'request' | 'reply', payload: unknown): boolean {
  const fields = fact[side]
  if (fields === null) return true
  if (side === 'request' && fact.isRequestOptional && payload === undefined) return true
  if ('(payload)' in fields) return !hasTrap(payload)
  return fitsFacts(fields, payload)
}

/** Like a window: data that can't be cloned does not arrive. */
function send(message: unknown, mutate: Mutation): { readonly data: unknown } | undefined {
  try {
    return { data: structuredClone(mutate(message)) }
  } catch {
    return undefined
  }
}

test('10,000 mutated answers: nothing invalid is accepted, nothing throws', {
  timeout: 120_000,
}, async () => {
  const wrong: unknown[] = []
  let acceptedCount = 0
  await fc.assert(
    fc.asyncProperty(aCase, async ({ fact, mutate }) => {
      const { name } = fact
      if (!isCallName(name)) throw new Error(`${name} is no call`)
      const requester = createRequester({
        host: { clock: createFakeClock(), random: createFakeRandom() },
        connection: {
          open: () => undefined,
          isReady: () => true,
          check: () => undefined,
          notify: () => undefined,
          post: () => undefined,
        },
        onTimeout: () => undefined,
      })
      const { signal } = new AbortController()
      let reply: { readonly value: unknown } | undefined
      // The payload is valid for its call.
      const request = payloadOf(fact, 'request') as never
      const call = requester.callFrame(name, request, { signal }).then((value) => {
        reply = { value }
      })
      const id = createFakeRandom().id()
      await Promise.resolve()

      const sent = send(replyMessage({ id, name }, 'success', payloadOf(fact, 'reply')), mutate)
      const message = readFrameMessage(sent?.data)
      if (message !== undefined) requester.take(message)
      requester.stop()
      await call.catch(() => undefined)

      if (reply === undefined) return
      acceptedCount += 1
      const isRight =
        message?.id === id && message.name === name && isAllowed(fact, 'reply', message.payload)
      if (!isRight || hasTrap(reply.value)) wrong.push(sent?.data)
    }),
    { numRuns: RUNS },
  )
  expect(wrong).toEqual([])
  expect(acceptedCount).toBeGreaterThan(100)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('10,000 mutated requests: nothing invalid is passed on, nothing throws', {
  timeout: 120_000,
}, async () => {
  const wrong: unknown[] = []
  let acceptedCount = 0
  const passed: (readonly [name: string, request: unknown])[] = []
  const answers = new Proxy(
    {},
    {
      get: (_target, name: string) => (request: unknown) => {
        passed.push([name, request])
        return undefined
      },
    },
    // Every call gets the same answer.
  ) as Answers
  let deliver: (data: unknown) => void = () => undefined
  answerCalls({
    answers,
    channel: {
      post: () => undefined,
      listen(listener) {
        deliver = (data) => listener(data, 'https://app.example')
        return () => undefined
      },
    },
  })
  let count = 0
  fc.assert(
    fc.property(aCase, ({ fact, mutate }) => {
      count += 1
      const question = requestMessage(String(count), fact.name, payloadOf(fact, 'request'))
      const sent = send(question, mutate)
      passed.length = 0
      if (sent !== undefined) deliver(sent.data)
      for (const [name, request] of passed) {
        acceptedCount += 1
        const own = calls.find((one) => one.name === name)
        const { payload } = Object(sent?.data)
        if (own === undefined || !isAllowed(own, 'request', payload) || hasTrap(request)) {
          wrong.push(sent?.data)
        }
      }
    }),
    { numRuns: RUNS },
  )
  expect(wrong).toEqual([])
  expect(acceptedCount).toBeGreaterThan(100)
  expect(Object.keys(CALLS)).toHaveLength(calls.length)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})
