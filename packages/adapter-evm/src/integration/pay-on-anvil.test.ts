/** @full Moves money on a local chain; the same rules are tables in other tests. */

import type { Http } from '@latchkey/core/contract'
import { createChainHost, createTestCore } from '@latchkey/core/testing'
import { SANDBOX_ACCOUNTS, SANDBOX_DOLLAR, type Sandbox, startSandbox } from '@latchkey/sandbox'
import { createEvmWallet } from '@latchkey/sandbox/wallets'
import { encodeFunctionData, erc20Abi } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { evmAdapter } from '../evm-adapter.ts'
import { announce, aProviderInfo, createPage } from '../testing/a-page.ts'

let sandbox: Sandbox<'chains' | 'blockchainApi'>

beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['chains', 'blockchainApi'] })
})

afterEach(() => sandbox.exchanges.clear())
afterAll(() => sandbox.stop())

const [OWNER] = SANDBOX_ACCOUNTS
const SHOP = '0x2d9E41b07fC35A86e0c1D47B9A3f58c06eb2714a'
const DOLLARS = `eip155:1/erc20:${SANDBOX_DOLLAR.address}`
const ONE = 10n ** BigInt(SANDBOX_DOLLAR.decimals)
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

async function held(): Promise<bigint> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [SHOP] })
  const params = [{ to: SANDBOX_DOLLAR.address, data }, 'latest']
  return BigInt(String(await sandbox.chains.get(1).request('eth_call', params)))
}

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
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const rpcUrls = { default: { http: [chains[1]] } }
  const { core, windows } = createTestCore({
    networks: [{ id: 1, name: 'Chain 1', nativeCurrency, rpcUrls }],
    adapters: [evmAdapter({ page })],
    endpoints: { blockchainApi },
    projectId: 'any',
    features: { pay: true, analytics: false },
    ports: { http, clock },
  })
  await core.start()
  announce(page, aProviderInfo(), wallet)
  await vi.waitUntil(() => core.snapshot().wallets.local.length > 0)
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  const step = () => core.snapshot().pay?.current.step
  return { core, windows, asked, step }
}

/** A busy machine mines, and answers, late. */
const LATE = { timeout: 20_000, interval: 20 }

test('a wallet pays exactly what was asked, in the decimals of the chain, once', async () => {
  await sandbox.chains.get(1).mint(OWNER.address, 100n * ONE)
  const before = await held()
  const { core, asked, step } = await aVisitor()
  const pay = await core.actions.pay.load()
  const metadata = { symbol: 'SUSD', decimals: 2 }
  const paid = pay.open({ recipient: SHOP, asset: DOLLARS, amount: '12.5', metadata })
  await vi.waitUntil(() => step() === 'reviewing', LATE)

  for (let press = 0; press < 3; press += 1) pay.confirm()

  expect(await paid).toMatchObject({ status: 'paid', by: 'wallet', amount: '12.5' })
  expect(asked).toEqual(['eth_sendTransaction'])
  expect((await held()) - before).toBe((ONE * 25n) / 2n)
  await core.stop()
}, 60_000)

test('a payment by a link that can’t be paid is blocked, and no wallet is asked', async () => {
  const { core, asked, step } = await aVisitor()
  const pay = await core.actions.pay.load()
  const link = `ethereum:${SANDBOX_DOLLAR.address}@1/transfer?address=${SHOP}&uint256=1e30`
  const refused = pay.open(link).catch((error) => error.code)
  await vi.waitUntil(() => step() === 'blocked', LATE)

  pay.confirm()
  core.actions.close()

  expect(await refused).toBe('transfer.short')
  expect(asked).toEqual([])
  await core.stop()
}, 60_000)

test('an exchange pays on the chain, and its transaction is the one that is named', async () => {
  const before = await held()
  const { core, windows, step } = await aVisitor()
  const pay = await core.actions.pay.load()
  const paid = pay.open({ recipient: SHOP, asset: DOLLARS, amount: '3' })
  await vi.waitUntil(() => core.snapshot().pay?.exchanges.status === 'ready', LATE)
  pay.chooseExchange({ id: 'coinbase', name: 'Lodestar' })
  await vi.waitUntil(() => step() === 'atExchange', LATE)
  const [begun] = sandbox.exchanges.sessions()
  expect(windows.popUps[0]?.visited[0]).toContain(begun?.id)

  await sandbox.exchanges.act(begun?.id ?? '', 'pay')

  const result = await paid
  expect(result).toMatchObject({ status: 'paid', by: 'exchange', exchangeId: 'coinbase' })
  const hash = result.status === 'paid' ? result.transactionId : undefined
  const receipt = await sandbox.chains.get(1).request('eth_getTransactionReceipt', [hash])
  expect(receipt).toMatchObject({ status: '0x1' })
  expect((await held()) - before).toBe(3n * ONE)
  await core.stop()
}, 60_000)
