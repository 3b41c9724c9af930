import { createFakeClock } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { createScriptedSafe, SAFE } from '../testing/scripted-safe.ts'
import { BOB, type Script } from '../testing/scripted-wallet.ts'
import { connectSafe } from './connect-safe.ts'

const PROPOSAL = `0x${'a'.repeat(64)}`
const OTHER = `0x${'e'.repeat(64)}`
const HASH = `0x${'b'.repeat(64)}`
const CALL = { from: SAFE, to: BOB, value: '0x10', data: '0x', chainId: '0x1' }

async function aSafe(script: Readonly<Record<string, Script>> = {}) {
  const safe = createScriptedSafe({
    sendTransactions: () => ({ safeTxHash: PROPOSAL }),
    rpcCall: () => ({ status: '0x1', blockNumber: '0x1', logs: [] }),
    ...script,
  })
  const clock = createFakeClock()
  const { signal } = new AbortController()
  const origins = ['https://app.safe.global']
  const provider = await connectSafe({ page: safe.page, origins, clock, signal })
  const ask = async (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    provider?.request({ method, params })
  /** The answer to a transaction once an hour has gone by. */
  async function send(): Promise<unknown> {
    let answer: unknown = 'nothing'
    ask('eth_sendTransaction', CALL).then(
      (hash) => {
        answer = hash
      },
      (thrown) => {
        answer = Object(thrown).code
      },
    )
    await clock.advance(60 * 60_000)
    return answer
  }
  const status = async (): Promise<unknown> =>
    Object(await ask('wallet_getCallsStatus', PROPOSAL)).status
  return { ...safe, send, status, ask }
}

const ofOther = { detailedExecutionInfo: { safeTxHash: OTHER } }
const ofOwn = { detailedExecutionInfo: { safeTxHash: PROPOSAL.toUpperCase().replace('0X', '0x') } }

test.each<[what: string, answer: object, sent: unknown, status: number]>([
  ['carried it out', { txStatus: 'SUCCESS', txHash: HASH }, HASH, 200],
  ['carried it out, with its details', { txStatus: 'SUCCESS', txHash: HASH, ...ofOwn }, HASH, 200],
  ['carried another one out', { txStatus: 'SUCCESS', txHash: HASH, ...ofOther }, 'nothing', 100],
  ['carried it out in no transaction', { txStatus: 'SUCCESS', txHash: null }, 'nothing', 100],
  [
    'named the proposal in place of a hash',
    { txStatus: 'SUCCESS', txHash: 'done' },
    'nothing',
    100,
  ],
  ['replaced it by one of the same nonce', { txStatus: 'CANCELLED' }, 4001, 400],
  ['rejected another one', { txStatus: 'CANCELLED', ...ofOther }, 'nothing', 100],
  [
    'failed inside of a transaction that succeeded',
    { txStatus: 'FAILED', txHash: HASH },
    -32003,
    500,
  ],
  ['never signed', { txStatus: 'AWAITING_CONFIRMATIONS', txHash: HASH }, 'nothing', 100],
  ['says something new', { txStatus: 'EXECUTED_BY_MODULE', txHash: HASH }, 'nothing', 100],
])('a Safe that %s is told as that', async (_what, answer, sent, status) => {
  const safe = await aSafe({ getTxBySafeTxHash: () => answer })

  expect(await safe.send()).toBe(sent)
  expect(await safe.status()).toBe(status)
  expect(safe.count('sendTransactions')).toBe(1)
})

test('a Safe whose network does not have the transaction has not carried it out', async () => {
  const safe = await aSafe({
    getTxBySafeTxHash: () => ({ txStatus: 'SUCCESS', txHash: HASH }),
    rpcCall: () => null,
  })

  expect(await safe.status()).toBe(100)
})

test.each([
  ['another account', { ...CALL, from: BOB }],
  ['another network', { ...CALL, chainId: '0x2105' }],
])('nothing is proposed for %s', async (_what, call) => {
  const safe = await aSafe()
  const batch = { from: call.from, chainId: call.chainId, calls: [CALL] }

  await expect(safe.ask('eth_sendTransaction', call)).rejects.toThrow()
  await expect(safe.ask('wallet_sendCalls', batch)).rejects.toThrow()
  expect(safe.count('sendTransactions')).toBe(0)
})
