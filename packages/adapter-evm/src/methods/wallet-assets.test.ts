import { expect, test } from 'vitest'
import {
  ALICE_CHECKED,
  BOB,
  BOB_CHECKED,
  rpcError,
  type Script,
} from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const account = `eip155:1:${ALICE_CHECKED}` as const
const METADATA = { name: 'Ether', symbol: 'ETH', decimals: 18, price: 2_000, iconUrl: '' }
const COIN = { address: 'native', balance: '0xde0b6b3a7640000', type: 'NATIVE', metadata: METADATA }
const TOKEN = { ...COIN, address: BOB, balance: '0x0', type: 'ERC20' }
const discovery =
  (supported: unknown): Script =>
  () => ({ '0x1': { assetDiscovery: { supported } } })

/** Lists the assets of a wallet that answers so. */
async function list(answer: unknown, wallet_getCapabilities: Script = discovery(true)) {
  const started = await startAdapter({
    wallet_getCapabilities,
    wallet_getAssets: () => answer,
  })
  const { id } = await started.open()
  return { ...started, assets: started.adapter.assets?.list(id, account, noAbort()) }
}

test('a wallet lists its assets on the network of the account', async () => {
  const { assets, wallet } = await list({ '0x2105': [], '0x1': [COIN, TOKEN] })

  const facts = { name: 'Ether', symbol: 'ETH', decimals: 18, priceUsd: 2_000, iconUrl: undefined }
  expect(await assets).toEqual([
    { ...facts, token: undefined, amount: 10n ** 18n },
    { ...facts, token: BOB_CHECKED, amount: 0n },
  ])
  expect(wallet.params.get('wallet_getAssets')).toEqual([
    { account: ALICE_CHECKED, chainFilter: ['0x1'] },
  ])
})

test('texts of a wallet are plain and short, and its pictures are safe', async () => {
  const metadata = { ...METADATA, name: 'A\u202eB'.repeat(99), iconUrl: 'javascript:alert(1)' }

  const { assets } = await list({ '0x1': [{ ...COIN, metadata }] })

  const [asset] = (await assets) ?? []
  expect(asset?.iconUrl).toBeUndefined()
  expect(asset?.name).toMatch(/^[AB]{1,63}.$/)
})

test.each([
  [null],
  ['COIN'],
  [{ ...COIN, address: 7 }],
  [{ ...COIN, balance: '10' }],
  [{ ...COIN, balance: 10 }],
  [{ ...COIN, balance: '0x' }],
  [{ ...COIN, balance: `0x1${'0'.repeat(64)}` }],
  [{ ...COIN, type: 'ERC721' }],
  [{ ...COIN, type: undefined }],
  [{ ...TOKEN, address: 'native' }],
  [{ ...COIN, metadata: undefined }],
  [{ ...COIN, metadata: { ...METADATA, name: undefined } }],
  [{ ...COIN, metadata: { ...METADATA, symbol: 1 } }],
  [{ ...COIN, metadata: { ...METADATA, iconUrl: undefined } }],
  [{ ...COIN, metadata: { ...METADATA, decimals: '18' } }],
  [{ ...COIN, metadata: { ...METADATA, decimals: 37 } }],
  [{ ...COIN, metadata: { ...METADATA, decimals: -1 } }],
  [{ ...COIN, metadata: { ...METADATA, price: '2000' } }],
  [{ ...COIN, metadata: { ...METADATA, price: Number.NaN } }],
  [{ ...COIN, metadata: { ...METADATA, price: -1 } }],
])('a list with an entry like %j is ignored as a whole', async (entry) => {
  const { assets } = await list({ '0x1': [COIN, entry] })

  expect(await assets).toBeUndefined()
})

test.each([[null], [[]], [{}], [{ '0x1': {} }], [{ '0x2105': [COIN] }]])(
  '%j lists nothing for the network',
  async (answer) => {
    const { assets } = await list(answer)

    expect(await assets).toBeUndefined()
  },
)

test.each<[string, Script]>([
  ['says that it lists none', discovery(false)],
  ['does not say that it lists any', discovery('true')],
  ['has no capabilities', () => ({})],
  [
    'does not know capabilities',
    () => {
      throw rpcError(-32601)
    },
  ],
])('a wallet that %s is not asked for them', async (_what, capabilities) => {
  const { assets, wallet } = await list({ '0x1': [COIN] }, capabilities)

  expect(await assets).toBeUndefined()
  expect(wallet.methods).not.toContain('wallet_getAssets')
})
