/** @full That the sandbox works is seen in every journey of `npm test`. */

import { decodeFunctionResult, encodeFunctionData, erc20Abi, multicall3Abi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../../accounts.ts'
import { createTestChains } from '../../testing/test-chains.ts'
import { MULTICALL3_ADDRESS } from './multicall3.ts'
import { sandboxDollarBalance } from './sandbox-dollar.ts'
import { SANDBOX_DOLLAR } from './sandbox-dollar-facts.ts'

const { chains, faults, requests, stop } = createTestChains()

beforeAll(async () => {
  await chains.start(1)
})
afterAll(stop)

test('every seeded account has coins and dollars', async () => {
  const { request } = chains.get(1)

  for (const { address } of SANDBOX_ACCOUNTS) {
    expect(await request('eth_getBalance', [address, 'latest'])).toBe('0x21e19e0c9bab2400000')
    expect(await sandboxDollarBalance(request, address)).toBe(2_500n * 10n ** 18n)
  }
})

test('the keys belong to the addresses', async () => {
  const { privateKeyToAddress } = await import('viem/accounts')

  for (const { address, privateKey } of SANDBOX_ACCOUNTS)
    expect(privateKeyToAddress(privateKey)).toBe(address)
})

test('name, symbol and decimals of the dollar are read through Multicall3', async () => {
  const names = ['name', 'symbol', 'decimals'] as const
  const calls = names.map((functionName) => ({
    target: SANDBOX_DOLLAR.address,
    allowFailure: false,
    callData: encodeFunctionData({ abi: erc20Abi, functionName }),
  }))
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })

  const answer = await chains
    .get(1)
    .request('eth_call', [{ to: MULTICALL3_ADDRESS, data }, 'latest'])

  // A node answers a call with hexadecimal text.
  const results = decodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    data: answer as `0x${string}`,
  })
  const said = names.map((functionName, index) =>
    decodeFunctionResult({
      abi: erc20Abi,
      functionName,
      data: results[index]?.returnData ?? '0x',
    }),
  )
  expect(said).toEqual(['Sandbox Dollar', 'SUSD', 18])
})

test('balances can be set and dollars minted', async () => {
  const chain = chains.get(1)
  const recipient = '0x00000000000000000000000000000000000000aa'

  await chain.setBalance(recipient, 7n)
  await chain.mint(recipient, 12n)

  expect(await chain.request('eth_getBalance', [recipient, 'latest'])).toBe('0x7')
  expect(await sandboxDollarBalance(chain.request, recipient)).toBe(12n)
})

test('a further chain starts on demand, once, and can be ended', async () => {
  expect(() => chains.get(10)).toThrow('The sandbox runs no chain 10.')

  const [first, second] = await Promise.all([chains.start(10), chains.start(10)])
  expect(first).toBe(second)
  expect(await first.request('eth_chainId')).toBe('0xa')
  expect(chains.list().map(({ id }) => id)).toEqual([1, 10])

  await chains.end(10)
  expect(chains.list().map(({ id }) => id)).toEqual([1])
  await expect(first.request('eth_chainId')).rejects.toMatchObject({ code: 'node-refused' })
})

test('the same token has the same address on every chain', async () => {
  const base = await chains.start(8453)

  const [owner] = SANDBOX_ACCOUNTS
  expect(await sandboxDollarBalance(base.request, owner.address)).toBe(2_500n * 10n ** 18n)
})

test('a node can be disturbed for pages and wallets, but not for the sandbox itself', async () => {
  const chain = chains.get(1)
  const ask = async (method: string) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
    return (await fetch(chain.url, { method: 'POST', body })).status
  }
  faults.set('nodes', { kind: 'status', status: 503, methods: ['eth_gasPrice'] })

  expect([await ask('eth_gasPrice'), await ask('eth_chainId')]).toEqual([503, 200])
  expect(await chain.request('eth_gasPrice')).toMatch(/^0x/)
  expect(requests.list('nodes').map(({ rpcMethods }) => rpcMethods)).toEqual([
    ['eth_gasPrice'],
    ['eth_chainId'],
  ])

  faults.clear()
  expect(await ask('eth_gasPrice')).toBe(200)
})
