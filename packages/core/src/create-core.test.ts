import { expect, test } from 'vitest'
import { publicAccount, publicState } from './connections/public-state.ts'
import { LatchkeyError, type NetworkId } from './contract/index.ts'
import { ADDRESS, aConnectedVisit, aVisit } from './testing/a-visit.ts'
import { aChain, createTestCore } from './testing/create-test-core.ts'
import { createFakeAdapter } from './testing/fake-adapter.ts'
import { createFakeStorage } from './testing/fake-storage.ts'
import { createFakeTabs } from './testing/fake-tabs.ts'
import { aFakeWallet, sessionOf } from './testing/fake-wallet.ts'

test('a core that is not started reads nothing, has no listeners and sends no requests', () => {
  const { adapter, storage, logger, http, clock } = aVisit()

  expect(adapter.listenerCount).toBe(0)
  expect(storage.entries()).toEqual({})
  expect(logger.lines).toEqual([])
  expect(http.requests).toEqual([])
  expect(clock.pending).toBe(0)
})

test('connecting requests the wallet in the same task, shows the result for 600 ms and closes the modal', async () => {
  const { core, adapter, view, clock } = aVisit()
  await core.start()

  core.actions.open()
  core.actions.connect.local('eip155', 'io.fjord')
  expect(adapter.requests).toEqual(['open io.fjord'])
  expect(view()).toBe('ConnectingExternal')
  await clock.advance(0)

  expect(core.snapshot().connect.current.step).toBe('connected')
  expect(publicAccount(core.snapshot())).toMatchObject({ address: ADDRESS, status: 'connected' })
  await clock.advance(599)
  expect(core.snapshot().modal.isOpen).toBe(true)
  await clock.advance(1)
  expect(core.snapshot().modal.isOpen).toBe(false)
})

test('after connecting, the balance comes from the nodes and the modal opens on Account', async () => {
  const { core, view } = await aConnectedVisit()

  expect(core.snapshot().balances).toEqual({
    [`eip155:1:${ADDRESS}`]: { status: 'ready', amountText: '1.284', symbol: 'ETH' },
  })
  core.actions.open()
  expect(view()).toBe('Account')
})

test('after a reload the session is resumed without a prompt', async () => {
  const { storage, adapter } = await aConnectedVisit()

  const { core } = aVisit({ adapter, ports: { storage } })
  const start = core.start()
  expect(publicAccount(core.snapshot()).status).toBe('reconnecting')
  await start

  expect(publicAccount(core.snapshot())).toMatchObject({ address: ADDRESS, status: 'connected' })
  expect(adapter.requests.filter((request) => request.startsWith('open'))).toHaveLength(1)
  expect(publicState(core.snapshot()).initialized).toBe(true)
})

test('disconnecting removes all stored data except which wallets and which way were used', async () => {
  const { core, storage, adapter } = await aConnectedVisit()
  await core.actions.network.switchTo('eip155:8453')

  await core.actions.disconnect()

  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
  expect(adapter.requests).toContain('close io.fjord')
  expect(Object.keys(storage.entries()).sort()).toEqual([
    '@appkit/last_way',
    '@appkit/recent_wallets',
  ])
  expect(JSON.stringify(storage.entries()).toLowerCase()).not.toContain(ADDRESS.toLowerCase())
  expect(core.snapshot().balances).toEqual({})
})

test('a disconnect that the wallet rejects shows a notice, and removes the session', async () => {
  const { core, wallet } = await aConnectedVisit()
  wallet.mood = new LatchkeyError('wallet.failed', {})

  await expect(core.actions.disconnect('eip155')).rejects.toMatchObject({
    message: 'Failed to disconnect chain eip155',
  })

  expect(core.snapshot().notices.current).toMatchObject({
    tone: 'error',
    message: 'Failed to disconnect',
  })
  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
})

test('changes of account and network in the wallet change the state', async () => {
  const { core, wallet, adapter, settle } = await aConnectedVisit()

  wallet.addresses = ['0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC']
  wallet.networkId = 'eip155:8453'
  adapter.emitChanged('io.fjord')
  await settle()

  expect(publicAccount(core.snapshot()).caipAddress).toBe(
    'eip155:8453:0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  )
  expect(publicState(core.snapshot()).selectedNetworkId).toBe('eip155:8453')
})

test('an unsupported network opens its view, which closes when the wallet is back on a supported one', async () => {
  const { core, wallet, adapter, view, settle } = await aConnectedVisit()

  wallet.networkId = 'eip155:31337'
  adapter.emitChanged('io.fjord')
  await settle()
  expect(core.snapshot().modal.isOpen).toBe(true)
  expect(view()).toBe('UnsupportedChain')

  core.actions.close()
  expect(core.snapshot().modal).toMatchObject({ isOpen: true, refusals: 1 })

  wallet.networkId = 'eip155:1'
  adapter.emitChanged('io.fjord')
  await settle()
  expect(core.snapshot().modal.isOpen).toBe(false)
})

test('after disconnecting on an unsupported network a supported one is active', async () => {
  const { core, wallet, adapter, settle } = await aConnectedVisit()
  wallet.networkId = 'eip155:31337'
  adapter.emitChanged('io.fjord')
  await settle()

  await core.actions.disconnect()

  expect(publicState(core.snapshot()).selectedNetworkId).toBe('eip155:1')
  expect(core.snapshot().modal.isOpen).toBe(false)
})

test('after a reload on an unsupported network the modal stays closed', async () => {
  const { storage, adapter, wallet } = await aConnectedVisit()
  wallet.networkId = 'eip155:31337'

  const { core, view } = aVisit({ adapter, ports: { storage } })
  await core.start()

  expect(core.snapshot().modal.isOpen).toBe(false)
  core.actions.open()
  expect(view()).toBe('UnsupportedChain')
})

test.each(['at once', 'after two seconds', 'never'] as const)(
  'a wallet tells of its network first, and answers %s: the modal closes either way',
  async (when) => {
    const { core, adapter, wallet, clock, view } = await aConnectedVisit()
    Object.assign(adapter.sessions, {
      // As wallets do that have no network of their own, or forget to answer.
      switchNetwork(_id: string, network: { readonly id: NetworkId }) {
        wallet.networkId = network.id
        adapter.emitChanged('io.fjord')
        const answer = sessionOf(wallet)
        if (when === 'at once') return answer
        return new Promise((resolve) => {
          if (when !== 'never') clock.after(2_000, () => resolve(answer))
        })
      },
    })
    core.actions.open({ view: 'Networks' })

    core.actions.network.choose('eip155:8453')
    expect(view()).toBe('SwitchNetwork')
    await clock.advance(599)
    expect(core.snapshot().switchNetwork.current.step).toBe('done')
    expect(core.snapshot().modal.isOpen).toBe(true)
    await clock.advance(1)

    expect(core.snapshot().modal.isOpen).toBe(false)
    expect(publicState(core.snapshot()).selectedNetworkId).toBe('eip155:8453')
    await clock.advance(3_000)
    expect(core.snapshot().modal.isOpen).toBe(false)
  },
)

test('choosing a network requests the wallet and returns to the former view', async () => {
  const { core, adapter, clock, views, settle } = await aConnectedVisit()
  core.actions.open()
  core.actions.router.push('Networks', {})

  core.actions.network.choose('eip155:8453')
  expect(adapter.requests).toContain('switch eip155:8453')
  expect(views()).toEqual(['Account', 'Networks', 'SwitchNetwork'])
  await settle()
  expect(core.snapshot().switchNetwork.current.step).toBe('done')
  expect(views()).toEqual(['Account', 'Networks', 'SwitchNetwork'])
  await clock.advance(500)
  expect(views()).toEqual(['Account', 'Networks', 'SwitchNetwork'])
  await clock.advance(100)

  expect(views()).toEqual(['Account'])
  expect(publicState(core.snapshot()).selectedNetworkId).toBe('eip155:8453')
})

test('without a session a chosen network is set at once, and again after a reload', async () => {
  const { core, storage } = aVisit()
  await core.start()

  await core.actions.network.switchTo('eip155:8453')

  expect(publicState(core.snapshot()).selectedNetworkId).toBe('eip155:8453')
  const again = aVisit({ ports: { storage } })
  await again.core.start()
  expect(publicState(again.core.snapshot()).selectedNetworkId).toBe('eip155:8453')
})

test.each([
  ['refused', new LatchkeyError('wallet.rejected', {}), 'wallet.rejected'],
  ['unknown to the wallet', new LatchkeyError('wallet.chain-unknown', {}), 'wallet.chain-unknown'],
])('a headless switch that is %s rejects', async (_, mood, code) => {
  const { core, wallet } = await aConnectedVisit()
  wallet.mood = mood

  await expect(core.actions.network.switchTo('eip155:8453')).rejects.toMatchObject({ code })
  expect(publicState(core.snapshot()).selectedNetworkId).toBe('eip155:1')
})

test('headless connecting resolves with the account, and rejects when it is cancelled', async () => {
  const { core, wallet } = aVisit()
  await core.start()

  await expect(core.actions.connect.withWallet('eip155', 'io.fjord')).resolves.toBe(
    `eip155:1:${ADDRESS}`,
  )
  await core.actions.disconnect()
  wallet.mood = 'hang'
  const left = core.actions.connect.withWallet('eip155', 'io.fjord')
  await expect(core.actions.connect.withWallet('eip155', 'io.gone')).rejects.toMatchObject({
    code: 'wallet.missing',
  })
  core.stop()
  await expect(left).rejects.toMatchObject({ code: 'aborted' })
})

test('closing during a request ignores the late answer of the wallet', async () => {
  const { core, settle } = aVisit()
  await core.start()

  core.actions.open()
  core.actions.connect.local('eip155', 'io.fjord')
  core.actions.close()
  await settle()

  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
})

test('a second start has no effect, and a stop removes all listeners and timers', async () => {
  const { core, adapter, clock } = aVisit()

  await Promise.all([core.start(), core.start()])
  expect(adapter.listenerCount).toBe(3)
  core.stop()

  expect(adapter.listenerCount).toBe(0)
  expect(adapter.isDisposed).toBe(true)
  expect(clock.pending).toBe(0)
})

test('two cores share nothing', async () => {
  const one = await aConnectedVisit()
  const two = aVisit()
  await two.core.start()

  expect(publicAccount(two.core.snapshot()).status).toBe('disconnected')
  expect(two.core.snapshot().recent.wallets).toEqual([])
  one.core.actions.notices.show({ tone: 'success', message: 'Hello' })
  expect(two.core.snapshot().notices.current).toBeUndefined()
})

test('connecting, switching and disconnecting in one tab changes the other tab', async () => {
  const site = createFakeTabs()
  const storage = createFakeStorage()
  const shared = aFakeWallet()
  const here = aVisit({ adapter: createFakeAdapter(shared), ports: { storage, tabs: site.open() } })
  const there = aVisit({
    adapter: createFakeAdapter(shared),
    ports: { storage, tabs: site.open() },
  })
  await here.core.start()
  await there.core.start()
  const both = async (): Promise<readonly unknown[]> => {
    await here.clock.advance(500)
    await there.clock.advance(500)
    await here.clock.advance(500)
    return [here, there].map(({ core }) => publicAccount(core.snapshot()).caipAddress)
  }

  await here.core.actions.connect.withWallet('eip155', 'io.fjord')
  expect(await both()).toEqual([`eip155:1:${ADDRESS}`, `eip155:1:${ADDRESS}`])

  await there.core.actions.network.switchTo('eip155:8453')
  expect(await both()).toEqual([`eip155:8453:${ADDRESS}`, `eip155:8453:${ADDRESS}`])

  await there.core.actions.disconnect()
  expect(await both()).toEqual([undefined, undefined])
})

test('without a project id there is one alert, and no server gets a request', async () => {
  const { core, logger, http } = await aConnectedVisit()

  expect(core.snapshot().alerts.shown).toMatchObject([{ message: 'Project ID Not Configured' }])
  expect(logger.lines.filter(({ level }) => level === 'error')).toHaveLength(1)
  expect(http.requests).toEqual([])
})

test('if neither nodes nor the API answer, a notice is shown and no balance', async () => {
  const { core, adapter, settle } = await aConnectedVisit()
  adapter.nativeBalances.clear()
  adapter.emitChanged('io.fjord')
  await core.actions.network.switchTo('eip155:8453')
  core.actions.open()
  await settle()

  expect(core.snapshot().balances[`eip155:8453:${ADDRESS}`]).toEqual({
    status: 'unavailable',
    symbol: 'ETH',
  })
})

test('opening a view that is not public rejects with its name', async () => {
  const { core } = aVisit()
  await core.start()

  // @ts-expect-error: only public views can be opened by name
  expect(() => core.actions.open({ view: 'SwitchNetwork' })).toThrow(
    'SwitchNetwork is no view that can be opened by name',
  )
})

test.each(['solana', 'dogecoin'])(
  'opening for %s, of which the site has no network, is refused by name',
  async (namespace) => {
    const { core } = aVisit()
    await core.start()

    expect(() => core.actions.open({ namespace: namespace as 'solana' })).toThrow(
      `No network of this site is of ${namespace}`,
    )
    expect(core.snapshot().modal.isOpen).toBe(false)
  },
)

test('one error names all invalid options', () => {
  expect(() =>
    createTestCore({ networks: [aChain({ name: '' })], themeMode: 'blue' as 'dark' }),
  ).toThrow(/networks\[0\]\.name(.|\n)*themeMode/)
})

test('networks can be added and removed while the modal is open', async () => {
  const { core } = aVisit()
  await core.start()

  core.actions.network.add(aChain({ id: 10, name: 'OP Mainnet' }))
  await core.actions.network.switchTo('eip155:10')
  core.actions.network.remove('eip155:10')

  expect(publicState(core.snapshot()).selectedNetworkId).toBe('eip155:1')
  await expect(core.actions.network.switchTo('eip155:10')).rejects.toMatchObject({
    message: 'Network not found',
  })
})

test("the website's picture of a wallet replaces the one of the wallet", async () => {
  const icon = 'https://shop.example/fjord.png'
  const { core } = aVisit({ connectorImages: { 'io.fjord': icon } })

  await core.start()

  expect(core.snapshot().wallets.local).toMatchObject([{ id: 'io.fjord', icon }])
})
