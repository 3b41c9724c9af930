import type { ObservedRequest } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { createLog } from './create-log.ts'
import type { MessageEntry } from './entries.ts'
import { followWalletRequests } from './follow-wallet-requests.ts'

test.each<[Pick<ObservedRequest, 'to' | 'outcome'>, Partial<MessageEntry>]>([
  [
    { to: 'wallet', outcome: Promise.resolve({ isAnswered: true }) },
    { channel: 'to wallet', outcome: 'answered', code: undefined, durationMs: 5 },
  ],
  [
    { to: 'session', outcome: Promise.resolve({ isAnswered: false, code: 4001 }) },
    { channel: 'to session', outcome: 'failed', code: 4001, durationMs: 5 },
  ],
  [
    { to: 'frame', outcome: new Promise(() => {}) },
    { channel: 'to frame', outcome: 'waiting' },
  ],
])('a request to a %j', async (request, shown) => {
  const log = createLog<MessageEntry>(() => {})
  let nowMs = 0
  followWalletRequests({
    log,
    nowMs: () => (nowMs += 5),
    latchkey: {
      subscribeWalletRequests(listener) {
        listener({ ...request, method: 'eth_requestAccounts' })
        return () => {}
      },
    },
  })

  await Promise.resolve()

  expect(log.entries()).toMatchObject([{ atMs: 5, type: 'eth_requestAccounts', ...shown }])
})
