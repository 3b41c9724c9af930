/** @full That the sandbox works is seen in every journey of `npm test`. */

import { createClient, encodeFunctionData, type Hex, http, parseAbi } from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { getCode, readContract, verifyMessage } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChains } from '../../testing/test-chains.ts'
import { sendAndWait } from './send-and-wait.ts'
import {
  BUNDLER_ADDRESS,
  ENTRY_POINT_ADDRESS,
  KEY_ACCOUNT_FACTORY_ADDRESS,
  SIMPLE_7702_ACCOUNT_ADDRESS,
} from './smart-accounts.ts'

const { chains, stop } = createTestChains()

beforeAll(async () => {
  await chains.start(1)
})
afterAll(stop)

const FACTORY = parseAbi([
  'function createAccount(address owner) returns (address)',
  'function accountOf(address owner) view returns (address)',
])
const ACCOUNT = parseAbi([
  'function bound(bytes32 hash) view returns (bytes32)',
  'function execute(address target, uint256 value, bytes data)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])

const client = () => createClient({ chain: mainnet, transport: http(chains.get(1).url) })
const factory = (functionName: 'accountOf', args: readonly [Hex]) =>
  readContract(client(), {
    address: KEY_ACCOUNT_FACTORY_ADDRESS,
    abi: FACTORY,
    functionName,
    args,
  })

async function anAccount() {
  const key = privateKeyToAccount(generatePrivateKey())
  const address = await factory('accountOf', [key.address])
  const data = encodeFunctionData({
    abi: FACTORY,
    functionName: 'createAccount',
    args: [key.address],
  })
  const { request } = chains.get(1)
  await sendAndWait(request, { from: BUNDLER_ADDRESS, to: KEY_ACCOUNT_FACTORY_ADDRESS, data })
  return { key, address }
}

test.each([
  ['EntryPoint', ENTRY_POINT_ADDRESS],
  ['the account of EIP-7702', SIMPLE_7702_ACCOUNT_ADDRESS],
  ["the accounts' factory", KEY_ACCOUNT_FACTORY_ADDRESS],
])('%s has the same address as on other chains', async (_name, address) => {
  expect((await getCode(client(), { address }))?.length).toBeGreaterThan(1_000)
})

test('EntryPoint answers that its version is 0.8', async () => {
  const domain = await readContract(client(), {
    address: ENTRY_POINT_ADDRESS,
    abi: entryPoint08Abi,
    functionName: 'eip712Domain',
  })

  expect([domain[1], domain[2], domain[4]]).toEqual(['ERC4337', '1', ENTRY_POINT_ADDRESS])
})

test('an account is deployed at the address that was computed before', async () => {
  const { address } = await anAccount()

  expect((await getCode(client(), { address }))?.length).toBeGreaterThan(1_000)
})

test("an account accepts its owner's signatures for this account only", async () => {
  const [one, other] = [await anAccount(), await anAccount()]
  const message = 'Let me in'
  const { hashMessage } = await import('viem')
  const bound = await readContract(client(), {
    address: one.address,
    abi: ACCOUNT,
    functionName: 'bound',
    args: [hashMessage(message)],
  })
  const signature = await one.key.sign({ hash: bound })

  expect(await verifyMessage(client(), { address: one.address, message, signature })).toBe(true)
  expect(await verifyMessage(client(), { address: other.address, message, signature })).toBe(false)
  const bare = await one.key.signMessage({ message })
  expect(await verifyMessage(client(), { address: one.address, message, signature: bare })).toBe(
    false,
  )
})

test('only its owner and EntryPoint can spend from an account', async () => {
  const { address } = await anAccount()
  const { request, setBalance } = chains.get(1)
  await setBalance(address, 10n)
  const args = [BUNDLER_ADDRESS, 10n, '0x'] as const
  const data = encodeFunctionData({ abi: ACCOUNT, functionName: 'execute', args })

  await expect(
    sendAndWait(request, { from: BUNDLER_ADDRESS, to: address, data }),
  ).rejects.toMatchObject({ code: 'node-refused' })
  expect(await request('eth_getBalance', [address, 'latest'])).toBe('0xa')
})
