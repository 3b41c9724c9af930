/** @full That the sandbox works is seen in every journey of `npm test`. */

import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { SiweMessage } from 'siwe'
import { type Address, type Hex, hashMessage } from 'viem'
import { getCode, verifyMessage, verifyTypedData } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChains } from '../../testing/test-chains.ts'
import { ASKER, aWallet, freshSeed, observer } from './testing/a-wallet.ts'

const { chains, stop } = createTestChains()

beforeAll(async () => {
  await chains.start(1)
})
afterAll(stop)

const TYPED = {
  domain: { name: 'Shop', version: '1', chainId: 1, verifyingContract: `0x${'11'.repeat(20)}` },
  types: {
    Order: [
      { name: 'item', type: 'string' },
      { name: 'price', type: 'uint256' },
    ],
  },
  primaryType: 'Order',
  message: { item: 'Salt', price: '12' },
} as const

/** The wallet answers these methods with hexadecimal text; any other answer fails to verify. */
const asHex = (answer: unknown) => answer as Hex
const asAddress = (address: string | undefined) => address as Address

async function addresses(wallet = aWallet(chains)) {
  const user = await wallet.wallet.user()
  const [eoa, contract] = user.accounts.map(({ address }) => asAddress(address))
  return { ...wallet, eoa: eoa ?? '0x', contract: contract ?? '0x', user }
}

async function deploy({ ask }: { ask(method: string, params?: unknown): Promise<unknown> }) {
  await ask('eth_sendTransaction', [{ to: `0x${'22'.repeat(20)}`, value: '0x0' }])
}

test('one seed always gives the same addresses, another seed other ones', async () => {
  const seed = freshSeed()
  const first = await aWallet(chains, { seed }).wallet.user()
  const again = await aWallet(chains, { seed }).wallet.user()
  const other = await aWallet(chains).wallet.user()

  expect(again).toEqual(first)
  expect(other.address).not.toBe(first.address)
  expect(first.preferredAccountType).toBe('smartAccount')
  expect(first.address).toBe(first.accounts[1]?.address)
})

test("messages of a key's own account verify", async () => {
  const { ask, eoa } = await addresses()

  const signature = asHex(await ask('personal_sign', ['Let me in', eoa]))

  const check = { address: eoa, message: 'Let me in', signature }
  expect(await verifyMessage(observer(chains), check)).toBe(true)
  expect(await verifyMessage(observer(chains), { ...check, message: 'Let me out' })).toBe(false)
})

test.each([
  ['before it is deployed (ERC-6492)', false],
  ['once it is deployed (EIP-1271)', true],
])('messages and data of a contract account verify %s', async (_when, isDeployed) => {
  const wallet = await addresses()
  if (isDeployed) await deploy(wallet)
  const { ask, contract } = wallet
  const code = await getCode(observer(chains), { address: contract })
  expect(code === undefined).toBe(!isDeployed)

  const message = { raw: '0x0102ff' } as const
  const signature = asHex(await ask('personal_sign', ['0x0102ff', contract]))
  const ofData = asHex(await ask('eth_signTypedData_v4', [contract, JSON.stringify(TYPED)]))

  const client = observer(chains)
  expect(await verifyMessage(client, { address: contract, message, signature })).toBe(true)
  expect(await verifyTypedData(client, { address: contract, ...typed, signature: ofData })).toBe(
    true,
  )
  expect(await verifyTypedData(client, { address: contract, ...typed, signature })).toBe(false)
  expect(signature.endsWith('6492'.repeat(16))).toBe(!isDeployed)
})

const typed = { ...TYPED, message: { ...TYPED.message, price: 12n } }

test("data of a key's own account verifies", async () => {
  const { ask, eoa } = await addresses()

  const signature = asHex(await ask('eth_signTypedData_v4', [eoa, TYPED]))

  expect(await verifyTypedData(observer(chains), { address: eoa, ...typed, signature })).toBe(true)
})

test('a sign-in message is verified by the `siwe` library', async () => {
  const { ask, eoa } = await addresses()
  const message = new SiweMessage({
    domain: 'localhost:4400',
    uri: 'http://localhost:4400',
    version: '1',
    chainId: 1,
    address: eoa,
    nonce: 'a1b2c3d4e5f6',
    issuedAt: new Date().toISOString(),
  })

  const signature = asHex(await ask('personal_sign', [message.prepareMessage(), eoa]))

  const { success } = await message.verify({ signature })
  expect(success).toBe(true)
})

test('a Solana message verifies', async () => {
  const { wallet, ask } = aWallet(chains)
  const { address } = await wallet.user({ chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  const message = new TextEncoder().encode('Let me in')

  const answer = await ask('solana_signMessage', {
    message: base58.encode(message),
    pubkey: address,
  })

  const signature = base58.decode((answer as { signature: string }).signature)
  expect(ed25519.verify(signature, message, base58.decode(address), { zip215: false })).toBe(true)
})

test.each([
  ['the entry point of operations', '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'],
  ['the contract account', 'contract'],
  ['the own address', 'eoa'],
])('data made for %s is not signed as data', async (_what, which) => {
  const wallet = await addresses()
  const verifyingContract = which === 'contract' || which === 'eoa' ? wallet[which] : which
  const data = { ...TYPED, domain: { ...TYPED.domain, verifyingContract } }

  await expect(wallet.ask('eth_signTypedData_v4', [wallet.eoa, data])).rejects.toThrow(
    'would move what the account has',
  )
  expect(wallet.shown).toEqual([])
})

test('data for another network and invalid data are refused before they are shown', async () => {
  const { ask, eoa, shown } = await addresses()
  const elsewhere = { ...TYPED, domain: { ...TYPED.domain, chainId: 10 } }

  await expect(ask('eth_signTypedData_v4', [eoa, elsewhere])).rejects.toThrow('another network')
  for (const data of ['{', '{}', { ...TYPED, message: { price: 'much' } }, null])
    await expect(ask('eth_signTypedData_v4', [eoa, data])).rejects.toThrow('not typed data')
  expect(shown).toEqual([])
})

test('nothing is signed for another account, or when the visitor declines', async () => {
  const { ask, eoa, refuse, shown } = await addresses()

  await expect(ask('personal_sign', ['Hi', `0x${'33'.repeat(20)}`])).rejects.toThrow('not of this')
  expect(shown).toEqual([])
  refuse()
  await expect(ask('personal_sign', ['Hi', eoa])).rejects.toThrow('User rejected the request')
})

test('an aborted request is not carried out, whatever the visitor does', async () => {
  const { wallet, eoa } = await addresses()
  const given = new AbortController()
  given.abort()

  const params = ['Hi', eoa]
  const asked = wallet.answers.RPC_REQUEST(
    { method: 'personal_sign', params },
    { ...ASKER, signal: given.signal },
  )

  await expect(asked).rejects.toThrow('Request was aborted')
})

test("a signature binds the account: the key's bare one is no contract account's", async () => {
  const { ask, eoa, contract } = await addresses()

  const signature = asHex(await ask('personal_sign', ['Let me in', eoa]))

  const check = { address: contract, message: 'Let me in', signature }
  expect(await verifyMessage(observer(chains), check)).toBe(false)
  expect(hashMessage('Let me in')).toMatch(/^0x/)
})
