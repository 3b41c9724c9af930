import { LatchkeyError, type NodeReader, type TransactionRequest } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { ALICE_CHECKED, BOB, BOB_CHECKED } from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const HASH = `0x${'ab'.repeat(32)}`
const from = `eip155:1:${ALICE_CHECKED}` as const
const request: TransactionRequest<'eip155'> = { sessionId: 'io.fjord', from, to: BOB, amount: 5n }
const GWEI = 1_000_000_000n

interface Chain {
  readonly gas?: bigint
  readonly gasPrice?: bigint
  /** Undefined on a network without EIP-1559. */
  readonly basePrice?: bigint | undefined
  /** The additional fee of a rollup, in smallest units. */
  readonly dataFee?: bigint
}

const hex = (quantity: bigint): string => `0x${quantity.toString(16)}`

function answersOf(chain: Chain): Readonly<Record<string, unknown>> {
  const { gas = 21_000n, gasPrice = 3n * GWEI, basePrice, dataFee } = chain
  return {
    eth_estimateGas: hex(gas),
    eth_gasPrice: hex(gasPrice),
    eth_getBalance: hex(10n ** 18n),
    eth_getBlockByNumber: basePrice === undefined ? {} : { baseFeePerGas: hex(basePrice) },
    eth_call: dataFee === undefined ? '0x' : `0x${dataFee.toString(16).padStart(64, '0')}`,
  }
}

async function sending(chain: Chain) {
  let now: Chain = chain
  const read: NodeReader['read'] = async (_network, method) => {
    const answer = answersOf(now)[method]
    if (answer === undefined) throw new LatchkeyError('rpc.unavailable', {})
    return answer
  }
  const started = await startAdapter({ eth_sendTransaction: () => HASH }, read)
  await started.open()
  const { transfers } = started.adapter
  if (transfers?.fee === undefined || transfers.largest === undefined) throw new Error('No fees')
  return {
    fee: transfers.fee,
    largest: transfers.largest,
    send: transfers.send,
    wallet: started.wallet,
    change(next: Chain) {
      now = next
    },
    sent: () => Object(started.wallet.params.get('eth_sendTransaction'))[0],
  }
}

test.each([
  ['with EIP-1559 the base price may double', { basePrice: 2n * GWEI }, 63_000, 105_000],
  ['without it the price is the limit', {}, 63_000, 63_000],
  ['a call may use a fifth more gas', { gas: 50_000n }, 150_000, 180_000],
  ['a node forgets the base price', { basePrice: 4n * GWEI }, 84_000, 168_000],
])('%s', async (_what, chain, expected, ceiling) => {
  const { fee } = await sending(chain)

  expect(await fee(request, noAbort())).toEqual({
    expected: BigInt(expected) * GWEI,
    ceiling: BigInt(ceiling) * GWEI,
  })
})

test('a rollup takes its fee for data besides, which may double', async () => {
  const { fee, largest } = await sending({ dataFee: 7n })

  const { expected, ceiling } = await fee(request, noAbort())

  expect(expected).toBe(63_000n * GWEI + 7n)
  expect(ceiling).toBe(63_000n * GWEI + 14n)
  expect(await largest(request, noAbort())).toBe(10n ** 18n - (ceiling ?? 0n))
})

test.each([
  ['the fee for data is most of it', { dataFee: 10n ** 15n }],
  ['gas is most of it', { dataFee: GWEI }],
  ['both are alike', { dataFee: 63_000n * GWEI }],
])('where %s, all that can be sent is sent while the fee for data rises', async (_what, data) => {
  const chain = { basePrice: 2n * GWEI, ...data }
  const { fee, largest, send, change, sent } = await sending(chain)
  const { ceiling: maxFee = 0n } = await fee(request, noAbort())
  const amount = await largest(request, noAbort())

  for (const percent of [100n, 105n, 120n]) {
    change({ ...chain, dataFee: (chain.dataFee * percent) / 100n })
    await send({ ...request, amount, maxFee }, noAbort())
    const { gas, maxFeePerGas } = sent()
    const charged = BigInt(gas) * BigInt(maxFeePerGas) + (chain.dataFee * (percent + 10n)) / 100n

    // A node checks this, with a fee for data that rises until then.
    expect(amount + charged).toBeLessThanOrEqual(10n ** 18n)
    expect(BigInt(maxFeePerGas)).toBeGreaterThanOrEqual(4n * GWEI)
  }
})

test('what is sent can not cost more than was agreed to', async () => {
  const { fee, send, change, sent } = await sending({ basePrice: 2n * GWEI })
  const { ceiling: maxFee } = await fee(request, noAbort())
  change({ basePrice: 3n * GWEI, gasPrice: 4n * GWEI })

  await send({ ...request, maxFee }, noAbort())

  expect(sent()).toEqual({
    from: ALICE_CHECKED,
    to: BOB_CHECKED,
    value: '0x5',
    data: '0x',
    chainId: '0x1',
    gas: hex(21_000n),
    maxFeePerGas: hex(5n * GWEI),
    maxPriorityFeePerGas: hex(GWEI),
  })
  expect(BigInt(sent().gas) * BigInt(sent().maxFeePerGas)).toBeLessThanOrEqual(maxFee ?? 0n)
})

test('without EIP-1559 the price is stated', async () => {
  const { send, sent } = await sending({})

  await send({ ...request, maxFee: 63_000n * GWEI }, noAbort())

  expect(sent()).toMatchObject({ gas: hex(21_000n), gasPrice: hex(3n * GWEI) })
})

test.each([
  ['price', { basePrice: 5n * GWEI, gasPrice: 6n * GWEI }],
  ['gas', { basePrice: 2n * GWEI, gas: 90_000n }],
  ['fee for data', { basePrice: 2n * GWEI, dataFee: 10n ** 18n }],
])('a transfer whose %s rose above the limit is refused', async (_what, chain) => {
  const { fee, send, change, wallet } = await sending({ basePrice: 2n * GWEI })
  const { ceiling: maxFee } = await fee(request, noAbort())
  change(chain)

  await expect(send({ ...request, maxFee }, noAbort())).rejects.toMatchObject({
    code: 'transfer.fee-changed',
  })

  expect(wallet.methods).not.toContain('eth_sendTransaction')
})

test.each([
  ['insufficient funds for gas * price + value', 'transfer.short'],
  ['execution reverted', 'transfer.would-fail'],
  ['header not found', 'rpc.failed'],
])('a node that answers "%s" means %s', async (message, code) => {
  const started = await startAdapter({}, async (_network, method) => {
    if (method !== 'eth_estimateGas') return '0x1'
    throw new LatchkeyError('rpc.failed', { code: -32_000 }, { cause: { message } })
  })
  await started.open()

  await expect(started.adapter.transfers?.fee?.(request, noAbort())).rejects.toMatchObject({ code })
})
