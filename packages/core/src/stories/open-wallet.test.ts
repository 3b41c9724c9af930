import { expect, test } from 'vitest'
import { aVisit, type Visit } from '../testing/a-visit.ts'
import { aChain, createTestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

async function aPage(choice: TestCoreChoice = {}): Promise<Visit> {
  const visit = aVisit(choice)
  await visit.core.start()
  return visit
}

test.each(['io.fjord', 'Fjord', 'fjord wallet'])(
  'the wallet of this browser that is named %s is asked in the same task',
  async (wallet) => {
    const { core, adapter, views, settle, clock } = await aPage()

    const opening = core.actions.openWallet({ wallet })

    expect(views()).toEqual(['Connect', 'ConnectingExternal'])
    expect(adapter.requests).toContain('open io.fjord')
    await opening
    await settle()
    await clock.advance(600)
    expect(core.snapshot().modal.isOpen).toBe(false)
  },
)

test('a wallet that is connected is not asked again: its account is shown', async () => {
  const { core, adapter, view } = await aPage()
  await core.actions.connect.withWallet('eip155', 'io.fjord')

  await core.actions.openWallet({ wallet: 'io.fjord' })

  expect(view()).toBe('Account')
  expect(adapter.requests.filter((request) => request === 'open io.fjord')).toHaveLength(1)
})

test('the view that is requested with a wallet follows its connection', async () => {
  const { core, views, settle, clock } = await aPage()

  await core.actions.openWallet({ wallet: 'io.fjord', view: 'Transactions' })
  await settle()
  await clock.advance(600)

  expect(views()).toEqual(['Transactions'])
})

test('a wallet that serves several namespaces lets the visitor choose one, unless one is named', async () => {
  const networkIds = ['eip155:1', SOLANA] as const
  const adapters = networkIds.map((networkId) =>
    createFakeAdapter(aFakeWallet({ id: 'io.both', name: 'Both', networkId })),
  )
  const { core } = createTestCore({
    adapters,
    networks: [aChain(), aChain({ id: SOLANA, name: 'Solana' })],
  })
  await core.start()
  const views = (): readonly string[] => core.snapshot().router.history.map(({ view }) => view)

  await core.actions.openWallet({ wallet: 'io.both' })
  expect(views()).toEqual(['Connect', 'ConnectingMultiChain'])
  await core.actions.openWallet({ wallet: 'io.both', namespace: 'eip155' })
  expect(views()).toEqual(['Connect', 'ConnectingExternal'])
})

test('a wallet that another claims to be is left to the visitor', async () => {
  const { core, adapter, views } = await aPage()
  const kestrel = aFakeWallet({ id: 'io.kestrel', name: 'Kestrel' })
  adapter.add({ ...kestrel, wallet: { ...kestrel.wallet, isAmbiguous: true } })

  await core.actions.openWallet({ wallet: 'io.kestrel' })

  expect(views()).toEqual(['Connect'])
  expect(adapter.requests).not.toContain('open io.kestrel')
})

test('where terms are due the visitor accepts them first', async () => {
  const { core, adapter, views } = await aPage({
    termsConditionsUrl: 'https://shop.example/terms',
    features: { analytics: false, legalCheckbox: true },
  })

  await core.actions.openWallet({ wallet: 'io.fjord' })

  expect(views()).toEqual(['Connect'])
  expect(adapter.requests).not.toContain('open io.fjord')
})

test('a wallet of the site or of the listing is paired with', async () => {
  const customWallets = [{ id: 'own', name: 'Own', mobileLink: 'own://' }]
  const http = createFakeHttp(() => undefined)
  const { core, view } = await aPage({ projectId: 'p', customWallets, ports: { http } })

  await core.actions.openWallet({ wallet: 'own' })

  expect(view()).toBe('ConnectingWalletConnect')
  expect(core.snapshot().pairing.wallet?.id).toBe('own')
})

test.each<[what: string, choice: TestCoreChoice]>([
  ['nothing has it', {}],
  ['nothing can pair with it', { customWallets: [{ id: 'nobody', name: 'Nobody' }] }],
  ['wallets are off', { enableWallets: false }],
])('a wallet is refused by name where %s', async (_what, choice) => {
  const { core } = await aPage({ walletConnect: undefined, ...choice })

  await expect(core.actions.openWallet({ wallet: 'nobody' })).rejects.toMatchObject({
    code: 'wallet.unknown',
    message: 'nobody is no wallet that this website offers',
  })

  expect(core.snapshot().modal.isOpen).toBe(false)
})
