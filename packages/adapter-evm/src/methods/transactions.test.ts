import type { TransactionRequest } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { ALICE, ALICE_CHECKED, BOB, BOB_CHECKED, rpcError } from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'
import { readNativeBalance } from './native-balance.ts'

const HASH = `0x${'ab'.repeat(32)}`
const from = `eip155:1:${ALICE_CHECKED}` as const
const request: TransactionRequest<'eip155'> = {
  sessionId: 'io.fjord',
  from,
  to: BOB,
  amount: 10n ** 30n,
}

async function sending(answer: () => unknown = () => HASH) {
  const started = await startAdapter({ eth_sendTransaction: answer, wallet_sendCalls: answer })
  await started.open()
  started.wallet.asked.length = 0
  const { transfers, assets } = started.adapter
  if (transfers === undefined || assets === undefined) throw new Error('The facets are missing')
  return { ...started, transfers, assets }
}

test('a transfer is one request, exact, and bound to account and chain', async () => {
  const { transfers, wallet } = await sending()

  expect(await transfers.send(request, noAbort())).toBe(HASH)

  expect(wallet.asked).toEqual(['eth_accounts', 'eth_chainId', 'eth_sendTransaction'])
  expect(wallet.params.get('eth_sendTransaction')).toEqual([
    { from: ALICE_CHECKED, to: BOB_CHECKED, value: '0xc9f2c9cd04674edea40000000', chainId: '0x1' },
  ])
})

test.each([
  ['another account is active', { eth_accounts: () => [BOB, ALICE] }],
  ['the account is gone', { eth_accounts: () => [] }],
  ['accounts are nonsense', { eth_accounts: () => 'mine' }],
  ['another chain is active', { eth_chainId: () => '0x2105' }],
  ['the chain is nonsense', { eth_chainId: () => null }],
])('where %s, nothing is sent', async (_what, script) => {
  const { transfers, assets, wallet } = await sending()
  wallet.teach(script)

  await expect(transfers.send(request, noAbort())).rejects.toMatchObject({ code: 'wallet.changed' })
  const batch = { sessionId: 'io.fjord', from, calls: [{ to: BOB }] }
  await expect(assets.sendCalls(batch, noAbort())).rejects.toMatchObject({ code: 'wallet.changed' })

  expect(wallet.asked).not.toContain('eth_sendTransaction')
  expect(wallet.asked).not.toContain('wallet_sendCalls')
})

test.each([
  [{ to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293Bc' }, 'caip.invalid-address'],
  [{ to: 'vitalik.eth' }, 'caip.invalid-address'],
  [{ to: '' }, 'caip.invalid-address'],
  [{ amount: -1n }, 'amount.invalid'],
  [{ amount: 2n ** 256n }, 'amount.invalid'],
  [{ data: '0x123' }, 'wallet.unsupported-method'],
  [{ data: 'transfer' }, 'wallet.unsupported-method'],
])('an impossible transfer, case %#, does not reach the wallet', async (changes, code) => {
  const { transfers, wallet } = await sending()

  await expect(transfers.send({ ...request, ...changes }, noAbort())).rejects.toMatchObject({
    code,
  })

  expect(wallet.asked).toEqual([])
})

test.each([[null], ['soon'], ['0x'], [`0x${'ab'.repeat(31)}`], [{ hash: HASH }]])(
  'an answer like %j is not a hash, and nothing is sent again',
  async (answer) => {
    const { transfers, wallet } = await sending(() => answer)

    const sent = transfers.send(request, noAbort())

    await expect(sent).rejects.toMatchObject({ code: 'wallet.malformed' })
    expect(wallet.asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
  },
)

test.each([4001, 4100, -32002, -32603, -32000])('code %i is not tried again', async (code) => {
  const { transfers, wallet } = await sending(() => {
    throw rpcError(code)
  })

  await expect(transfers.send(request, noAbort())).rejects.toMatchObject({ name: 'LatchkeyError' })

  expect(wallet.asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
})

test('a fired signal stops before the wallet is asked to send', async () => {
  const { transfers, wallet } = await sending()
  const waiting = new AbortController()
  wallet.teach({
    eth_accounts: () => {
      waiting.abort()
      return [ALICE]
    },
  })

  await expect(transfers.send(request, waiting.signal)).rejects.toMatchObject({ code: 'aborted' })

  expect(wallet.asked).not.toContain('eth_sendTransaction')
})

test('several calls are one request', async () => {
  const { assets, wallet } = await sending(() => ({ id: '0xfeed', capabilities: {} }))

  const calls = [
    { to: BOB, amount: 1n },
    { to: BOB, data: '0x1234' },
  ]
  const batch = { sessionId: 'io.fjord', from, calls, isAtomic: true }
  expect(await assets.sendCalls(batch, noAbort())).toEqual({ id: '0xfeed' })

  expect(wallet.params.get('wallet_sendCalls')).toEqual([
    {
      version: '2.0.0',
      from: ALICE_CHECKED,
      chainId: '0x1',
      atomicRequired: true,
      calls: [
        { to: BOB_CHECKED, value: '0x1' },
        { to: BOB_CHECKED, value: '0x0', data: '0x1234' },
      ],
    },
  ])
})

test.each([
  ['0xfeed', { id: '0xfeed' }],
  [{ id: 'feed' }, { id: 'feed' }],
])('the id of calls may come as %j', async (answer, expected) => {
  const { assets } = await sending(() => answer)

  const batch = { sessionId: 'io.fjord', from, calls: [{ to: BOB }] }
  expect(await assets.sendCalls(batch, noAbort())).toEqual(expected)
})

test.each([[7], [null], [''], [{ id: 7 }]])('%j is not an id of calls', async (answer) => {
  const { assets } = await sending(() => answer)

  const batch = { sessionId: 'io.fjord', from, calls: [{ to: BOB }] }
  await expect(assets.sendCalls(batch, noAbort())).rejects.toMatchObject({
    code: 'wallet.malformed',
  })
})

test('capabilities and the status of calls are passed through', async () => {
  const { assets, wallet } = await sending()
  wallet.teach({
    wallet_getCapabilities: () => ({ '0x1': { atomic: { status: 'supported' } } }),
    wallet_getCallsStatus: () => ({ status: 200 }),
  })

  expect(await assets.capabilities('io.fjord', from, noAbort())).toHaveProperty('0x1.atomic')
  expect(await assets.callsStatus('io.fjord', '0xfeed', noAbort())).toEqual({ status: 200 })

  expect(wallet.params.get('wallet_getCapabilities')).toEqual([ALICE_CHECKED])
  expect(wallet.params.get('wallet_getCallsStatus')).toEqual(['0xfeed'])
})

test('gas is estimated by the nodes of the network, not by the wallet', async () => {
  const asked: unknown[] = []
  const { adapter, wallet } = await startAdapter({}, async (...question) => {
    asked.push(question.slice(0, 3))
    return '0x5208'
  })

  expect(await adapter.transfers?.estimate({ ...request, amount: 1n }, noAbort())).toBe(21_000n)

  const transaction = { from: ALICE_CHECKED, to: BOB_CHECKED, value: '0x1' }
  expect(asked).toEqual([['eip155:1', 'eth_estimateGas', [transaction]]])
  expect(wallet.asked).toEqual([])
})

test.each([
  ['0x0', 0n],
  ['0xde0b6b3a7640000', 10n ** 18n],
  [`0x${'f'.repeat(64)}`, 2n ** 256n - 1n],
])('a balance of %s is read exactly', async (answer, expected) => {
  const reading = readNativeBalance({ read: async () => answer }, from, noAbort())

  await expect(reading).resolves.toBe(expected)
})

test.each([
  ['0x'],
  ['0x00'],
  ['0x0f'],
  ['1000'],
  [1000],
  [null],
  [''],
  ['0xg'],
  ['-0x1'],
  [`0x1${'0'.repeat(64)}`],
])('%j is not a balance', async (answer) => {
  const reading = readNativeBalance({ read: async () => answer }, from, noAbort())

  await expect(reading).rejects.toMatchObject({ code: 'http.malformed' })
})
