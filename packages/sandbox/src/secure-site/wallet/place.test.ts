/** @full That the sandbox works is seen in every journey of `npm test`. */

import { SiteError } from '@latchkey/frame/site'
import { hashMessage } from 'viem'
import { verifyHash } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChains } from '../../testing/test-chains.ts'
import { createWallet } from './index.ts'
import { ASKER, aWallet, observer } from './testing/a-wallet.ts'

const { chains, stop } = createTestChains()

beforeAll(async () => {
  await Promise.all([chains.start(1), chains.start(8453)])
})
afterAll(stop)

test('the wallet switches to chains it reaches, by number, and to Solana', async () => {
  const { wallet, ask } = aWallet(chains)
  const { GET_CHAIN_ID, SWITCH_NETWORK } = wallet.answers

  expect(await SWITCH_NETWORK({ chainId: 'eip155:8453' }, ASKER)).toEqual({ chainId: 8453 })
  expect(await GET_CHAIN_ID(undefined, ASKER)).toEqual({ chainId: 8453 })
  expect(await ask('eth_chainId')).toBe('0x2105')
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  expect(await SWITCH_NETWORK({ chainId: solana }, ASKER)).toEqual({ chainId: solana })
  for (const chainId of [10, 0, -1, 1.5, 'eip155:x', 'cosmos:hub', 'solana:<b>'])
    expect(() => SWITCH_NETWORK({ chainId }, ASKER)).toThrow(SiteError)
})

test('contract accounts exist on chains with EntryPoint', async () => {
  const { wallet } = aWallet(chains)

  expect(await wallet.answers.GET_SMART_ACCOUNT_ENABLED_NETWORKS(undefined, ASKER)).toEqual({
    smartAccountEnabledNetworks: [1, 8453],
  })
})

test('the preferred account is the first', async () => {
  const { wallet, ask } = aWallet(chains)
  const { accounts } = await wallet.user()
  const [eoa, contract] = accounts.map(({ address }) => address)

  expect(await ask('eth_accounts')).toEqual([contract])
  expect(await wallet.answers.SET_PREFERRED_ACCOUNT({ type: 'eoa' }, ASKER)).toEqual({
    type: 'eoa',
    address: eoa,
  })
  expect(await ask('eth_accounts')).toEqual([eoa])
  expect(await wallet.answers.INIT_SMART_ACCOUNT(undefined, ASKER)).toEqual({
    address: contract,
    isDeployed: false,
  })
})

test("a login continues if its requested network can't be reached", async () => {
  const { wallet } = aWallet(chains)

  expect(await wallet.user({ chainId: 42 })).toMatchObject({ chainId: 1 })
  expect(await wallet.user({ chainId: '8453' })).toMatchObject({ chainId: 8453 })
})

test('without a login everything that needs an account is an error', async () => {
  const wallet = createWallet({
    keys: () => Promise.reject(new SiteError('Nobody is logged in')),
    chains: { url: () => undefined },
    approvals: { ask: async () => true },
  })

  await expect(wallet.user()).rejects.toThrow('Nobody is logged in')
  const request = { method: 'personal_sign', params: ['Hi'] }
  await expect(wallet.answers.RPC_REQUEST(request, ASKER)).rejects.toThrow('Nobody is logged in')
})

test('a permission is stored, described as not enforced, and revoked', async () => {
  const { ask, shown, wallet } = aWallet(chains)
  const { address } = await wallet.user({ preferredAccountType: 'eoa' })
  const wanted = {
    chainId: '0x1',
    expiry: 4_000_000_000,
    policies: [],
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x12' }] } },
    permissions: [{ type: 'native-token-recurring-allowance', data: { allowance: '0x1' } }],
  }

  const granted = await ask('wallet_grantPermissions', [wanted])

  const context = expect.stringMatching(/^0x[0-9a-f]{64}$/)
  expect(granted).toMatchObject({ ...wanted, address, context })
  expect(shown[0]?.groups[0]?.facts[0]).toMatchObject({ kind: 'note' })
  const pci = (granted as { context: string }).context
  const signature = (await ask('wallet_revokePermissions', [{ pci }])) as `0x${string}`
  const hash = hashMessage(`Permission taken back: ${pci}`)
  const check = { address: address as `0x${string}`, hash, signature }
  expect(await verifyHash(observer(chains), check)).toBe(true)
  await expect(ask('wallet_grantPermissions', [{ ...wanted, expiry: 1 }])).rejects.toThrow('ended')
})
