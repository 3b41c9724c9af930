/** @full Moves money on a local chain; the same rules are tables in other tests. */

import type { Http } from '@latchkey/core/contract'
import { createTestCore } from '@latchkey/core/testing'
import { SANDBOX_ACCOUNTS, SANDBOX_DOLLAR, type Sandbox, startSandbox } from '@latchkey/sandbox'
import { createEvmWallet } from '@latchkey/sandbox/wallets'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { evmAdapter } from '../evm-adapter.ts'
import { announce, aProviderInfo, createPage } from '../testing/a-page.ts'

let sandbox: Sandbox<'chains' | 'blockchainApi'>

beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['chains', 'blockchainApi'] })
})

afterEach(() => {
  sandbox.onramp.clear()
  sandbox.faults.clear()
})
afterAll(() => sandbox.stop())

const [OWNER] = SANDBOX_ACCOUNTS

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

/** A visitor who came to buying; time is that of the test, servers are real. */
async function aVisitor() {
  const { chains, blockchainApi } = sandbox.addresses
  const page = createPage()
  const { provider } = createEvmWallet({
    privateKeys: [OWNER.privateKey],
    chains: [{ chainId: 1, rpcUrl: chains[1] }],
  })
  const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const rpcUrls = { default: { http: [chains[1]] } }
  const made = createTestCore({
    networks: [{ id: 1, name: 'Ethereum', nativeCurrency: ether, rpcUrls }],
    adapters: [evmAdapter({ page })],
    endpoints: { blockchainApi },
    projectId: 'any',
    onramp: { countryCode: 'US' },
    ports: { http },
  })
  const { core } = made
  await core.start()
  announce(page, aProviderInfo(), provider)
  await vi.waitUntil(() => core.snapshot().wallets.local.length > 0)
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  core.actions.open({ view: 'OnRampProviders', amount: '100', token: 'SUSD' })
  const rows = () => core.snapshot().onramp?.providers ?? []
  /** Waits for servers, and lets a little time pass each time. */
  const until = (isSo: () => boolean, stepMs = 10) =>
    vi.waitUntil(
      async () => {
        await made.clock.advance(stepMs)
        return isSo()
      },
      { timeout: 20_000 },
    )
  const isAnswered = () =>
    rows().length === 5 && rows().every(({ offer }) => !/idle|loading/.test(offer.status))
  return { ...made, rows, until, isAnswered }
}

function dollars(): Promise<number> {
  const data = `0x70a08231${OWNER.address.slice(2).padStart(64, '0')}`
  return sandbox.chains
    .get(1)
    .request('eth_call', [{ to: SANDBOX_DOLLAR.address, data }, 'latest'])
    .then((held) => Number(BigInt(String(held)) / 10n ** 15n) / 1_000)
}

test('what is paid on the page of a provider arrives on the chain, and in the activity', async () => {
  const { core, until, rows, isAnswered, windows } = await aVisitor()
  await until(isAnswered)
  const price = (text: string) => ({ status: 'ready', quote: { get: { amountText: text } } })
  expect(Object.fromEntries(rows().map(({ id, offer }) => [id, offer]))).toMatchObject({
    coinbase: price('98.25'),
    QUAY: price('98.58'),
    MILLRACE: price('98.5'),
    BRIGHTSIDE: price('98.1'),
    TOLLHOUSE: { reason: 'belowLimit', limit: { amountText: '250', currency: 'USD' } },
  })
  const before = await dollars()

  await (await core.actions.onramp.load()).buy('coinbase')
  const [page = ''] = windows.popUps[0]?.visited ?? []
  expect(await (await fetch(page)).text()).toContain('Buy at Coinbase')
  await fetch(`${page}/pay`, { method: 'POST' })
  const item = () => core.snapshot().onramp?.history.items[0]
  await until(() => item()?.status === 'pending', 4_000)
  await until(() => item()?.status === 'bought', 3_000)

  expect(item()).toMatchObject({ get: { amountText: '98.25', currency: 'SUSD' } })
  await vi.waitUntil(async () => (await dollars()) > before, { timeout: 10_000 })
  expect((await dollars()) - before).toBeCloseTo(98.25, 2)
  core.stop()
})

test('a declined card is failed by the service, and only by it', async () => {
  const { core, until, isAnswered, windows } = await aVisitor()
  await until(isAnswered)
  await (await core.actions.onramp.load()).buy('coinbase')
  const [page = ''] = windows.popUps[0]?.visited ?? []
  await fetch(`${page}/fail`, { method: 'POST' })
  await until(() => core.snapshot().onramp?.history.items[0]?.status === 'failed', 4_000)

  expect(core.snapshot().onramp?.history.items).toMatchObject([{ reason: 'Card declined' }])
  core.stop()
})

test('a provider that the server lists opens its own page', async () => {
  const { core, until, isAnswered, windows } = await aVisitor()
  await until(isAnswered)
  await (await core.actions.onramp.load()).buy('QUAY')

  expect(sandbox.onramp.purchases()).toMatchObject([
    { provider: 'QUAY', address: OWNER.address, symbol: 'SUSD', amount: 100, currency: 'USD' },
  ])
  const [page = ''] = windows.popUps[0]?.visited ?? []
  expect(await (await fetch(page)).text()).toContain('Buy at Quay')
  core.stop()
})

test('the paths of the specification are used where the server has no others', async () => {
  sandbox.onramp.serve('specified')
  const { core, until, rows } = await aVisitor()
  await until(() => rows()[0]?.offer.status === 'ready')

  expect(rows()).toMatchObject([{ id: 'coinbase' }])
  expect(core.snapshot().onramp?.options).toMatchObject({ isSample: false })
  core.stop()
})

test.each(['onrampBuyOptions', 'blockchainApi'] as const)(
  'with %s down nothing can be bought',
  async (part) => {
    const { core, until, isAnswered } = await aVisitor()
    await until(isAnswered)
    sandbox.faults.set(part, { kind: 'status', status: 500 })
    const other = await aVisitor()
    await other.until(() => other.core.snapshot().onramp?.options.status === 'ready', 100)

    const { buy } = await other.core.actions.onramp.load()
    await expect(buy('coinbase')).rejects.toMatchObject({
      code: 'onramp.sample',
    })
    expect(sandbox.onramp.purchases()).toEqual([])
    other.core.stop()
    core.stop()
  },
)
