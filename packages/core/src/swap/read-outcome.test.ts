import { expect, test } from 'vitest'
import type { NodeReader } from '../contract/index.ts'
import { type JudgedOutcome, readOutcome } from './read-outcome.ts'

const ACCOUNT = 'eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const has = (value: bigint) => ({ status: '0x1', returnData: word(value), logs: [] })

type Read = NodeReader['read']

/** The time of a node that never answers is over at once. */
function createLimit() {
  const limits = new Set<() => void>()
  return {
    timers: {
      after(_delayMs: number, run: () => void) {
        limits.add(run)
        return () => void limits.delete(run)
      },
    },
    silence: () => {
      for (const run of limits) queueMicrotask(run)
      return new Promise<unknown>(() => {})
    },
  }
}

const unable: Read = async () => Promise.reject(new Error('no such method'))

interface Asked {
  readonly nodes?: Read
  readonly independentNodes?: Read
  readonly isOfApi?: boolean
}

/** Buys a token for 9 units of the coin, of which at least 30 have to arrive. */
function judged(
  { nodes = unable, independentNodes = unable, isOfApi = true }: Asked,
  { timers } = createLimit(),
): Promise<JudgedOutcome> {
  const services = { nodes: { read: nodes }, independentNodes: { read: independentNodes } }
  return readOutcome(
    { services, timers },
    {
      wanted: { account: ACCOUNT, from: undefined, to: TOKEN, amount: 9n },
      calls: [{ to: TOKEN, data: '0x12aa3caf', amount: 9n }],
      minimum: 30n,
      isOfApi,
    },
    new AbortController().signal,
  )
}

function codeOf({ refuse }: JudgedOutcome): unknown {
  try {
    refuse()
  } catch (error) {
    return Object(error).code
  }
  return undefined
}

const answering =
  (got: bigint, status = '0x1'): Read =>
  async () => [{ calls: [has(5n), { status, returnData: '0x', logs: [] }, has(5n + got)] }]

test.each<[what: string, read: Read, code: string | undefined]>([
  ['what was promised', answering(30n), undefined],
  ['less than that', answering(29n), 'swap.unsafe'],
  ['nothing', answering(0n), 'swap.unsafe'],
  ['a failure', answering(0n, '0x0'), 'transfer.would-fail'],
  ['a node that can’t tell', unable, undefined],
])('with %s', async (_what, read, code) => {
  expect(codeOf(await judged({ nodes: read }))).toBe(code)
  expect(codeOf(await judged({ independentNodes: read }))).toBe(code)
})

test('nodes that never answer refuse nothing, and foresee nothing', async () => {
  const limit = createLimit()
  const silent = { nodes: limit.silence, independentNodes: limit.silence }

  const outcome = await judged(silent, limit)

  expect([codeOf(outcome), outcome.isForeseen]).toEqual([undefined, false])
})

test('a node of the host that wrote the transaction refuses, but proves nothing', async () => {
  const promised = answering(30n)

  expect((await judged({ nodes: promised })).isForeseen).toBe(false)
  expect((await judged({ nodes: promised, isOfApi: false })).isForeseen).toBe(true)
  expect((await judged({ independentNodes: promised })).isForeseen).toBe(true)
})

test('the node of another host is the one that counts', async () => {
  const asked = { nodes: answering(30n), independentNodes: answering(29n) }

  expect(codeOf(await judged(asked))).toBe('swap.unsafe')
})
