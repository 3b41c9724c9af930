import { LatchkeyError } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { MAIN, noAbort } from '../testing/started-adapter.ts'
import { sendToNode } from './send-to-node.ts'

const SIGNED = { networkId: MAIN, transaction: Uint8Array.of(1, 2, 3), id: 'name' } as const
const ANSWER = { value: [null] }

type Answer = () => unknown

/** Nodes that answer so to what is sent, and so to who asks what became of it. */
function setUp(sent: Answer, status: Answer = () => ANSWER) {
  const asked: (readonly [method: string, params: readonly unknown[]])[] = []
  const read = async (_id: string, method: string, params: readonly unknown[]) => {
    asked.push([method, params])
    return method === 'sendTransaction' ? sent() : status()
  }
  const send = (options?: object, signal = noAbort()) =>
    sendToNode({ read }, { ...SIGNED, options }, signal)
  return { asked, send }
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
])('what %s is under way', async (_what, sent) => {
  await expect(setUp(sent).send()).resolves.toBeUndefined()
})

test('what no node can have taken has failed', async () => {
  const { send, asked } = setUp(unreachable(false))

  await expect(send()).rejects.toMatchObject({ code: 'rpc.unavailable' })
  expect(asked).toHaveLength(1)
})

test.each([
  ['no node knows', () => ANSWER],
  ['nobody can tell about', unreachable(true)],
  ['a node answers nonsense about', () => 'nonsense'],
])('a refusal of what %s is one', async (_what, status) => {
  const { send } = setUp(refused(), status)

  await expect(send()).rejects.toMatchObject({ code: 'rpc.failed' })
})

test('what is refused because it is there already is under way', async () => {
  const { send, asked } = setUp(refused(), () => ({ value: [{ err: null, slot: 1 }] }))

  await expect(send()).resolves.toBeUndefined()
  expect(asked.at(-1)).toEqual(['getSignatureStatuses', [['name']]])
})

test('who stops waiting before it left has sent nothing', async () => {
  const { send, asked } = setUp(() => 'taken')

  const sending = send(undefined, AbortSignal.abort())

  await expect(sending).rejects.toMatchObject({ code: 'aborted' })
  expect(asked).toEqual([])
})

test('who stops waiting once it left has sent it', async () => {
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
])('of what a website wants, %j, a node is told what it understands', async (options, told) => {
  const { send, asked } = setUp(() => 'taken')

  await send(options)

  expect(asked).toEqual([['sendTransaction', ['AQID', { ...told, encoding: 'base64' }]]])
})
