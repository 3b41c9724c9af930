import { expect, test } from 'vitest'
import type { NodeReader } from '../contract/index.ts'
import { type OutcomeDeps, readOutcome } from './read-outcome.ts'

const ACCOUNT = 'eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const has = (value: bigint) => ({ status: '0x1', returnData: word(value), logs: [] })

/** Buys a token for 9 units of the coin, of which at least 30 have to arrive. */
async function refusal(read: NodeReader['read']) {
  const after = (delayMs: number, run: () => void) => {
    const timer = setTimeout(run, Math.min(delayMs, 20))
    return () => clearTimeout(timer)
  }
  const nodes = { read } as OutcomeDeps['services']['nodes']
  const refuse = await readOutcome(
    { services: { nodes }, timers: { after } },
    {
      wanted: { account: ACCOUNT, from: undefined, to: TOKEN, amount: 9n },
      ...{ calls: [{ to: TOKEN, data: '0x12aa3caf', amount: 9n }], minimum: 30n },
    },
    new AbortController().signal,
  )
  try {
    refuse()
    return undefined
  } catch (error) {
    return Object(error)
  }
}

const answering =
  (got: bigint, status = '0x1') =>
  async () => [{ calls: [has(5n), { status, returnData: '0x', logs: [] }, has(5n + got)] }]

test.each([
  ['what was promised', answering(30n), undefined],
  ['less than that', answering(29n), 'swap.unsafe'],
  ['nothing', answering(0n), 'swap.unsafe'],
  ['a failure', answering(0n, '0x0'), 'transfer.would-fail'],
  ['a node that can’t tell', async () => Promise.reject(new Error('no such method')), undefined],
  ['a node that never answers', () => new Promise<unknown>(() => {}), undefined],
])('with %s', async (_what, read, code) => {
  expect((await refusal(read))?.code).toBe(code)
})
