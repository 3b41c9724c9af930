import { expect, test, vi } from 'vitest'
import { UNSAFE_METHODS } from '../protocol/index.ts'
import { createMemoryChannel, type MemoryChannel } from '../testing/memory-channel.ts'
import { answerCalls } from './answer-calls.ts'
import type { Answers, Asker } from './answers.ts'
import { SiteError } from './answers.ts'

/** Handlers that throw, unless the test defines them. */
function answersWith(taught: Partial<Answers>): Answers {
  return new Proxy(taught, {
    get: (target, name) =>
      Reflect.get(target, name) ??
      (() => {
        throw new Error(`${String(name)} was not expected`)
      }),
    // A missing handler throws when it is called.
  }) as Answers
}

function aLine(taught: Partial<Answers>) {
  const line = createMemoryChannel()
  const server = answerCalls({ channel: line.frame, answers: answersWith(taught) })
  return { line, server }
}

/** Posts messages as a page would, and waits for the replies. */
async function post(line: MemoryChannel, ...messages: readonly unknown[]): Promise<void> {
  // A malicious page posts anything.
  for (const message of messages) line.app.post(message as { type: string })
  await new Promise((resolve) => setTimeout(resolve))
}

const succeed = async (): Promise<undefined> => undefined
const getChainId = (): { chainId: number } => ({ chainId: 1 })

test('a request is answered with the same id', async () => {
  const { line } = aLine({ GET_CHAIN_ID: getChainId, SIGN_OUT: succeed })

  await post(
    line,
    { id: 'a', type: '@w3m-app/GET_CHAIN_ID' },
    { id: 'b', type: '@w3m-app/SIGN_OUT', payload: { extra: 1 } },
  )

  expect(line.frame.posted).toEqual([
    { id: 'a', type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 1 } },
    { id: 'b', type: '@w3m-frame/SIGN_OUT_SUCCESS' },
  ])
})

test('the handler gets the origin, and no keys beyond the schema', async () => {
  const connectEmail = vi.fn((_request: unknown, _asker: Asker) => ({
    action: 'VERIFY_OTP' as const,
  }))
  const { line } = aLine({ CONNECT_EMAIL: connectEmail })
  const payload = { email: 'ann@fjord.example', extra: 1 }

  await post(line, { id: 'a', type: '@w3m-app/CONNECT_EMAIL', payload })

  expect(connectEmail.mock.calls[0]?.[0]).toEqual({ email: 'ann@fjord.example' })
  expect(connectEmail.mock.calls[0]?.[1].origin).toBe('https://app.example')
})

test.each([
  ['a message that is meant for the page', new SiteError('The code is wrong'), 'The code is wrong'],
  ['nothing of any other failure', new Error('key 0x1234'), 'Something went wrong'],
])('a handler that throws is answered with %s', async (_what, error, message) => {
  const fail = (): Promise<never> => Promise.reject(error)
  const { line } = aLine({ CONNECT_OTP: fail })

  await post(line, { id: 'a', type: '@w3m-app/CONNECT_OTP', payload: { otp: '123456' } })

  expect(line.frame.posted).toEqual([
    { id: 'a', type: '@w3m-frame/CONNECT_OTP_ERROR', payload: { message } },
  ])
})

test('a reply that no window can carry is an error', async () => {
  const giveFunction = () => () => 'a function'
  const { line } = aLine({ RPC_REQUEST: giveFunction })

  await post(line, { id: 'a', type: '@w3m-app/RPC_REQUEST', payload: { method: 'eth_call' } })

  expect(line.frame.posted).toMatchObject([{ type: '@w3m-frame/RPC_REQUEST_ERROR' }])
})

test.each([
  ['CONNECT_EMAIL', { email: 'no address' }],
  ['CONNECT_EMAIL', undefined],
  ['RPC_REQUEST', { method: 'wallet_sendCalls', params: [] }],
  ['NO_SUCH_CALL', {}],
])('a malformed %s is replied to with an error, and reaches no handler', async (name, payload) => {
  const { line } = aLine({})

  await post(line, { id: 'a', type: `@w3m-app/${name}`, payload })

  expect(line.frame.posted).toEqual([
    { id: 'a', type: `@w3m-frame/${name}_ERROR`, payload: { message: 'The request is malformed' } },
  ])
})

test.each(['eth_sign', 'eth_getEncryptionPublicKey', 'toString', '__proto__'])(
  'the method %s is not allowed',
  async (method) => {
    const { line } = aLine({})

    await post(line, { id: 'a', type: '@w3m-app/RPC_REQUEST', payload: { method, params: [] } })

    expect(line.frame.posted).toMatchObject([
      { payload: { message: 'Requested RPC call is not allowed' } },
    ])
  },
)

test.each([
  [null],
  [{ type: '@w3m-frame/GET_USER' }],
  [{ type: '@w3m-app/get_user' }],
  [{ type: `@w3m-app/${'A'.repeat(65)}` }],
  [{ type: '@w3m-app/RPC_REQUEST', id: 7 }],
])('%j gets no answer', async (message) => {
  const { line } = aLine({})

  await post(line, message)

  expect(line.frame.posted).toEqual([])
})

test('a second request with the id of an open one is dropped', async () => {
  const connectEmail = vi.fn(() => new Promise<never>(() => undefined))
  const { line } = aLine({ GET_USER: connectEmail })
  const message = { id: 'a', type: '@w3m-app/GET_USER' }

  await post(line, message, message)

  expect(connectEmail).toHaveBeenCalledTimes(1)
})

test('an aborted request fires its signal, and gets no reply', async () => {
  const signals: AbortSignal[] = []
  const keep = (_request: unknown, { signal }: Asker): Promise<never> => {
    signals.push(signal)
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('aborted'))),
    )
  }
  const { line, server } = aLine({ RPC_REQUEST: keep, CONNECT_DEVICE: keep })
  const unsafe = UNSAFE_METHODS.filter((name) => name.startsWith('eth_')).map((method, at) => ({
    id: `u${at}`,
    type: '@w3m-app/RPC_REQUEST',
    payload: { method, params: [] },
  }))
  const safe = { id: 's', type: '@w3m-app/RPC_REQUEST', payload: { method: 'eth_call' } }
  await post(line, ...unsafe, safe, { id: 'd', type: '@w3m-app/CONNECT_DEVICE' })

  await post(line, { id: 'x', type: '@w3m-app/RPC_ABORT' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([...unsafe.map(() => true), false, false])
  server.abortAll()
  await post(line)

  expect(signals.every(({ aborted }) => aborted)).toBe(true)
  expect(line.frame.posted).toEqual([{ id: 'x', type: '@w3m-frame/RPC_ABORT_SUCCESS' }])
})

test('a reload aborts everything else, and is answered', async () => {
  let isAborted = false
  const hang = (_request: unknown, { signal }: Asker): Promise<never> =>
    new Promise(() =>
      signal.addEventListener('abort', () => {
        isAborted = true
      }),
    )
  const { line } = aLine({ GET_USER: hang, RELOAD: succeed })

  await post(line, { id: 'a', type: '@w3m-app/GET_USER' }, { id: 'b', type: '@w3m-app/RELOAD' })

  expect(isAborted).toBe(true)
  expect(line.frame.posted).toEqual([{ id: 'b', type: '@w3m-frame/RELOAD_SUCCESS' }])
})

test('after a stop no message is read', async () => {
  const { line, server } = aLine({})
  server.stop()

  await post(line, { id: 'a', type: '@w3m-app/GET_USER' })

  expect(line.frame.listenerCount).toBe(0)
  expect(line.frame.posted).toEqual([])
})
