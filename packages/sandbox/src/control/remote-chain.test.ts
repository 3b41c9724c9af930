/** @full That the sandbox works is seen in every journey of `npm test`. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import { SANDBOX_TOKENS } from '../chains/evm/orders/tokens.ts'
import type { Sandbox } from '../sandbox.ts'
import { startSandbox } from '../start-sandbox.ts'
import { connectSandbox } from './connect-sandbox.ts'

let sandbox: Sandbox<'chains' | 'blockchainApi' | 'walletListing'>

beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['chains', 'blockchainApi', 'walletListing'] })
})
afterAll(() => sandbox.stop())

async function ask(path: string, owner: string): Promise<unknown> {
  const url = `${sandbox.addresses.blockchainApi}/v1/account/${owner}/${path}`
  const headers = { origin: 'http://localhost:4400' }
  return (await fetch(`${url}?chainId=eip155:1&projectId=p&sv=v`, { headers })).json()
}

test('another process orders everything that an account can hold', async () => {
  const owner = '0x00000000000000000000000000000000000000ad'
  const remote = await connectSandbox(sandbox.addresses.control)
  const chain = remote.chains.get(1)

  await chain.setBalance(owner, 10n ** 18n)
  await chain.mint(owner, 5_000_000n, SANDBOX_TOKENS.euro.address)
  await chain.transfer({ to: owner, amount: 7n })
  await chain.sendSpam(owner)
  const piece = await chain.collectibles.mint(owner, 'meadow')
  await chain.collectibles.transfer({ ...piece, from: owner, to: SANDBOX_ACCOUNTS[0].address })
  await chain.fillHistory(owner, { count: 20, days: 40 })
  await remote.orderedBalances.set(owner, { count: 2 })

  expect(await ask('balance', owner)).toMatchObject({
    balances: [
      ...[{ symbol: 'ETH' }, { symbol: 'SUSD' }, { symbol: 'SEUR' }, { symbol: '$ CLAIM' }],
      ...[{ chainId: 'eip155:8453' }, { symbol: 'ORD1' }, { symbol: 'ORD2' }],
    ],
  })
  const { data } = Object(await ask('history', owner))
  expect(data).toHaveLength(26)
  const content = data[0].transfers[0].nft_info.content
  expect((await fetch(content.preview.url)).headers.get('content-type')).toBe('image/svg+xml')
})

test('another process sets what is in a pool', async () => {
  const { pools } = (await connectSandbox(sandbox.addresses.control)).chains.get(1)

  await pools.set(SANDBOX_TOKENS.gold.address, { coins: 7n, tokens: 9n })

  expect(await pools.contents(SANDBOX_TOKENS.gold.address)).toEqual({ coins: 7n, tokens: 9n })
})

test('another process orders tokens into the list of what can be swapped', async () => {
  const { orderedSwapTokens } = await connectSandbox(sandbox.addresses.control)
  const count = async () => {
    const url = `${sandbox.addresses.blockchainApi}/v1/convert/tokens?chainId=eip155:1&projectId=p`
    return Object(await (await fetch(url)).json()).tokens.length
  }
  const before = await count()

  await orderedSwapTokens.set(3)
  expect(await count()).toBe(before + 3)
  await orderedSwapTokens.set(0)
  expect(await count()).toBe(before)
})

test('another process lets the API lie about swaps', async () => {
  const { swapLies } = await connectSandbox(sandbox.addresses.control)

  await swapLies.set(['quote-too-good'])
  expect(sandbox.swapLies.current()).toEqual(['quote-too-good'])
  await swapLies.clear()
  expect(sandbox.swapLies.current()).toEqual([])
})

test('another process holds back, drops and replaces transactions, and takes blocks away', async () => {
  const [{ address: from }, { address: to }] = SANDBOX_ACCOUNTS
  const remote = await connectSandbox(sandbox.addresses.control)
  const { mining, transfer } = remote.chains.get(1)
  const height = async () => Number(await sandbox.chains.get(1).request('eth_blockNumber'))

  await mining.pause()
  const first = await transfer({ from, to, amount: 1n })
  const second = await mining.replace(first)
  expect(await mining.pending()).toEqual([second])
  await mining.drop(second)
  expect(await mining.pending()).toEqual([])
  const before = await height()
  await mining.mine(3)
  await mining.rollBack(1)
  await mining.reorganise(1)
  expect(await height()).toBe(before + 2)
  await mining.resume()
})
