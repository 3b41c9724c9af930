/** @full That the sandbox works is seen in every journey of `npm test`. */

import { concat, encodeFunctionData, erc20Abi, type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../../../accounts.ts'
import { createTestChains } from '../../../testing/test-chains.ts'
import type { EvmChain } from '../evm-chain.ts'
import { SANDBOX_TOKENS } from '../orders/tokens.ts'
import { SANDBOX_DOLLAR } from '../sandbox-dollar-facts.ts'
import { sendAndWait } from '../send-and-wait.ts'
import { SILENT_DOLLAR } from '../silent-token/facts.ts'
import { COIN_ADDRESS, SWAP_ROUTER_ABI, SWAP_ROUTER_ADDRESS } from './swap-router.ts'
import { signPermit } from './testing/sign-permit.ts'

const { chains, stop } = createTestChains()
let chain: EvmChain

beforeAll(async () => {
  chain = await chains.start(1)
})
afterAll(stop)

const [{ address: me, privateKey }] = SANDBOX_ACCOUNTS
const { euro, gold } = SANDBOX_TOKENS
const LATER = 2n ** 40n

test('the pools begin with what the prices say, and are on the chain with the first use', async () => {
  expect(await chain.pools.contents(SANDBOX_DOLLAR.address)).toEqual({ coins: 0n, tokens: 0n })

  await Promise.all([chain.pools.open(), chain.pools.open()])

  const dollars = await chain.pools.contents(SANDBOX_DOLLAR.address)
  expect(dollars).toEqual({ coins: parseEther('1000'), tokens: parseEther('2000000') })
  expect(await chain.pools.contents(gold.address)).toEqual({
    coins: parseEther('10'),
    tokens: 800_000_000n,
  })
  expect(await balanceOf(SANDBOX_DOLLAR.address, SWAP_ROUTER_ADDRESS)).toBe(dollars.tokens)
})

test('coins are swapped for tokens at the constant product, and the fees are taken', async () => {
  const before = await chain.pools.contents(SANDBOX_DOLLAR.address)
  const had = await balanceOf(SANDBOX_DOLLAR.address, me)
  const paid = parseEther('2')

  await send(
    encodeFunctionData({
      abi: SWAP_ROUTER_ABI,
      functionName: 'swapExactETHForTokens',
      args: [0n, [COIN_ADDRESS, SANDBOX_DOLLAR.address], me, LATER],
    }),
    paid,
  )

  const after = await chain.pools.contents(SANDBOX_DOLLAR.address)
  const received = (await balanceOf(SANDBOX_DOLLAR.address, me)) - had
  expect(received).toBe(outOf(paid - providerFee(paid), before.coins, before.tokens))
  expect(after).toEqual({
    coins: before.coins + paid - providerFee(paid),
    tokens: before.tokens - received,
  })
  expect(after.coins * after.tokens).toBeGreaterThan(before.coins * before.tokens)
})

test('a token whose methods return nothing is swapped for another one through both pools', async () => {
  const amount = 300_000_000n
  await chain.mint(me, amount, SILENT_DOLLAR.address)
  const [silent, dollar] = [
    await chain.pools.contents(SILENT_DOLLAR.address),
    await chain.pools.contents(SANDBOX_DOLLAR.address),
  ]
  const had = await balanceOf(SANDBOX_DOLLAR.address, me)
  await approve(SILENT_DOLLAR.address, amount)

  await send(tokensForTokens(amount, 0n, SILENT_DOLLAR.address, SANDBOX_DOLLAR.address))

  const coins = outOf(amount - providerFee(amount), silent.tokens, silent.coins)
  const received = (await balanceOf(SANDBOX_DOLLAR.address, me)) - had
  expect(received).toBe(outOf(coins, dollar.coins, dollar.tokens))
  expect(await balanceOf(SILENT_DOLLAR.address, me)).toBe(0n)
})

test.each([
  ['is below the minimum', { least: 10n ** 30n }],
  ['is too late', { deadline: 1n }],
  ['is more than was approved', { amount: parseEther('11') }],
  ['has no pool', { to: SANDBOX_TOKENS.spam.address }],
])('a swap that %s fails and moves nothing', async (_name, wrong) => {
  const amount = parseEther('10')
  await approve(SANDBOX_DOLLAR.address, amount)
  const asked = { amount, least: 0n, deadline: LATER, to: euro.address, ...wrong }
  const had = await balanceOf(SANDBOX_DOLLAR.address, me)

  const data = tokensForTokens(asked.amount, asked.least, SANDBOX_DOLLAR.address, asked.to, asked)

  await expect(send(data)).rejects.toMatchObject({ code: 'node-refused' })
  expect(await balanceOf(SANDBOX_DOLLAR.address, me)).toBe(had)
})

test('a signed permit stands for the approval, also when it was used by somebody else', async () => {
  const amount = 5_000_000n
  await chain.mint(me, amount * 2n, euro.address)
  const coins = async () => BigInt(String(await chain.request('eth_getBalance', [me, 'latest'])))

  for (const isUsedBefore of [false, true]) {
    const permit = await signPermit(chain, privateKey, amount)
    if (isUsedBefore) await sendAndWait(chain.request, usedBy(SANDBOX_ACCOUNTS[5].address, permit))
    const had = await coins()
    await send(
      encodeFunctionData({
        abi: SWAP_ROUTER_ABI,
        functionName: 'swapExactTokensForETHWithPermit',
        args: [amount, 0n, [euro.address, COIN_ADDRESS], me, LATER, permit],
      }),
    )
    expect(await coins()).toBeGreaterThan(had)
  }

  expect(await balanceOf(euro.address, me)).toBe(0n)
})

test('the contents of a pool can be set, and it has what it needs to pay out', async () => {
  await chain.pools.set(gold.address, { coins: 500n, tokens: 900_000_000n })

  expect(await chain.pools.contents(gold.address)).toEqual({ coins: 500n, tokens: 900_000_000n })
  expect(await balanceOf(gold.address, SWAP_ROUTER_ADDRESS)).toBeGreaterThanOrEqual(900_000_000n)
  const nothing = { coins: 0n, tokens: 1n }
  await expect(chain.pools.set(gold.address, nothing)).rejects.toThrow('something of both')
  await expect(chain.pools.set(me, { coins: 1n, tokens: 1n })).rejects.toThrow('There is no pool')
})

/** Constant product with 0.3 % for the pool. */
function outOf(paid: bigint, mine: bigint, other: bigint): bigint {
  const counted = paid * 9_970n
  return (counted * other) / (mine * 10_000n + counted)
}

function providerFee(amount: bigint): bigint {
  return (amount * 85n) / 10_000n
}

function tokensForTokens(
  amount: bigint,
  least: bigint,
  from: Hex,
  to: Hex,
  { deadline = LATER }: { readonly deadline?: bigint } = {},
): Hex {
  return encodeFunctionData({
    abi: SWAP_ROUTER_ABI,
    functionName: 'swapExactTokensForTokens',
    args: [amount, least, [from, COIN_ADDRESS, to], me, deadline],
  })
}

async function send(data: Hex, value = 0n): Promise<void> {
  const wei = `0x${value.toString(16)}`
  await sendAndWait(chain.request, { from: me, to: SWAP_ROUTER_ADDRESS, data, value: wei })
}

async function approve(token: Hex, amount: bigint): Promise<void> {
  const args = [SWAP_ROUTER_ADDRESS, amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  await sendAndWait(chain.request, { from: me, to: token, data })
}

async function balanceOf(token: Hex, owner: Hex): Promise<bigint> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  return BigInt(String(await chain.request('eth_call', [{ to: token, data }, 'latest'])))
}

/** Builds a transaction of another account that uses a permit before its owner does. */
function usedBy(
  from: Hex,
  permit: Hex,
): { readonly from: Hex; readonly to: Hex; readonly data: Hex } {
  return { from, to: euro.address, data: concat(['0xd505accf', permit]) }
}
