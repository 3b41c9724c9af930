/** @full That the sandbox works is seen in every journey of `npm test`. */

import { encodeFunctionData, erc20Abi } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../../accounts.ts'
import { SANDBOX_DOLLAR } from '../../chains/evm/sandbox-dollar-facts.ts'
import { createTestChains } from '../../testing/test-chains.ts'
import { createEvmWallet } from '../create-evm-wallet.ts'
import type { EvmWallet } from '../evm-wallet.ts'

const { chains, stop } = createTestChains()
const [first, second] = SANDBOX_ACCOUNTS

beforeAll(async () => {
  await Promise.all([chains.start(1), chains.start(8453)])
})
afterAll(stop)

let wallet: EvmWallet

beforeEach(async () => {
  wallet = createEvmWallet({
    privateKeys: [first.privateKey],
    chains: [1, 8453].map((chainId) => ({ chainId, rpcUrl: chains.get(chainId).url })),
  })
  await ask('eth_requestAccounts')
})

function ask(method: string, params: readonly unknown[] = []): Promise<unknown> {
  return wallet.provider.request({ method, params })
}

function transfer(amount: bigint): object {
  const args = [second.address, amount] as const
  return {
    to: SANDBOX_DOLLAR.address,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }),
  }
}

const PAY = { to: second.address, value: '0x1' }
const BUNDLE = { version: '2.0.0', chainId: '0x2105', atomicRequired: false, from: first.address }

async function send(bundle: object): Promise<string> {
  const answer = await ask('wallet_sendCalls', [bundle])
  expect(answer).toEqual({ id: expect.stringMatching(/^0x[0-9a-f]{64}$|^my-/) })
  // Just checked.
  return (answer as { id: string }).id
}

const status = async (id: string) => await ask('wallet_getCallsStatus', [id])

test('capabilities are answered for every known chain, or for the requested ones', async () => {
  const plain = { atomic: { status: 'unsupported' } }

  expect(await ask('wallet_getCapabilities', [first.address])).toEqual({
    '0x1': plain,
    '0x2105': plain,
  })
  expect(await ask('wallet_getCapabilities', [first.address, ['0x2105', '0xa']])).toEqual({
    '0x2105': plain,
  })
  await expect(ask('wallet_getCapabilities', [second.address])).rejects.toMatchObject({
    code: 4100,
  })
})

test('calls are sent one after the other, on the requested chain', async () => {
  const id = await send({ ...BUNDLE, calls: [PAY, transfer(5n)] })

  await expect
    .poll(() => status(id))
    .toMatchObject({
      version: '2.0.0',
      id,
      chainId: '0x2105',
      status: 200,
      atomic: false,
      receipts: [
        { status: '0x1', logs: [] },
        { status: '0x1', logs: [{ address: SANDBOX_DOLLAR.address.toLowerCase() }] },
      ],
    })
  expect(await ask('eth_chainId')).toBe('0x1')
  expect(wallet.log.prompts().map(({ method }) => method)).toEqual([
    'eth_requestAccounts',
    'wallet_sendCalls',
  ])
})

test('a batch with a failing call in the middle is reported as partly reverted', async () => {
  const id = await send({ ...BUNDLE, calls: [PAY, transfer(10n ** 40n), PAY] })

  await expect.poll(() => status(id)).toMatchObject({ status: 600, receipts: [{ status: '0x1' }] })
})

test('a batch whose first call would fail is refused', async () => {
  await expect(
    ask('wallet_sendCalls', [{ ...BUNDLE, calls: [transfer(10n ** 40n)] }]),
  ).rejects.toMatchObject({ code: expect.any(Number) })
})

test('an id of the page is used, and cannot be used twice', async () => {
  const bundle = { ...BUNDLE, id: 'my-order-1', calls: [PAY] }

  expect(await send(bundle)).toBe('my-order-1')
  expect(await ask('wallet_showCallsStatus', ['my-order-1'])).toBeNull()
  await expect(ask('wallet_sendCalls', [bundle])).rejects.toMatchObject({ code: 5720 })
})

test.each([
  ['another version', { version: '1.0' }, -32602],
  ['no calls', { calls: [] }, -32602],
  ['a call to nowhere', { calls: [{ to: 'shop' }] }, -32602],
  ['a foreign account', { from: second.address }, 4100],
  ['an unknown chain', { chainId: '0xa' }, 5710],
  ['all or nothing', { atomicRequired: true }, 5760],
  ['a capability it insists on', { capabilities: { paymasterService: { url: 'x' } } }, 5700],
])('a batch with %s is refused', async (_name, change, code) => {
  await expect(
    ask('wallet_sendCalls', [{ ...BUNDLE, calls: [PAY], ...change }]),
  ).rejects.toMatchObject({ code })
})

test('a missing optional capability does not refuse a batch', async () => {
  const capabilities = { paymasterService: { url: 'x', optional: true } }

  await send({ ...BUNDLE, calls: [PAY], capabilities })
})

test.each(['wallet_getCallsStatus', 'wallet_showCallsStatus'])(
  '%s of an unknown bundle is refused',
  async (method) => {
    await expect(ask(method, ['0x00'])).rejects.toMatchObject({ code: 5730 })
  },
)
