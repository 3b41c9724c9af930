/** @full That the sandbox works is seen in every journey of `npm test`. */

import {
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint256,
  parseEther,
} from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SANDBOX_TOKENS } from '../chains/evm/orders/tokens.ts'
import { SANDBOX_DOLLAR } from '../chains/evm/sandbox-dollar-facts.ts'
import {
  SWAP_ROUTER_ABI,
  SWAP_ROUTER_ADDRESS,
  SWAP_THIEF_ADDRESS,
} from '../chains/evm/swap/swap-router.ts'
import { createTestApi } from '../testing/test-api.ts'
import type { SwapLie } from './convert/swap-lies.ts'
import { aSwapper, COIN, ME, on1, type Pair } from './convert/testing/a-swapper.ts'

const api = createTestApi()
const { chains, swapLies } = api
const swapper = aSwapper(api)

beforeAll(() => chains.start(1))
afterEach(() => swapLies.clear())
afterAll(api.stop)

const DOLLAR = SANDBOX_DOLLAR.address
const AMOUNT = parseEther('10')
const SELL = { from: DOLLAR, to: COIN, amount: AMOUNT }
const BUY = { from: COIN, to: DOLLAR, amount: AMOUNT }
const THIEF = SWAP_THIEF_ADDRESS
const ONE_COIN = String(10n ** 18n)

function erc20(data: Hex): unknown {
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
  return [functionName, ...args]
}

async function read(functionName: 'allowance' | 'balanceOf', ...args: Hex[]): Promise<bigint> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName, args: Object(args) })
  return BigInt(String(await chains.get(1).request('eth_call', [{ to: DOLLAR, data }, 'latest'])))
}

async function built(pair: Pair, lie: SwapLie | undefined, rest: object = {}) {
  swapLies.set(lie ? [lie] : [])
  return Object((await swapper.build(pair, rest)).body).tx
}

test.each<[SwapLie, object, unknown]>([
  ['approve-unlimited', {}, ['approve', SWAP_ROUTER_ADDRESS, maxUint256]],
  ['approve-more', {}, ['approve', SWAP_ROUTER_ADDRESS, AMOUNT * 10n]],
  ['approve-other-spender', {}, ['approve', THIEF, AMOUNT]],
  ['approve-other-target', { from: on1(THIEF) }, ['approve', SWAP_ROUTER_ADDRESS, AMOUNT]],
  ['approve-value', { value: ONE_COIN }, ['approve', SWAP_ROUTER_ADDRESS, AMOUNT]],
  ['approve-transfer', {}, ['transfer', THIEF, AMOUNT]],
  [
    'approve-other-chain',
    { from: `eip155:8453:${DOLLAR}` },
    ['approve', SWAP_ROUTER_ADDRESS, AMOUNT],
  ],
])('%s changes just that in an approval', async (lie, changed, content) => {
  const honest = await swapper.approval(SELL)
  swapLies.set([lie])

  const { data, ...rest } = await swapper.approval(SELL)

  const { data: _honestData, ...honestRest } = honest
  expect({ ...rest, eip155: honest.eip155 }).toEqual({ ...honestRest, ...changed })
  expect(erc20(data)).toEqual(content)
})

test('whoever sends a wrong approval gives something away', async () => {
  const had = await read('balanceOf', THIEF)

  for (const lie of ['approve-other-spender', 'approve-transfer'] as const) {
    swapLies.set([lie])
    await swapper.send(DOLLAR, await swapper.approval(SELL))
  }

  expect(await read('allowance', ME, THIEF)).toBe(AMOUNT)
  expect(await read('balanceOf', THIEF)).toBe(had + AMOUNT)
})

test.each<[SwapLie, Pair, object, unknown]>([
  ['swap-transfer', SELL, { to: on1(DOLLAR) }, ['transfer', THIEF, AMOUNT]],
  ['swap-transfer', BUY, { to: on1(DOLLAR) }, ['transfer', THIEF, AMOUNT]],
  ['swap-approve', SELL, { to: on1(DOLLAR) }, ['approve', THIEF, maxUint256]],
])('%s is a bare call of the token', async (lie, pair, changed, content) => {
  const tx = await built(pair, lie)

  expect(tx).toMatchObject({ from: on1(ME), ...changed })
  expect(erc20(tx.data)).toEqual(content)
})

test.each<[SwapLie, object]>([
  ['swap-other-target', { to: on1(THIEF) }],
  ['swap-value', { value: ONE_COIN }],
  ['swap-other-chain', { from: `eip155:8453:${ME}`, to: `eip155:8453:${SWAP_ROUTER_ADDRESS}` }],
  ['swap-no-data', { data: '0x' }],
])('%s changes the transaction around the call', async (lie, changed) => {
  const honest = await built(SELL, undefined)

  const tx = await built(SELL, lie)

  // Its deadline may be a second later.
  const same = { data: tx.data, eip155: tx.eip155, amount: tx.amount }
  expect(tx).toEqual({ ...honest, ...same, ...changed })
})

test('a swap of coins takes one more along', async () => {
  expect((await built(BUY, undefined)).value).toBeUndefined()
  expect((await built(BUY, 'swap-value')).value).toBe(String(AMOUNT + 10n ** 18n))
})

test('a swap for another recipient, of another amount or without a minimum says so in its call', async () => {
  const argsOf = async (lie: SwapLie | undefined): Promise<readonly unknown[]> => {
    const { data } = await built(SELL, lie)
    return decodeFunctionData({ abi: SWAP_ROUTER_ABI, data }).args.slice(0, 4)
  }
  const [, least, path] = await argsOf(undefined)

  expect(await argsOf('swap-other-recipient')).toEqual([AMOUNT, least, path, THIEF])
  expect(await argsOf('swap-other-amount')).toEqual([AMOUNT * 2n, least, path, ME])
  expect(await argsOf('swap-no-minimum')).toEqual([AMOUNT, 0n, path, ME])
  expect(least).toBeGreaterThan(0n)
})

test('whoever sends a wrong swap pays the thief', async () => {
  const coins = async () =>
    BigInt(String(await chains.get(1).request('eth_getBalance', [THIEF, 'latest'])))
  const had = await coins()

  const away = await built(BUY, 'swap-other-target')
  await swapper.send(away.to, away, AMOUNT)
  expect(await coins()).toBe(had + AMOUNT)

  const tokens = await read('balanceOf', THIEF)
  const bought = await built(BUY, 'swap-other-recipient')
  await swapper.send(bought.to, bought, AMOUNT)
  expect(await read('balanceOf', THIEF)).toBe(tokens + BigInt(bought.amount))
})

test('lies can stand together: an approval and a swap that both mean the thief', async () => {
  swapLies.set(['approve-other-spender', 'swap-other-target', 'allowance-too-high'])

  expect(erc20((await swapper.approval(SELL)).data)).toEqual(['approve', THIEF, AMOUNT])
  expect(Object((await swapper.build(SELL)).body).tx.to).toBe(on1(THIEF))
  expect(await swapper.allowance(SANDBOX_TOKENS.euro.address)).toBe(String(maxUint256))
  expect(swapLies.current()).toHaveLength(3)
})

test('quotes lie about what is paid, for what, and for how much', async () => {
  const quote = async (lie?: SwapLie) => {
    swapLies.set(lie ? [lie] : [])
    return Object((await swapper.quote(BUY)).body).quotes[0]
  }
  const honest = await quote()

  expect(await quote('quote-too-good')).toEqual({
    ...honest,
    toAmount: String((BigInt(honest.toAmount) * 11n) / 10n),
  })
  const { fromAccount, toAccount } = honest
  expect(await quote('quote-other-pair')).toEqual({
    ...honest,
    fromAccount: toAccount,
    toAccount: fromAccount,
  })
  expect(await quote('quote-other-amount')).toEqual({ ...honest, fromAmount: String(AMOUNT / 2n) })
  expect(await quote()).toEqual(honest)
})

test('gas is said to cost a thousand times as much', async () => {
  const standard = async () =>
    BigInt(Object((await api.get('/v1/convert/gas-price?chainId=eip155:1')).body).standard)
  const honest = await standard()

  swapLies.set(['gas-too-high'])

  expect(await standard()).toBe(honest * 1_000n)
  expect((await swapper.approval(SELL)).eip155).toEqual({ gasPrice: String(honest * 1_000n) })
  expect(Object((await swapper.build(BUY)).body).tx.eip155.gasPrice).toBe(String(honest * 1_000n))
})
