import { expect, test } from 'vitest'
import { LatchkeyError, type ObservedRequest } from '../contract/index.ts'
import { observeRequests } from './observe-requests.ts'

/** Returns the one request that an observer receives. */
async function observed(method: string, answer: () => Promise<unknown>) {
  const requests: ObservedRequest[] = []
  const observe = observeRequests((request) => requests.push(request), {
    to: 'wallet',
    namespace: 'solana',
  })
  observe?.(method, answer())
  const [request] = requests
  return { ...request, outcome: await request?.outcome }
}

/** An error that throws when its code is read. */
const HOSTILE = {
  get code(): never {
    throw new Error('Not yours')
  },
}

test.each([
  ['an answer', () => Promise.resolve('a secret'), { isAnswered: true }],
  ['a code of EIP-1193', () => Promise.reject({ code: 4001, message: 'a secret' }), { code: 4001 }],
  ['a code of ours', () => Promise.reject(new LatchkeyError('aborted', {})), { code: 'aborted' }],
  ['a code that says more', () => Promise.reject({ code: 'A SECRET' }), { code: undefined }],
  ['no error', () => Promise.reject(undefined), { code: undefined }],
  ['an error that can not be read', () => Promise.reject(HOSTILE), { code: undefined }],
])('of %s there is the outcome alone', async (_what, answer, outcome) => {
  expect(await observed('standard:connect', answer)).toEqual({
    to: 'wallet',
    namespace: 'solana',
    method: 'standard:connect',
    outcome: { isAnswered: false, ...outcome },
  })
})

test.each([
  'a word',
  '',
  'x'.repeat(49),
  '4c0883a69102937d6231471b5dbb6204fe512961708279'.repeat(2),
])('the method %j, which a site may choose, is a request', async (method) => {
  expect(await observed(method, () => Promise.resolve())).toMatchObject({ method: 'request' })
})

test('without an observer nothing is reported', () => {
  expect(observeRequests(undefined, { to: 'frame' })).toBeUndefined()
})
