import { LatchkeyError } from '@latchkey/core/contract'
import { aFakeWallet, createFakeAuth } from '@latchkey/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { ADDRESS } from '../testing/a-snapshot.ts'
import { anInstance, type TestInstance } from '../testing/an-instance.ts'

let made: TestInstance[] = []

afterEach(() => {
  for (const { latchkey } of made) latchkey.destroy()
  made = []
})

function make(): TestInstance {
  const instance = anInstance({ storage: 'memory' })
  made.push(instance)
  return instance
}

async function ready(): Promise<TestInstance> {
  const instance = make()
  const loaded = instance.latchkey.prepare()
  instance.arrive()
  await loaded
  return instance
}

test('before anything is loaded, getters answer from the options', () => {
  const { latchkey } = make()
  expect(latchkey.getEvent().event).toBe('MODAL_CREATED')
  expect(latchkey.getError()).toBeUndefined()

  expect({
    networks: latchkey.getNetworks().map(({ id }) => id),
    solana: latchkey.getNetworks('solana'),
    chainId: latchkey.getChainId(),
    address: latchkey.getAddress(),
    connections: latchkey.getConnections(),
    isConnected: latchkey.isConnected(),
    isOpen: latchkey.isOpen(),
  }).toEqual({
    networks: ['eip155:1', 'eip155:8453'],
    solana: [],
    chainId: 1,
    address: undefined,
    connections: [],
    isConnected: false,
    isOpen: false,
  })
})

test('after the modal is loaded, getters answer from its state', async () => {
  const { latchkey } = await ready()
  await latchkey.actions.connect.withWallet('eip155', 'io.fjord')

  expect(latchkey.isConnected()).toBe(true)
  expect(latchkey.getAddress()).toBe(ADDRESS)
  expect(latchkey.getCaipAddress('eip155')).toBe(`eip155:1:${ADDRESS}`)
  expect(latchkey.getAddress('solana')).toBeUndefined()
  expect(latchkey.getNetworks()).toBe(latchkey.getNetworks())
  await latchkey.switchNetwork('eip155:8453')
  expect(latchkey.getChainId()).toBe(8453)
})

test('subscribeWalletInfo emits another wallet, and undefined for none', async () => {
  const { latchkey, adapter } = await ready()
  adapter.add(aFakeWallet({ id: 'io.plum', name: 'Plum' }))
  const received: (string | undefined)[] = []
  latchkey.subscribeWalletInfo((wallet) => received.push(wallet?.name))

  await latchkey.actions.connect.withWallet('eip155', 'io.fjord')
  await vi.waitUntil(() => received.length === 1)
  await latchkey.actions.connect.withWallet('eip155', 'io.plum')
  await vi.waitUntil(() => received.length === 2)
  await latchkey.disconnect()

  await vi.waitUntil(() => received.length === 3)
  expect(received).toEqual(['Fjord', 'Plum', undefined])
})

test('the links of Connect can be changed, and a toast shown', async () => {
  const { latchkey, core } = await ready()

  await latchkey.setTermsConditionsUrl('https://salt.example/terms')
  await latchkey.setPrivacyPolicyUrl('https://salt.example/privacy')
  await latchkey.showMessage('success', 'Order placed')

  expect(core.snapshot().options).toMatchObject({
    termsConditionsUrl: 'https://salt.example/terms',
    privacyPolicyUrl: 'https://salt.example/privacy',
  })
  expect(core.snapshot().notices.current).toMatchObject({
    tone: 'success',
    message: 'Order placed',
  })
  await latchkey.setTermsConditionsUrl(undefined)
  expect(core.snapshot().options.termsConditionsUrl).toBeUndefined()
})

test('the state is loading while the modal is loaded for a call, and not while it is loaded ahead', async () => {
  const { latchkey, arrive } = make()
  const loading: boolean[] = []
  latchkey.subscribe((state) => loading.push(state.loading))

  void latchkey.prepare()
  expect(latchkey.getState().loading).toBe(false)
  const opening = latchkey.open()
  expect(latchkey.getState().loading).toBe(true)
  expect(latchkey.getState()).toBe(latchkey.getState())
  arrive()
  await opening

  await vi.waitUntil(() => latchkey.getState().open && !latchkey.getState().loading)
  expect(loading).toContain(true)
})

test('the state is not loading after the modal could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { latchkey, fail } = make()

  const opening = latchkey.open()
  fail()

  await expect(opening).rejects.toMatchObject({ code: 'instance.load-failed' })
  expect(latchkey.getState().loading).toBe(false)
})

test('what a site reports to be loading lasts until the modal closes', async () => {
  const { latchkey } = await ready()

  await latchkey.setLoading(true)
  expect(latchkey.getState().loading).toBe(true)
  await latchkey.setLoading(false)
  expect(latchkey.getState().loading).toBe(false)

  await latchkey.open()
  await latchkey.setLoading(true)
  await latchkey.close()
  expect(latchkey.getState().loading).toBe(false)
})

test('disconnecting ends what a site reports to be loading', async () => {
  const { latchkey } = await ready()
  await latchkey.actions.connect.withWallet('eip155', 'io.fjord')
  await latchkey.setLoading(true)

  await latchkey.disconnect()

  expect(latchkey.getState().loading).toBe(false)
})

test('the site’s name for an address is shown with it, and goes away', async () => {
  const { latchkey } = await ready()
  await latchkey.actions.connect.withWallet('eip155', 'io.fjord')

  await latchkey.addAddressLabel(ADDRESS.toLowerCase(), 'Till')
  expect(latchkey.getAddressLabel(ADDRESS)).toBe('Till')
  expect(latchkey.getProfile().name).toBe('Till')
  expect(latchkey.getAddressLabel('constructor')).toBeUndefined()
  await latchkey.removeAddressLabel(ADDRESS)

  expect(latchkey.getAddressLabel(ADDRESS)).toBeUndefined()
  expect(latchkey.getProfile().name).toBeUndefined()
})

test('subscribeCaipAddress emits each other account, network, and undefined for none', async () => {
  const { latchkey } = await ready()
  const received: (string | undefined)[] = []
  latchkey.subscribeCaipAddress((address) => received.push(address))

  await latchkey.actions.connect.withWallet('eip155', 'io.fjord')
  await vi.waitUntil(() => received.length === 1)
  await latchkey.switchNetwork('eip155:8453')
  await vi.waitUntil(() => received.length === 2)
  await latchkey.disconnect()

  await vi.waitUntil(() => received.length === 3)
  expect(received).toEqual([`eip155:1:${ADDRESS}`, `eip155:8453:${ADDRESS}`, undefined])
})

test('what answers requests, the last event and failure, and the account type can be read', async () => {
  const { latchkey, adapter } = await ready()
  const mood = new LatchkeyError('wallet.rejected', {})
  const plum = aFakeWallet({ id: 'io.plum', name: 'Plum', mood })
  adapter.add(plum)
  const values = () => ({
    type: latchkey.getProviderType(),
    error: latchkey.getError()?.code,
    account: latchkey.getPreferredAccountType(),
  })
  expect(values()).toEqual({ type: undefined, error: undefined, account: 'smartAccount' })

  await latchkey.open()
  await latchkey.actions.connect.local('eip155', 'io.plum')
  await vi.waitUntil(() => latchkey.getError() !== undefined)
  expect(values()).toMatchObject({ type: undefined, error: 'wallet.rejected' })
  expect(latchkey.getEvent().event).toBe('USER_REJECTED')
  plum.mood = 'approve'
  await latchkey.actions.connect.retry()
  await vi.waitUntil(() => latchkey.isConnected())

  expect(values()).toMatchObject({ type: 'local', error: undefined })
  await latchkey.setPreferredAccountType('eoa')
  expect(latchkey.getPreferredAccountType()).toBe('eoa')
  await expect(latchkey.setPreferredAccountType('stx' as 'eoa')).rejects.toThrow(
    /defaultAccountTypes\.eip155/,
  )
})

test('several options are changed at once', async () => {
  const { latchkey } = await ready()

  await latchkey.updateOptions({ themeMode: 'light', themeVariables: { '--w3m-accent': 'teal' } })

  expect(latchkey.getTheme()).toMatchObject({
    themeMode: 'light',
    themeVariables: { '--w3m-accent': 'teal' },
  })
})

test('the ways to connect have the order in which they are offered', async () => {
  expect(make().latchkey.getConnectMethodsOrder()).toEqual([])
  const instance = anInstance(
    { id: 'with-logins', storage: 'memory' },
    {
      auth: createFakeAuth(),
      features: { socials: false, connectMethodsOrder: ['email', 'social'] },
    },
  )
  made.push(instance)
  const loaded = instance.latchkey.prepare()
  instance.arrive()
  await loaded

  const order = instance.latchkey.getConnectMethodsOrder()
  expect(order).toEqual(['email', 'wallet'])
  expect(instance.latchkey.getConnectMethodsOrder()).toBe(order)
})

test('the identity of any address is read', async () => {
  const instance = anInstance({ id: 'names', storage: 'memory' }, { projectId: 'p1' })
  made.push(instance)
  const { latchkey, http, arrive } = instance
  http.on('GET', `https://rpc.walletconnect.org/v1/identity/${ADDRESS}`, {
    json: { name: 'ada.eth', avatar: 'https://pictures.example/ada.png' },
  })
  instance.adapter.nameOwners.set('ada.eth', ADDRESS)
  const identity = latchkey.fetchIdentity(ADDRESS)
  arrive()

  await expect(identity).resolves.toMatchObject({ name: 'ada.eth' })
})
