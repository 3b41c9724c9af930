/** @full Moves money on a local chain; the same rules are tables in other tests. */

import type { Http } from '@latchkey/core/contract'
import { createChainHost, createTestCore } from '@latchkey/core/testing'
import {
  SANDBOX_ACCOUNTS,
  SANDBOX_DOLLAR,
  SANDBOX_TOKENS,
  type Sandbox,
  SILENT_DOLLAR,
  SWAP_ROUTER_ADDRESS,
  startSandbox,
} from '@latchkey/sandbox'
import { createEvmWallet } from '@latchkey/sandbox/wallets'
import { encodeFunctionData, erc20Abi, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { evmAdapter } from '../evm-adapter.ts'
import { announce, aProviderInfo, createPage } from '../testing/a-page.ts'

let sandbox: Sandbox<'chains' | 'blockchainApi'>

beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['chains', 'blockchainApi'] })
})

afterEach(() => sandbox.swapLies.clear())
afterAll(() => sandbox.stop())

const [OWNER] = SANDBOX_ACCOUNTS
const { clock } = createChainHost({ networks: () => [] })

const http: Http = {
  async send({ method, url, headers, body }, signal) {
    const response = await fetch(url, {
      method,
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })
    return { status: response.status, body: await response.text() }
  },
}

function chain(id: 1 | 8453) {
  return {
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [sandbox.addresses.chains[id]] } },
  }
}

type Visitor = Awaited<ReturnType<typeof aVisitor>>
type SwapActions = Visitor['swap']

async function aVisitor() {
  const { chains, blockchainApi } = sandbox.addresses
  const page = createPage()
  const asked: string[] = []
  const { provider } = createEvmWallet({
    privateKeys: [OWNER.privateKey],
    chains: [{ chainId: 1, rpcUrl: chains[1] }],
  })
  const wallet = {
    ...provider,
    request(args: { readonly method: string }) {
      if (/send|sign/i.test(args.method)) asked.push(args.method)
      return provider.request(args)
    },
  }
  const { core } = createTestCore({
    networks: [chain(1), chain(8453)],
    adapters: [evmAdapter({ page })],
    endpoints: { blockchainApi },
    projectId: 'any',
    ports: { http, clock },
  })
  await core.start()
  announce(page, aProviderInfo(), wallet)
  await vi.waitUntil(() => core.snapshot().wallets.local.length > 0)
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  return { core, asked, swap: await core.actions.swap.load() }
}

async function held(token: string): Promise<bigint> {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [OWNER.address],
  })
  return BigInt(
    String(await sandbox.chains.get(1).request('eth_call', [{ to: token, data }, 'latest'])),
  )
}

/** Reads the router's allowance, in smallest units. */
async function allowed(token: string): Promise<bigint> {
  const args = [OWNER.address, SWAP_ROUTER_ADDRESS] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args })
  return BigInt(
    String(await sandbox.chains.get(1).request('eth_call', [{ to: token, data }, 'latest'])),
  )
}

/** Swaps, and waits until a node has confirmed it. */
async function swapped({ core, swap }: Visitor, request: Parameters<SwapActions['swap']>[0]) {
  const result = await swap.swap(request)
  const isDone = () =>
    core
      .snapshot()
      .pendingTransactions.some(({ id, step }) => id === result.id && step === 'confirmed')
  await vi.waitUntil(isDone, { timeout: 20_000 })
  return result
}

test('coins and tokens are swapped in pools, and what was promised arrives', async () => {
  const visitor = await aVisitor()
  const before = await held(SANDBOX_DOLLAR.address)

  const { minimumText } = await swapped(visitor, {
    fromToken: 'ETH',
    toToken: SANDBOX_DOLLAR.address,
    amount: '0.5',
  })
  const after = await held(SANDBOX_DOLLAR.address)
  expect(Number(minimumText)).toBeGreaterThan(900)
  expect(after - before).toBeGreaterThanOrEqual(parseEther(minimumText))
  expect(visitor.asked).toEqual(['eth_sendTransaction'])

  await swapped(visitor, {
    fromToken: SANDBOX_DOLLAR.address,
    toToken: SANDBOX_TOKENS.euro.address,
    amount: '100',
  })
  expect(visitor.asked.slice(1)).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
  expect(after - (await held(SANDBOX_DOLLAR.address))).toBe(parseEther('100'))
  expect(await allowed(SANDBOX_DOLLAR.address)).toBe(0n)
}, 60_000)

test('a token with permits is approved by a signature', async () => {
  const visitor = await aVisitor()
  const { address } = SANDBOX_TOKENS.euro
  await swapped(visitor, { fromToken: 'ETH', toToken: address, amount: '0.5' })
  const before = await held(address)

  await swapped(visitor, { fromToken: address, toToken: 'ETH', amount: '20' })

  expect(visitor.asked.slice(1)).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction'])
  expect(before - (await held(address))).toBe(20_000_000n)
  expect(await allowed(address)).toBe(0n)
}, 60_000)

test('a token that refuses to change a permission is swapped after it was taken back', async () => {
  const { address } = SILENT_DOLLAR
  const chain = sandbox.chains.get(1)
  await chain.mint(OWNER.address, 200_000_000n, address)
  // A swap that failed past its approval left this.
  const args = [SWAP_ROUTER_ADDRESS, 7n] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  await chain.request('anvil_impersonateAccount', [OWNER.address])
  await chain.request('eth_sendTransaction', [{ from: OWNER.address, to: address, data }])
  await chain.request('anvil_stopImpersonatingAccount', [OWNER.address])
  const visitor = await aVisitor()
  const before = await held(address)

  await swapped(visitor, { fromToken: address, toToken: 'ETH', amount: '100' })

  expect(visitor.asked).toEqual(Array(3).fill('eth_sendTransaction'))
  expect(before - (await held(address))).toBe(100_000_000n)
  expect(await allowed(address)).toBe(0n)
}, 60_000)

const LIES = [
  ...['approve-unlimited', 'approve-more', 'approve-other-spender', 'approve-other-target'],
  ...['approve-value', 'approve-other-chain', 'approve-transfer', 'swap-other-target'],
  ...['swap-value', 'swap-other-chain', 'swap-transfer', 'swap-approve', 'swap-no-data'],
  // Only a node that executes it shows this.
  'swap-other-recipient',
] as const

test('a server that lies about what is to be signed reaches no wallet', async () => {
  const { swap, asked } = await aVisitor()
  const { address: fromToken } = SANDBOX_DOLLAR
  const request = { fromToken, toToken: 'ETH', amount: '10' }
  const outcomes: Record<string, unknown> = {}

  for (const lie of [...LIES, 'quote-other-pair', 'quote-other-amount'] as const) {
    sandbox.swapLies.set([lie])
    outcomes[lie] = await swap.swap(request).catch(({ code }) => code)
  }
  sandbox.swapLies.set(['allowance-too-high'])
  outcomes['allowance-too-high'] = await swap.swap(request).catch(({ code }) => code)
  sandbox.swapLies.set(['swap-other-amount'])
  outcomes['swap-other-amount'] = await swap.swap(request).catch(({ code }) => code)
  // The thief is approved, and is what swaps: each transaction fits the other.
  sandbox.swapLies.set(['approve-other-spender', 'swap-other-target'])
  outcomes['both to the thief'] = await swap.swap(request).catch(({ code }) => code)

  expect(asked).toEqual([])
  expect(outcomes).toEqual({
    ...Object.fromEntries(LIES.map((lie) => [lie, 'swap.unsafe'])),
    'quote-other-pair': 'swap.quote-failed',
    'quote-other-amount': 'swap.quote-failed',
    'allowance-too-high': 'transfer.would-fail',
    'swap-other-amount': 'transfer.would-fail',
    'both to the thief': 'swap.no-exchange',
  })
}, 60_000)
