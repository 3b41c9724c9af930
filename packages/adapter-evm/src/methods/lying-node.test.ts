import { LatchkeyError, type NodeReader, type TransactionRequest } from '@latchkey/core/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALICE_CHECKED, BOB, BOB_CHECKED } from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const HASH = `0x${'ab'.repeat(32)}`
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const from = `eip155:1:${ALICE_CHECKED}` as const
const coins: TransactionRequest<'eip155'> = { sessionId: 'io.fjord', from, to: BOB, amount: 5n }
const tokens = { ...coins, token: TOKEN }
const GWEI = 1_000_000_000n

const hex = (quantity: bigint): string => `0x${quantity.toString(16)}`
const word = (quantity: bigint): string => `0x${quantity.toString(16).padStart(64, '0')}`
const block = (basePrice: bigint) => ({ baseFeePerGas: hex(basePrice) })

const USUAL: Readonly<Record<string, unknown>> = {
  eth_estimateGas: hex(21_000n),
  eth_gasPrice: hex(3n * GWEI),
  eth_getBalance: hex(10n ** 18n),
  eth_getBlockByNumber: block(2n * GWEI),
  eth_getCode: '0x60',
}

/** A node that may lie, and a wallet that sends what it is asked. */
async function aTransfer() {
  const words: Record<string, unknown> = { ...USUAL }
  const read: NodeReader['read'] = async (_network, method, params) => {
    // The fee for data is read of a contract; every other call is a try of the transfer.
    const isOfData = String(Object([params].flat()[0]).to).startsWith('0x4200')
    if (method === 'eth_call') return isOfData ? (words['dataFee'] ?? '0x') : word(1n)
    if (words[method] === undefined) throw new LatchkeyError('rpc.unavailable', {})
    return words[method]
  }
  const { adapter, wallet, open } = await startAdapter({ eth_sendTransaction: () => HASH }, read)
  await open()
  const { transfers } = adapter
  if (transfers?.fee === undefined) throw new Error('No fees')
  return {
    words,
    fee: transfers.fee,
    send: transfers.send,
    wallet,
    asked: () => Object(wallet.params.get('eth_sendTransaction') ?? [])[0],
  }
}

/** The most that a network can take for the gas of a transaction. */
function most({ gas, maxFeePerGas, gasPrice }: Record<string, string>): bigint {
  return BigInt(gas ?? '0x0') * BigInt(maxFeePerGas ?? gasPrice ?? '0x0')
}

test.each<[string, Record<string, unknown>]>([
  ['a price of 10^15', { eth_gasPrice: hex(10n ** 15n) }],
  ['a price of 256 bits', { eth_gasPrice: hex(2n ** 256n - 1n) }],
  ['a base price of 10^15', { eth_getBlockByNumber: block(10n ** 15n) }],
  ['10^9 gas', { eth_estimateGas: hex(10n ** 9n) }],
  ['256 bits of gas', { eth_estimateGas: hex(2n ** 256n - 1n) }],
  ['a fee for data of 1,000 coins', { dataFee: word(10n ** 21n) }],
  [
    'no base price, and a price of 10^15',
    { eth_getBlockByNumber: {}, eth_gasPrice: hex(10n ** 15n) },
  ],
])(
  'a node that asks for %s after the review has the wallet asked for nothing',
  async (_what, lie) => {
    for (const request of [coins, tokens]) {
      const { words, fee, send, wallet } = await aTransfer()
      const { ceiling: maxFee } = await fee(request, noAbort())
      Object.assign(words, lie)

      await expect(send({ ...request, maxFee }, noAbort())).rejects.toMatchObject({
        code: 'transfer.fee-changed',
      })

      expect(wallet.methods).not.toContain('eth_sendTransaction')
    }
  },
)

test.each<[string, Record<string, unknown>]>([
  ['a base price of 0, so that all is for the miner', { eth_getBlockByNumber: block(0n) }],
  ['a network without base prices', { eth_getBlockByNumber: {} }],
  ['a price of 0', { eth_gasPrice: '0x0', eth_getBlockByNumber: block(0n) }],
  ['half of the gas', { eth_estimateGas: hex(10_500n) }],
  ['a gas of 1', { eth_estimateGas: '0x1' }],
])('a node that says %s after the review asks for no more than the ceiling', async (_what, lie) => {
  const { words, fee, send, asked } = await aTransfer()
  const { ceiling = 0n } = await fee(coins, noAbort())
  Object.assign(words, lie)

  await send({ ...coins, maxFee: ceiling }, noAbort())

  expect(most(asked())).toBeLessThanOrEqual(ceiling)
  const { maxFeePerGas, maxPriorityFeePerGas = '0x0', gasPrice } = asked()
  expect(BigInt(maxPriorityFeePerGas)).toBeLessThanOrEqual(BigInt(maxFeePerGas ?? gasPrice))
  expect(asked()).toMatchObject({ to: BOB_CHECKED, value: '0x5', chainId: '0x1' })
})

test.each<[string, Record<string, unknown>]>([
  ['no gas', { eth_estimateGas: '0x0' }],
  ['less than no gas', { eth_estimateGas: '-0x5208' }],
  ['gas as a number', { eth_estimateGas: 21_000 }],
  ['gas of 257 bits', { eth_estimateGas: `0x1${'0'.repeat(64)}` }],
  ['nothing as price', { eth_gasPrice: null }],
  ['a price that is not a number', { eth_gasPrice: 'NaN' }],
  ['a base price that is not a number', { eth_getBlockByNumber: { baseFeePerGas: 'NaN' } }],
])(
  'a node that says %s has nothing reviewed, and the wallet asked for nothing',
  async (_what, lie) => {
    const { words, fee, send, wallet } = await aTransfer()
    Object.assign(words, lie)

    await expect(fee(coins, noAbort())).rejects.toMatchObject({ code: 'http.malformed' })
    await expect(send({ ...coins, maxFee: 10n ** 18n }, noAbort())).rejects.toMatchObject({
      code: 'http.malformed',
    })

    expect(wallet.methods).not.toContain('eth_sendTransaction')
  },
)

test('whatever a node says before and after the review: the wallet is asked for what was shown, at no more than the ceiling', async () => {
  const quantity = fc.oneof(
    fc.constantFrom(0n, 1n, 21_000n, GWEI, 3n * GWEI, 10n ** 15n, 2n ** 256n - 1n),
    fc.bigInt({ min: 0n, max: 10n ** 11n }),
  )
  const lie = fc.oneof(
    quantity.map((gas) => ({ eth_estimateGas: hex(gas) })),
    quantity.map((price) => ({ eth_gasPrice: hex(price) })),
    quantity.map((price) => ({ eth_getBlockByNumber: block(price) })),
    quantity.map((dataFee) => ({ dataFee: word(dataFee) })),
    fc.constant({ eth_getBlockByNumber: {} }),
  )
  const some = fc.array(lie, { maxLength: 3 })
  let askedCount = 0
  await fc.assert(
    fc.asyncProperty(some, some, fc.boolean(), async (before, after, isOfToken) => {
      const request = isOfToken ? tokens : coins
      const { words, fee, send, asked } = await aTransfer()
      Object.assign(words, ...before)
      const reviewed = await fee(request, noAbort()).catch(() => undefined)
      Object.assign(words, ...after)
      if (reviewed?.ceiling === undefined) return

      const failure = await send({ ...request, maxFee: reviewed.ceiling }, noAbort()).then(
        () => undefined,
        (thrown: unknown) => thrown,
      )

      expect(failure ?? new LatchkeyError('aborted', {})).toBeInstanceOf(LatchkeyError)
      if (asked() === undefined) return
      askedCount += 1
      expect(most(asked())).toBeLessThanOrEqual(reviewed.ceiling)
      expect(asked()).toMatchObject(isOfToken ? OF_TOKEN : OF_COINS)
    }),
    { seed: 66, numRuns: 200 },
  )
  // The model does not pass because nothing was ever asked.
  expect(askedCount).toBeGreaterThan(40)
})

const OF_COINS = { to: BOB_CHECKED, value: '0x5', data: '0x', chainId: '0x1' }
const OF_TOKEN = {
  to: TOKEN,
  value: '0x0',
  chainId: '0x1',
  data: `0xa9059cbb${word(BigInt(BOB)).slice(2)}${word(5n).slice(2)}`,
}
