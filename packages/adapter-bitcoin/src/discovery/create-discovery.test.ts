import { aStandardWallet } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { anOwner } from '../testing/an-owner.ts'
import { createSatsProvider } from '../testing/sats-provider.ts'
import { startAdapter } from '../testing/started-adapter.ts'

const ICON = 'data:image/svg+xml;base64,PHN2Zy8+'
const provider = () => createSatsProvider(anOwner())

async function listed(window: object) {
  const { adapter } = await startAdapter(window)
  adapter.wallets.watch(() => undefined)()
  return adapter.wallets.list()
}

test('a wallet is found by the path that it lists', async () => {
  const wallets = await listed({
    XverseProviders: { BitcoinProvider: provider() },
    btc_providers: [{ id: 'XverseProviders.BitcoinProvider', name: 'Xverse', icon: ICON }],
  })

  expect(wallets).toEqual([
    {
      id: 'Xverse',
      namespace: 'bip122',
      kind: 'injected',
      name: 'Xverse',
      icon: ICON,
      isAmbiguous: false,
    },
  ])
})

test.each([
  ['no object', 'text'],
  ['nothing', null],
  ['a name that shows nothing', { id: 'W', name: '\u202e\u200b' }],
  ['a path to nowhere', { id: 'Gone.Away', name: 'Gone' }],
  ['a path that is none', { id: 'W; alert(1)', name: 'Gone' }],
  ['a path that is too long', { id: `W.${'x'.repeat(200)}`, name: 'Gone' }],
  ['something that can not be asked', { id: 'W.toString', name: 'Gone' }],
  ['no path', { id: 5, name: 'Gone' }],
])('%s is left out', async (_what, entry) => {
  expect(await listed({ W: provider(), btc_providers: [entry] })).toEqual([])
})

test('a name that is too long is cut, and blanks around an icon are removed', async () => {
  const entry = { id: 'W', name: 'x'.repeat(65), icon: '\ndata:image/png,x' }

  expect(await listed({ W: provider(), btc_providers: [entry] })).toMatchObject([
    { name: 'x'.repeat(64), icon: 'data:image/png,x' },
  ])
})

test.each([
  'https://wallet.example/icon.svg',
  'javascript:alert(1)',
  `data:image/png,${'x'.repeat(262_144)}`,
])('an icon like %.40s is not shown', async (icon) => {
  const wallets = await listed({ W: provider(), btc_providers: [{ id: 'W', name: 'W', icon }] })

  expect(wallets).toMatchObject([{ name: 'W', icon: undefined }])
})

test('an icon that throws when it is read costs the icon', async () => {
  const entry = {
    id: 'W',
    name: 'W',
    get icon() {
      throw new Error('A trap')
    },
  }

  const wallets = await listed({ W: provider(), btc_providers: [entry] })

  expect(wallets).toMatchObject([{ name: 'W', icon: undefined }])
})

test('objects that throw when they are read are left out', async () => {
  const trap = new Proxy(
    {},
    {
      get() {
        throw new Error('A trap')
      },
    },
  )
  const entry = { id: 'W', name: 'W' }

  expect(await listed({ btc_providers: trap, okxwallet: trap, LeatherProvider: trap })).toEqual([])
  expect(await listed({ W: trap, btc_providers: [trap, entry] })).toEqual([])
  const window = {}
  Object.defineProperty(window, 'okxwallet', {
    enumerable: true,
    get() {
      return trap
    },
  })
  expect(await listed(window)).toEqual([])
})

test('two wallets of one name have two rows and are ambiguous; one object is one wallet', async () => {
  const own = provider()
  const wallets = await listed({
    One: own,
    Other: provider(),
    btc_providers: [
      { id: 'One', name: 'Fjord' },
      { id: 'Other', name: 'Fjord' },
      { id: 'One', name: 'Fjord again' },
    ],
  })

  expect(wallets.map(({ id, isAmbiguous }) => [id, isAmbiguous])).toEqual([
    ['Fjord', true],
    ['Fjord#2', true],
  ])
})

test('of too many wallets only the first are listed', async () => {
  const btc_providers = Array.from({ length: 1_000 }, (_, nth) => ({
    id: `w${nth}`,
    name: `W ${nth}`,
  }))
  const places = btc_providers.map(({ id }) => [id, provider()] as const)

  expect(await listed({ ...Object.fromEntries(places), btc_providers })).toHaveLength(20)
})

test('a wallet that registers and is injected as well is one wallet', async () => {
  const own = provider()
  const { adapter, page } = await startAdapter({
    W: own,
    btc_providers: [{ id: 'W', name: 'Fjord for sats-connect' }],
  })
  const features = { 'sats-connect:': { provider: own } }
  page.register(aStandardWallet({ name: 'Fjord', chains: ['bitcoin:mainnet'], features }))

  adapter.wallets.watch(() => undefined)

  expect(adapter.wallets.list()).toMatchObject([{ name: 'Fjord', kind: 'announced' }])
})

test('a late registration is the same wallet, too; another wallet of its name does not replace it', async () => {
  const own = provider()
  const { adapter, page } = await startAdapter({
    W: own,
    btc_providers: [{ id: 'W', name: 'Fjord' }],
  })
  adapter.wallets.watch(() => undefined)
  const detailsOf = (of: object) =>
    aStandardWallet({
      name: 'Fjord',
      chains: ['bitcoin:mainnet'],
      features: { 'sats-connect:': { provider: of } },
    })

  page.register(detailsOf(own))
  expect(adapter.wallets.list()).toMatchObject([{ id: 'Fjord', isAmbiguous: false }])
  page.register(detailsOf(provider()))

  expect(adapter.wallets.list()).toMatchObject([
    { id: 'Fjord', kind: 'announced', isAmbiguous: true },
    { id: 'Fjord#2', kind: 'announced', isAmbiguous: true },
  ])
})

test('a wallet that registers under the name of an injected one prevents the resume of both', async () => {
  const { adapter, page } = await startAdapter({ okxwallet: { bitcoin: { connect() {} } } })
  const features = { 'bitcoin:connect': {}, 'bitcoin:signMessage': {} }
  page.register(aStandardWallet({ name: 'OKX Wallet', chains: ['bitcoin:mainnet'], features }))
  adapter.wallets.watch(() => undefined)

  const resuming = adapter.sessions.resume({ walletId: 'OKX Wallet' }, new AbortController().signal)

  await expect(resuming).rejects.toMatchObject({ code: 'wallet.ambiguous' })
  expect(adapter.wallets.list()).toMatchObject([
    { id: 'OKX Wallet', kind: 'announced', isAmbiguous: true },
    { id: 'OKX Wallet#2', kind: 'injected', isAmbiguous: true },
  ])
})

test.each([
  ['of another family', { chains: ['solana:mainnet'] }],
  ['that can not connect', { features: { 'bitcoin:signMessage': {} } }],
  ['that can do nothing', { features: { 'bitcoin:connect': {} } }],
])('a wallet %s is left out', async (_what, changes) => {
  const { adapter, page } = await startAdapter()
  const features = { 'bitcoin:connect': {}, 'bitcoin:signMessage': {} }
  page.register(aStandardWallet({ chains: ['bitcoin:mainnet'], features, ...changes }))

  adapter.wallets.watch(() => undefined)

  expect(adapter.wallets.list()).toEqual([])
})
