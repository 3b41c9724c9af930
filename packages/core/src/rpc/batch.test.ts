import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { createFakeHttp, type FakeAnswer } from '../testing/fake-http.ts'
import { createRpcNode } from './batch.ts'

const URL = 'https://node.test/'

interface Request {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

function setUp(
  answer: (requests: Request | readonly Request[]) => FakeAnswer | Promise<FakeAnswer>,
) {
  const http = createFakeHttp()
  const requests: (Request | readonly Request[])[] = []
  http.on('POST', URL, ({ body }) => {
    requests.push(JSON.parse(body ?? ''))
    return answer(JSON.parse(body ?? ''))
  })
  let id = 0
  const node = createRpcNode({
    http,
    address: { url: URL, contentType: 'text/plain' },
    nextId: () => {
      id += 1
      return id
    },
  })
  const send = (method: string, signal?: AbortSignal): Promise<unknown> =>
    node.request({ method, params: [method] }, signal)
  return { http, requests, send }
}

const echo = ({ id, method }: Request): object => ({ jsonrpc: '2.0', id, result: method })

/** Answers batches in reverse order, as nodes may. */
function wellBehaved(requests: Request | readonly Request[]): FakeAnswer {
  return 'id' in requests ? { json: echo(requests) } : { json: requests.map(echo).reverse() }
}

test('a single call is sent as an object with the content type of its node', async () => {
  const { http, requests, send } = setUp(wellBehaved)

  expect(await send('eth_chainId')).toBe('eth_chainId')
  expect(requests).toEqual([
    { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: ['eth_chainId'] },
  ])
  expect(http.requests[0]?.headers).toEqual({ 'Content-Type': 'text/plain' })
})

test('calls of one task share a request, and answers find their calls by id', async () => {
  const { http, send } = setUp(wellBehaved)

  expect(await Promise.all([send('a'), send('b'), send('c')])).toEqual(['a', 'b', 'c'])
  expect(await send('d')).toBe('d')
  expect(http.requests).toHaveLength(2)
})

test('at most a thousand calls share a request', async () => {
  const { requests, send } = setUp(wellBehaved)

  await Promise.all(Array.from({ length: 2_001 }, (_, index) => send(`m${index}`)))

  expect(requests.map((request) => ('id' in request ? 1 : request.length))).toEqual([1000, 1000, 1])
})

test.each<[string, FakeAnswer]>([
  ['status 400', { body: 'no batches', status: 400 }],
  ['status 405', { body: '', status: 405 }],
  ['status 413', { body: '', status: 413 }],
  ['one error for all', { json: { id: null, error: { code: -32600, message: 'no' } } }],
  ['no JSON', { body: 'Bad request' }],
])('a node that refuses a batch with %s gets single calls from then on', async (_, refusal) => {
  const { requests, send } = setUp((request) => ('id' in request ? wellBehaved(request) : refusal))

  expect(await Promise.all([send('a'), send('b')])).toEqual(['a', 'b'])
  expect(await Promise.all([send('c'), send('d')])).toEqual(['c', 'd'])

  expect(requests.map((request) => ('id' in request ? request.method : request.length))).toEqual([
    2,
    'a',
    'b',
    'c',
    'd',
  ])
})

test.each([429, 500, 503])(
  'after a server failure (%i) the calls are not repeated one by one',
  async (status) => {
    const { http, send } = setUp(() => ({ body: '', status }))

    const results = await Promise.allSettled([send('a'), send('b')])

    expect(results).toMatchObject([
      { status: 'rejected', reason: { context: { status } } },
      { status: 'rejected', reason: { context: { status } } },
    ])
    expect(http.requests).toHaveLength(1)
  },
)

test("a refusal rejects its own call, with the node's code and message as cause", async () => {
  const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  const { send } = setUp((requests) => {
    if ('id' in requests) return wellBehaved(requests)
    const answers = requests.map((one) => (one.method === 'b' ? { id: one.id, error } : echo(one)))
    return { json: answers }
  })

  const [first, second] = await Promise.allSettled([send('a'), send('b')])

  expect(first).toEqual({ status: 'fulfilled', value: 'a' })
  expect(second).toMatchObject({
    reason: { code: 'rpc.failed', context: { code: 3 }, cause: error },
  })
})

test('a JSON-RPC error with an HTTP error status is read', async () => {
  const { send } = setUp((requests) => ({
    json: { id: 'id' in requests && requests.id, error: { code: -32602, message: 'no' } },
    status: 400,
  }))

  await expect(send('a')).rejects.toMatchObject({ code: 'rpc.failed', context: { code: -32602 } })
})

test.each<[string, unknown]>([
  ['of another id', { id: 2, result: '0x1' }],
  ['of an id as text', { id: '1', result: '0x1' }],
  ['without id', { result: '0x1' }],
  ['without result', { id: 1 }],
  ['in a list', [{ id: 1, result: '0x1' }]],
  ['with a code as text', { id: 1, error: { code: 'x', message: { a: 1 } } }],
  ['with a text as error', { id: 1, error: 'no' }],
  ['that is nothing', null],
  ['that is a text', 'ok'],
])('an answer %s is malformed', async (_name, json) => {
  const { send } = setUp(() => ({ json }))

  await expect(send('a')).rejects.toMatchObject({ code: 'http.malformed' })
})

test('a result of null is a result, and an error of null is none', async () => {
  const { send } = setUp(() => ({ json: { id: 1, result: null, error: null } }))

  expect(await send('eth_getTransactionReceipt')).toBeNull()
})

test('the first answer to an id counts, and a missing one rejects only its call', async () => {
  const { send } = setUp((requests) => ({
    json: 'id' in requests ? null : [echo(requests[0] as Request), { id: 1, result: 'late' }],
  }))

  const [first, second] = await Promise.allSettled([send('a'), send('b')])

  expect(first).toEqual({ status: 'fulfilled', value: 'a' })
  expect(second).toMatchObject({ reason: { code: 'http.malformed' } })
})

test('an abort of one call keeps the request for the others, and the last abort ends it', async () => {
  const signals: AbortSignal[] = []
  const abortA = new AbortController()
  const abortB = new AbortController()
  const node = createRpcNode({
    http: {
      send: (_request, signal) =>
        new Promise((_resolve, reject) => {
          if (signal === undefined) return
          signals.push(signal)
          signal.addEventListener('abort', () => reject(new LatchkeyError('aborted', {})))
        }),
    },
    address: { url: URL, contentType: 'text/plain' },
    nextId: () => 1,
  })

  const a = node.request({ method: 'a', params: [] }, abortA.signal)
  const b = node.request({ method: 'b', params: [] }, abortB.signal)
  await Promise.resolve()
  abortA.abort()

  await expect(a).rejects.toMatchObject({ code: 'aborted' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  abortB.abort()
  await expect(b).rejects.toMatchObject({ code: 'aborted' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

test('a call that is aborted in the same task is not sent', async () => {
  const { http, send } = setUp(wellBehaved)
  const abort = new AbortController()

  const a = send('a', abort.signal)
  abort.abort()

  await expect(a).rejects.toMatchObject({ code: 'aborted' })
  await expect(send('b', abort.signal)).rejects.toMatchObject({ code: 'aborted' })
  expect(http.requests).toEqual([])
})
