import { LatchkeyError, type NodeReader, type SessionChange } from '@latchkey/core/contract'
import { encodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { ALICE, ALICE_CHECKED, BOB, BOB_CHECKED, rpcError } from '../testing/scripted-wallet.ts'
import { HASH, request, sending } from '../testing/sending.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'
import { readNativeBalance } from './native-balance.ts'

const { from } = request

test('a transfer is one request, exact, and bound to account and chain', async () => {
  const { transfers, wallet } = await sending()

  expect(await transfers.send(request, noAbort())).toBe(HASH)

  expect(wallet.methods).toEqual(['eth_accounts', 'eth_chainId', 'eth_sendTransaction'])
  expect(wallet.params.get('eth_sendTransaction')).toEqual([
    {
      from: ALICE_CHECKED,
      to: BOB_CHECKED,
      value: '0xc9f2c9cd04674edea40000000',
      data: '0x',
      chainId: '0x1',
    },
  ])
})

test.each([
  ['another account is active', { eth_accounts: () => [BOB, ALICE] }],
  ['the account is gone', { eth_accounts: () => [] }],
  ['accounts are nonsense', { eth_accounts: () => 'mine' }],
  ['another chain is active', { eth_chainId: () => '0x2105' }],
  ['the chain is nonsense', { eth_chainId: () => null }],
])('where %s, nothing is sent', async (_what, script) => {
  const { transfers, batches, wallet } = await sending()
  wallet.teach(script)

  await expect(transfers.send(request, noAbort())).rejects.toMatchObject({ code: 'wallet.changed' })
  const batch = { sessionId: 'io.fjord', from, calls: [{ to: BOB }] }
  await expect(batches.send(batch, noAbort())).rejects.toMatchObject({ code: 'wallet.changed' })

  expect(wallet.methods).not.toContain('eth_sendTransaction')
  expect(wallet.methods).not.toContain('wallet_sendCalls')
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

  expect(wallet.methods).toEqual([])
})

test.each([
  ['without its prefix', HASH.slice(2)],
  ['in quotes', JSON.stringify(HASH)],
  ['in a list', [HASH]],
  ['in an object', { hash: HASH }],
  ['in an object in a list', [{ hash: HASH }]],
  ['in a receipt', { transactionHash: HASH, status: '0x1' }],
  ['in an answer of JSON-RPC', { jsonrpc: '2.0', result: HASH }],
  ['in an object in an answer of JSON-RPC', { jsonrpc: '2.0', result: { hash: HASH } }],
  ['as data', { data: { hash: HASH } }],
  ['as data, by another name', { code: 0, data: { txHash: HASH } }],
  ['as a list of data', { data: [{ transactionHash: HASH }] }],
  ['with the data of the transaction', { hash: HASH, data: '0xa9059cbb' }],
  ['as an id', { txid: HASH }],
  ['as an id in other letters', { txId: HASH }],
])('a transaction whose hash is answered %s is sent', async (_form, answer) => {
  const { adapter, transfers } = await sending(() => answer)
  const changes: SessionChange[] = []
  adapter.sessions.watch((change) => changes.push(change))

  expect(await transfers.send(request, noAbort())).toBe(HASH)

  expect(changes).toMatchObject([{ type: 'sent', transaction: { id: HASH } }])
})

test.each([
  [null],
  ['soon'],
  ['0x'],
  [`0x${'ab'.repeat(31)}`],
  [{ hash: '0x' }],
  [[]],
  [[HASH, HASH]],
  [{ hash: HASH, transactionHash: `0x${'cd'.repeat(32)}` }],
  [{ data: { hash: HASH, txHash: `0x${'cd'.repeat(32)}` } }],
  [{ data: HASH }],
  [{ data: { data: { hash: HASH } } }],
])(
  'after an answer like %j, which is no hash, nobody knows what was sent, and nothing is sent again',
  async (answer) => {
    const { transfers, wallet } = await sending(() => answer)

    const sent = transfers.send(request, noAbort())

    await expect(sent).rejects.toMatchObject({ code: 'transfer.unknown' })
    expect(wallet.methods.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
  },
)

test('of a shared wallet that was silent nobody knows what it sent', async () => {
  const cause = new LatchkeyError('transfer.unknown', {})
  const { transfers, batches } = await sending(() => {
    throw Object.assign(new Error(cause.message, { cause }), { code: -32_603 })
  })

  const batch = { sessionId: 'io.fjord', from, calls: [{ to: BOB }] }
  await expect(transfers.send(request, noAbort())).rejects.toBe(cause)
  await expect(batches.send(batch, noAbort())).rejects.toBe(cause)
})

test.each([4001, 4100, -32002, -32603, -32000])('code %i is not tried again', async (code) => {
  const { transfers, wallet } = await sending(() => {
    throw rpcError(code)
  })

  await expect(transfers.send(request, noAbort())).rejects.toMatchObject({ name: 'LatchkeyError' })

  expect(wallet.methods.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
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

  expect(wallet.methods).not.toContain('eth_sendTransaction')
})

const TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const ofToken = { ...request, token: TOKEN, amount: 2n ** 255n + 1n }
const TRUE = `0x${'1'.padStart(64, '0')}`
const FALSE = `0x${'0'.repeat(64)}`

/** Nodes that answer a call and a question for code so; an error is thrown. */
function nodes(called: unknown, code: unknown = '0x'): NodeReader['read'] {
  return async (_networkId, method) => {
    const answer = { eth_call: called, eth_getCode: code, eth_estimateGas: '0xfde8' }[method]
    if (answer instanceof Error) throw answer
    return answer
  }
}

test.each([
  ['returns true', TRUE, '0x'],
  ['returns nothing, as Tether', '0x', '0x60'],
])('a token that %s is transferred by a call of its contract', async (_what, called, code) => {
  const { transfers, wallet } = await sending(() => HASH, nodes(called, code))

  expect(await transfers.estimate(ofToken, noAbort())).toBe(65_000n)
  expect(await transfers.send(ofToken, noAbort())).toBe(HASH)

  const args = [BOB_CHECKED, ofToken.amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  expect(wallet.params.get('eth_sendTransaction')).toEqual([
    { from: ALICE_CHECKED, to: TOKEN, value: '0x0', data, chainId: '0x1' },
  ])
  expect(wallet.methods).toEqual(['eth_accounts', 'eth_chainId', 'eth_sendTransaction'])
})

test.each([
  ['has a balance', `0x${'0'.repeat(63)}9`, undefined],
  ['has none', '0x', 'caip.invalid-address'],
])(
  'where the node shows no code, a token that returns nothing and %s',
  async (_what, balance, refusal) => {
    const refused = failed(-32_601)
    const { transfers, wallet } = await sending(
      () => HASH,
      async (_network, method, params) => {
        if (method === 'eth_getCode') throw refused
        if (method !== 'eth_call') return '0xfde8'
        const { data } = Object([params].flat()[0])
        return String(data).startsWith('0xa9059cbb') ? '0x' : balance
      },
    )

    const sent = transfers.send(ofToken, noAbort())

    if (refusal === undefined) expect(await sent).toBe(HASH)
    else await expect(sent).rejects.toMatchObject({ code: refusal })
    expect(wallet.methods.includes('eth_sendTransaction')).toBe(refusal === undefined)
  },
)

test('gas is estimated for the call of the token', async () => {
  const requests: unknown[] = []
  const { adapter } = await startAdapter({}, async (...question) => {
    requests.push(question.slice(0, 3))
    return question[1] === 'eth_call' ? TRUE : '0xfde8'
  })

  await adapter.transfers?.estimate({ ...ofToken, amount: 258n }, noAbort())

  const data = `0xa9059cbb${BOB.slice(2).padStart(64, '0')}${'102'.padStart(64, '0')}`
  const transaction = { from: ALICE_CHECKED, to: TOKEN, value: '0x0', data }
  expect(requests).toEqual([
    ['eip155:1', 'eth_call', [transaction, 'latest']],
    ['eip155:1', 'eth_estimateGas', [transaction]],
  ])
})

test.each([
  ['there is no contract', '0x', '0x', 'caip.invalid-address'],
  ['the contract returns false', FALSE, '0x60', 'transfer.would-fail'],
  ['the contract returns something else', `${TRUE}00`, '0x60', 'transfer.would-fail'],
  ['the contract reverts', failed(3), '0x60', 'transfer.would-fail'],
  ['the contract reverts without a reason', reverted(), '0x60', 'transfer.would-fail'],
  ['the node lags behind', failed(-32_000), '0x60', 'rpc.failed'],
  ['the node is at fault', failed(-32_603), '0x60', 'rpc.failed'],
  ['no node answers', new LatchkeyError('rpc.unavailable', {}), '0x60', 'rpc.unavailable'],
  ['a node answers nonsense', true, '0x60', 'http.malformed'],
  ['a node answers nonsense for the code', '0x', null, 'http.malformed'],
])('where %s, no token is sent', async (_what, called, code, expected) => {
  const { transfers, wallet } = await sending(() => HASH, nodes(called, code))

  const refusal = { code: expected }
  await expect(transfers.send(ofToken, noAbort())).rejects.toMatchObject(refusal)
  await expect(transfers.estimate(ofToken, noAbort())).rejects.toMatchObject(refusal)

  expect(wallet.methods).toEqual([])
})

function failed(code: number): LatchkeyError {
  return new LatchkeyError('rpc.failed', { code }, { cause: { code, message: 'header not found' } })
}

function reverted(): LatchkeyError {
  const cause = { code: -32_000, message: 'execution reverted' }
  return new LatchkeyError('rpc.failed', { code: -32_000 }, { cause })
}

test('several calls are one request', async () => {
  const { batches, wallet } = await sending(() => ({ id: '0xfeed', capabilities: {} }))

  const calls = [
    { to: BOB, amount: 1n },
    { to: BOB, data: '0x1234' },
  ]
  const batch = { sessionId: 'io.fjord', from, calls, isAtomic: true }
  expect(await batches.send(batch, noAbort())).toEqual({ id: '0xfeed' })

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
  const { batches } = await sending(() => answer)

  const batch = { sessionId: 'io.fjord', from, calls: [{ to: BOB }] }
  expect(await batches.send(batch, noAbort())).toEqual(expected)
})

test.each([[7], [null], [''], [{ id: 7 }]])('%j is not an id of calls', async (answer) => {
  const { batches } = await sending(() => answer)

  const batch = { sessionId: 'io.fjord', from, calls: [{ to: BOB }] }
  await expect(batches.send(batch, noAbort())).rejects.toMatchObject({
    code: 'transfer.unknown',
  })
})

test.each<[answer: unknown, capabilities: unknown]>([
  [{ '0x1': { atomic: { status: 'supported' } } }, { atomic: { status: 'supported' } }],
  [{ '0X01': { flowControl: true }, '0x2105': { other: true } }, { flowControl: true }],
  [
    { '0x0': { everywhere: 1, both: 1 }, '0x1': { both: 2 } },
    { everywhere: 1, both: 2 },
  ],
  [{ 1: { atomic: true } }, {}],
  [null, {}],
  ['all', {}],
])('of %j the capabilities on the network are %j', async (answer, expected) => {
  const { batches, wallet } = await sending()
  wallet.teach({ wallet_getCapabilities: () => answer })

  expect(await batches.capabilities('io.fjord', from, noAbort())).toEqual(expected)
  expect(wallet.params.get('wallet_getCapabilities')).toEqual([ALICE_CHECKED, ['0x1']])
})

const RECEIPT = { transactionHash: HASH, status: '0x1' }

test.each<[answer: object, state: string, transactionIds: readonly string[]]>([
  [{ status: 100 }, 'pending', []],
  [{ status: 200, receipts: [RECEIPT, RECEIPT] }, 'confirmed', [HASH]],
  [{ status: 400 }, 'failed', []],
  [{ status: 500, receipts: [{ ...RECEIPT, status: '0x0' }] }, 'reverted', [HASH]],
  [{ status: 600, receipts: [RECEIPT, null, {}] }, 'partial', [HASH]],
  [{ status: 'PENDING', receipts: null }, 'pending', []],
  [{ status: 'CONFIRMED', receipts: [RECEIPT] }, 'confirmed', [HASH]],
  [{ status: 'CONFIRMED', receipts: [RECEIPT, { status: '0x0' }] }, 'reverted', [HASH]],
])('the status %j means "%s"', async (answer, state, transactionIds) => {
  const { batches, wallet } = await sending()
  wallet.teach({ wallet_getCallsStatus: () => answer })

  const status = await batches.status('io.fjord', '0xfeed', noAbort())

  expect(status).toEqual({ state, transactionIds })
  expect(wallet.params.get('wallet_getCallsStatus')).toEqual(['0xfeed'])
})

test.each([null, 'done', {}, { status: 201 }, { status: '200' }])(
  '%j is no status',
  async (answer) => {
    const { batches, wallet } = await sending()
    wallet.teach({ wallet_getCallsStatus: () => answer })

    await expect(batches.status('io.fjord', '0xfeed', noAbort())).rejects.toMatchObject({
      code: 'wallet.malformed',
    })
  },
)

test('gas is estimated by the nodes of the network, not by the wallet', async () => {
  const requests: unknown[] = []
  const { adapter, wallet } = await startAdapter({}, async (...question) => {
    requests.push(question.slice(0, 3))
    return '0x5208'
  })

  expect(await adapter.transfers?.estimate({ ...request, amount: 1n }, noAbort())).toBe(21_000n)

  const transaction = { from: ALICE_CHECKED, to: BOB_CHECKED, value: '0x1', data: '0x' }
  expect(requests).toEqual([['eip155:1', 'eth_estimateGas', [transaction]]])
  expect(wallet.methods).toEqual([])
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
