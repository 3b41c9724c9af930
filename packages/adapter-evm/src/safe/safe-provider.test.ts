import { createFakeClock } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { createScriptedSafe, SAFE } from '../testing/scripted-safe.ts'
import { BOB, type Script } from '../testing/scripted-wallet.ts'
import { connectSafe } from './connect-safe.ts'

const PROPOSAL = `0x${'a'.repeat(64)}`
const HASH = `0x${'b'.repeat(64)}`
const MESSAGE = `0x${'c'.repeat(64)}`
const SIGNATURE = `0x${'d'.repeat(130)}`
const call = { from: SAFE, to: BOB, value: '0x10', data: '0x', chainId: '0x1' }

async function aSafe(script: Readonly<Record<string, Script>> = {}) {
  const safe = createScriptedSafe({ sendTransactions: () => ({ safeTxHash: PROPOSAL }), ...script })
  const clock = createFakeClock()
  const end = new AbortController()
  const { page } = safe
  const origins = ['https://app.safe.global']
  const provider = await connectSafe({ page, origins, clock, signal: end.signal })
  const ask = async (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    provider?.request({ method, params })
  return { ...safe, ask, clock, end }
}

test('a transaction is a proposal: its hash comes once the owners have carried it out', async () => {
  const statuses = ['AWAITING_CONFIRMATIONS', 'AWAITING_EXECUTION', 'SUCCESS', 'SUCCESS']
  const { ask, clock, sent, count } = await aSafe({
    getTxBySafeTxHash: () => {
      const txStatus = statuses.shift()
      // Right after its execution the hash is not known yet.
      return { txStatus, txHash: statuses.length === 0 ? HASH : null }
    },
  })
  let hash: unknown
  void ask('eth_sendTransaction', call).then((answer) => {
    hash = answer
  })

  await clock.advance(2_000 + 3_000)
  expect(hash).toBeUndefined()
  await clock.advance(4_500)

  expect(hash).toBe(HASH)
  expect(count('sendTransactions')).toBe(1)
  expect(sent.at(1)?.[1].params).toEqual({ txs: [{ to: BOB, value: '16', data: '0x' }] })
})

test('a question about a proposal that fails is asked again, a proposal never', async () => {
  let questions = 0
  const { ask, clock, count } = await aSafe({
    getTxBySafeTxHash: () => {
      questions += 1
      if (questions < 3) throw new Error('not found')
      return { txStatus: 'SUCCESS', txHash: HASH }
    },
  })
  const sent = ask('eth_sendTransaction', call)

  await clock.advance(10_000)

  expect(await sent).toBe(HASH)
  expect(count('sendTransactions')).toBe(1)
})

test.each([
  ['CANCELLED', null, { code: 4001 }],
  ['FAILED', HASH, { code: -32003, data: { safeTxHash: PROPOSAL, hash: HASH } }],
])('a proposal that ends as %s is an error', async (txStatus, txHash, error) => {
  const { ask } = await aSafe({ getTxBySafeTxHash: () => ({ txStatus, txHash }) })

  await expect(ask('eth_sendTransaction', call)).rejects.toMatchObject(error)
})

test('an owner who declines is a refusal; any other failure is none', async () => {
  const fails = (text: string): Script => {
    return () => {
      throw new Error(text)
    }
  }
  const { ask, teach } = await aSafe({ sendTransactions: fails('Transaction was rejected') })

  await expect(ask('eth_sendTransaction', call)).rejects.toMatchObject({ code: 4001 })
  teach({ sendTransactions: fails('Service is down'), rpcCall: fails('rejected by the node') })

  await expect(ask('eth_sendTransaction', call)).rejects.toMatchObject({ code: -32603 })
  await expect(ask('eth_getCode', SAFE, 'latest')).rejects.toMatchObject({ code: -32603 })
})

test.each([
  ['another account', { ...call, from: BOB }, 4100],
  ['another network', { ...call, chainId: '0xa' }, 4901],
  ['no recipient', { ...call, to: undefined }, -32602],
  ['a value that is none', { ...call, value: '-1' }, -32602],
  ['data that is none', { ...call, data: '0xabc' }, -32602],
])('a transaction with %s is not proposed', async (_what, transaction, code) => {
  const { ask, count } = await aSafe()

  await expect(ask('eth_sendTransaction', transaction)).rejects.toMatchObject({ code })

  expect(count('sendTransactions')).toBe(0)
})

test('calls have the id of their proposal, and no receipt before there is one', async () => {
  let proposal: object = { txStatus: 'AWAITING_CONFIRMATIONS' }
  let receipt: object | null = null
  const { ask, sent } = await aSafe({
    getTxBySafeTxHash: () => proposal,
    rpcCall: () => receipt,
  })
  const calls = [
    { to: BOB, value: '0x1' },
    { to: SAFE, data: '0x12' },
  ]
  const status = (): Promise<unknown> => ask('wallet_getCallsStatus', PROPOSAL)

  expect(
    await ask('wallet_sendCalls', {
      from: SAFE.toUpperCase().replace('X', 'x'),
      chainId: '0x1',
      calls,
    }),
  ).toEqual({ id: PROPOSAL })
  expect(sent.at(1)?.[1].params).toEqual({
    txs: [
      { to: BOB, value: '1', data: '0x' },
      { to: SAFE, value: '0', data: '0x12' },
    ],
  })
  expect(await status()).toMatchObject({ status: 100, id: PROPOSAL, chainId: '0x1', atomic: true })
  proposal = { txStatus: 'SUCCESS', txHash: HASH }
  expect(await status()).toMatchObject({ status: 100 })
  receipt = { logs: [], blockHash: MESSAGE, blockNumber: '0x5', gasUsed: '0x6' }
  expect(await status()).toMatchObject({
    status: 200,
    receipts: [{ status: '0x1', transactionHash: HASH, blockNumber: '0x5' }],
  })
  // The transaction around it may have succeeded all the same.
  proposal = { txStatus: 'FAILED', txHash: HASH }
  expect(await status()).toMatchObject({ status: 500, receipts: [{ status: '0x0' }] })
  proposal = { txStatus: 'CANCELLED' }
  expect(await status()).toMatchObject({ status: 400 })
  await expect(ask('wallet_getCallsStatus', 'another')).rejects.toMatchObject({ code: -32603 })
})

test('a text is signed as the text that it is, and the signature is waited for', async () => {
  let signature = ''
  const { ask, clock, sent, teach } = await aSafe({
    signMessage: () => ({ messageHash: MESSAGE }),
    getOffChainSignature: () => signature,
  })
  const signed = ask('personal_sign', '0x48c3a96c6c6f', SAFE)

  await clock.advance(2_000)
  expect(sent.at(1)?.[1].params).toEqual({ message: 'Héllo' })
  expect(sent.at(2)?.[1]).toMatchObject({ method: 'getOffChainSignature', params: MESSAGE })
  signature = SIGNATURE
  await clock.advance(3_000)
  expect(await signed).toBe(SIGNATURE)

  teach({ signMessage: () => ({ messageHash: MESSAGE, signature: SIGNATURE }) })
  expect(await ask('personal_sign', '0xff', SAFE)).toBe(SIGNATURE)
  expect(sent.at(-1)?.[1].params).toEqual({ message: '0xff' })
  await expect(ask('personal_sign', '0xff', BOB)).rejects.toMatchObject({ code: 4100 })
})

test('a Safe that signs on the chain has no signature of its own', async () => {
  const { ask } = await aSafe({
    signTypedMessage: () => ({ safeTxHash: PROPOSAL }),
    getTxBySafeTxHash: () => ({ txStatus: 'SUCCESS', txHash: HASH }),
  })
  const typed = { types: {}, domain: {}, message: {}, primaryType: 'Mail' }

  expect(await ask('eth_signTypedData_v4', SAFE, JSON.stringify(typed))).toBe('0x')
  await expect(ask('eth_signTypedData_v4', SAFE, '{')).rejects.toMatchObject({ code: -32602 })
})

test('reads go to the node of Safe, and nothing else does', async () => {
  const { ask, sent } = await aSafe({
    rpcCall: (params) => (Object(params).call === 'eth_call' ? '0x01' : { number: '0x7' }),
  })

  expect(await ask('eth_call', { to: SAFE }, 'latest')).toBe('0x01')
  expect(sent.at(-1)?.[1].params).toEqual({ call: 'eth_call', params: [{ to: SAFE }, 'latest'] })
  expect(await ask('eth_blockNumber')).toBe('0x7')
  expect(await ask('net_version')).toBe('1')
  expect(await ask('wallet_switchEthereumChain', { chainId: '0x1' })).toBeNull()
  const refused = ['wallet_switchEthereumChain', 'eth_sign', 'safe_setSettings', 'toString']
  for (const method of refused) {
    await expect(ask(method, { chainId: '0xa' })).rejects.toMatchObject({ code: 4200 })
  }
})

test('of a proposal that may have been made nobody knows', async () => {
  const nameless = await aSafe({ sendTransactions: () => ({}) })
  const silent = await aSafe({ sendTransactions: () => new Promise(() => {}) })
  const waiting = await aSafe({ getTxBySafeTxHash: () => ({ txStatus: 'AWAITING_EXECUTION' }) })
  const sending = [silent, waiting].map(({ ask }) => ask('eth_sendTransaction', call))
  const unknown = { cause: { code: 'transfer.unknown' } }
  const ended = sending.map((each) => expect(each).rejects.toMatchObject(unknown))
  await waiting.clock.advance(1)

  for (const { end } of [silent, waiting]) end.abort()

  await Promise.all(ended)
  await expect(nameless.ask('eth_sendTransaction', call)).rejects.toMatchObject(unknown)
})

test('an instance that is destroyed asks no more, and nothing waits', async () => {
  const { ask, clock, end, listeners } = await aSafe({
    getTxBySafeTxHash: () => ({ txStatus: 'AWAITING_EXECUTION' }),
  })
  const sent = ask('eth_sendTransaction', call)
  await clock.advance(2_000)

  end.abort()

  await expect(sent).rejects.toMatchObject({ cause: { code: 'transfer.unknown' } })
  await expect(ask('eth_call', {})).rejects.toMatchObject({ code: 4900 })
  expect(clock.pending).toBe(0)
  expect(listeners()).toBe(0)
})
