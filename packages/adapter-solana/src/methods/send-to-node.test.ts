import { LatchkeyError } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { MAIN, noAbort } from '../testing/started-adapter.ts'
import { sendToNode } from './send-to-node.ts'

const SIGNED = { networkId: MAIN, transaction: Uint8Array.of(1, 2, 3), id: 'name' } as const
const ANSWER = { value: [null] }

type Answer = () => unknown

/** Nodes with these answers to `sendTransaction` and to `getSignatureStatuses`. */
function setUp(sent: Answer, status: Answer = () => ANSWER) {
  const requests: (readonly [method: string, params: readonly unknown[]])[] = []
  const read = async (_id: string, method: string, params: readonly unknown[]) => {
    requests.push([method, params])
    return method === 'sendTransaction' ? sent() : status()
  }
  const send = (options?: object, signal = noAbort()) =>
    sendToNode({ read }, { ...SIGNED, options }, signal)
  return { requests, send }
}

function refused(mayBeTaken?: boolean): Answer {
  return () => {
    throw new LatchkeyError('rpc.failed', { code: -32002, mayBeTaken })
  }
}

function unreachable(mayBeTaken?: boolean): Answer {
  return () => {
    throw new LatchkeyError('rpc.unavailable', { mayBeTaken })
  }
}

test.each([
  ['a node takes', () => 'whatever it answers'],
  ['a node may have taken', unreachable(true)],
  ['nobody can tell about', unreachable()],
  ['a node may have taken before another one refused it', refused(true)],
  [
    'fails in a way that nobody knows',
    () => {
      throw new Error('What is this?')
    },
  ],
])('a transaction that %s is pending', async (_what, sent) => {
  await expect(setUp(sent).send()).resolves.toBeUndefined()
})

test('a transaction that no node can have received has failed', async () => {
  const { send, requests } = setUp(unreachable(false))

  await expect(send()).rejects.toMatchObject({ code: 'rpc.unavailable' })
  expect(requests).toHaveLength(1)
})

test.each([
  ['no node knows', () => ANSWER],
  ['nobody can tell about', unreachable(true)],
  ['a node answers nonsense about', () => 'nonsense'],
])('a refusal of a transaction that %s is a failure', async (_what, status) => {
  const { send } = setUp(refused(), status)

  await expect(send()).rejects.toMatchObject({ code: 'rpc.failed' })
})

test('a transaction that is refused because the network has it already is pending', async () => {
  const { send, requests } = setUp(refused(), () => ({ value: [{ err: null, slot: 1 }] }))

  await expect(send()).resolves.toBeUndefined()
  expect(requests.at(-1)).toEqual(['getSignatureStatuses', [['name']]])
})

test('an abort before sending sends nothing', async () => {
  const { send, requests } = setUp(() => 'taken')

  const sending = send(undefined, AbortSignal.abort())

  await expect(sending).rejects.toMatchObject({ code: 'aborted' })
  expect(requests).toEqual([])
})

test('an abort after sending does not undo it', async () => {
  const stop = new AbortController()
  const { send } = setUp(() => {
    stop.abort()
    return new Promise(() => {})
  })

  await expect(send(undefined, stop.signal)).resolves.toBeUndefined()
})

test.each([
  [undefined, { preflightCommitment: 'confirmed' }],
  [
    { skipPreflight: true, maxRetries: 2, minContextSlot: 7 },
    { skipPreflight: true, maxRetries: 2, minContextSlot: 7, preflightCommitment: 'confirmed' },
  ],
  [{ preflightCommitment: 'processed' }, { preflightCommitment: 'processed' }],
  [
    { encoding: 'base58', mode: 'serial', commitment: 'finalized' },
    { preflightCommitment: 'confirmed' },
  ],
])('of the options %j a node gets those that it knows', async (options, changes) => {
  const { send, requests } = setUp(() => 'taken')

  await send(options)

  expect(requests).toEqual([['sendTransaction', ['AQID', { ...changes, encoding: 'base64' }]]])
})
