import { expect, test } from 'vitest'
import { publicAccount, publicState } from '../connections/public-state.ts'
import { ADDRESS, aConnectedVisit, aVisit } from '../testing/a-visit.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

test('connecting on an unsupported network opens a session and the view about it, and both stay', async () => {
  const { core, wallet, adapter, storage, view, settle } = aVisit()
  wallet.networkId = 'eip155:31337'
  await core.start()

  core.actions.open()
  const connecting = core.actions.connect.withWallet('eip155', 'io.fjord')
  await settle()

  await expect(connecting).resolves.toBe(`eip155:31337:${ADDRESS}`)
  expect(view()).toBe('UnsupportedChain')
  expect(core.snapshot().recent.wallets).toMatchObject([{ name: 'Fjord' }])
  const again = aVisit({ adapter, ports: { storage } })
  await again.core.start()
  expect(publicAccount(again.core.snapshot()).status).toBe('connected')
})

test('a wallet stays connected when another one becomes active', async () => {
  const { core, adapter } = await aConnectedVisit()
  adapter.add(aFakeWallet({ id: 'io.kestrel', name: 'Kestrel' }))

  await core.actions.connect.withWallet('eip155', 'io.kestrel')

  expect(adapter.requests).not.toContain('release io.fjord')
  expect(core.snapshot().inactive?.eip155).toMatchObject([{ wallet: { id: 'io.fjord' } }])
})

test('a second click on the same wallet sends no second request', async () => {
  const { core, adapter } = aVisit()
  await core.start()

  core.actions.open()
  core.actions.connect.local('eip155', 'io.fjord')
  core.actions.connect.local('eip155', 'io.fjord')

  expect(adapter.requests).toEqual(['open io.fjord'])
})

test('a core that is started again after a stop resumes its session', async () => {
  const { core, adapter } = await aConnectedVisit()

  core.stop()
  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
  await core.start()

  expect(publicAccount(core.snapshot()).status).toBe('connected')
  expect(adapter.requests.filter((request) => request === 'resume io.fjord')).toHaveLength(1)
})

test('a late answer about a disconnected account is ignored', async () => {
  const { core, adapter, settle } = await aConnectedVisit()
  core.actions.open()

  const leaving = core.actions.disconnect()
  adapter.nativeBalances.clear()
  await leaving
  await settle()

  expect(core.snapshot().balances).toEqual({})
  expect(core.snapshot().notices.current).toBeUndefined()
  expect(core.snapshot().connect.current).toEqual({ step: 'idle' })
})

test('going back and choosing another wallet within the 600 ms keeps the modal open', async () => {
  const { core, adapter, settle, clock, view } = aVisit()
  adapter.add(aFakeWallet({ id: 'io.kestrel', name: 'Kestrel', mood: 'hang' }))
  await core.start()
  core.actions.open()
  core.actions.connect.local('eip155', 'io.fjord')
  await settle()

  core.actions.router.back()
  core.actions.connect.local('eip155', 'io.kestrel')
  await clock.advance(600)

  expect(core.snapshot().modal.isOpen).toBe(true)
  expect(view()).toBe('ConnectingExternal')
})

test('stopping right after a connection leaves no timer', async () => {
  const { core, settle, clock } = aVisit()
  await core.start()
  core.actions.open()
  core.actions.connect.local('eip155', 'io.fjord')
  await settle()

  core.stop()

  expect(clock.pending).toBe(0)
})

test('views that need the session are removed from the history when it ends', async () => {
  const { core, adapter, views, settle } = await aConnectedVisit()
  core.actions.open()
  core.actions.router.push('Networks', {})

  adapter.emitClosed('io.fjord')
  await settle()

  expect(views()).toEqual(['Networks'])
})

test('the network of a wallet stays active when the website removes it', async () => {
  const { core, view } = await aConnectedVisit()

  core.actions.network.remove('eip155:1')
  core.actions.open()

  expect(publicState(core.snapshot()).selectedNetworkId).toBe('eip155:1')
  expect(view()).toBe('UnsupportedChain')
})

test('if two wallets claim to be the stored one, none is connected and the visitor chooses', async () => {
  const { storage, adapter, wallet } = await aConnectedVisit()
  adapter.add({ ...wallet, wallet: { ...wallet.wallet, isAmbiguous: true } })

  const again = aVisit({ adapter, ports: { storage } })
  await again.core.start()

  expect(publicAccount(again.core.snapshot()).status).toBe('disconnected')
  expect(again.core.snapshot().modal.isOpen).toBe(true)
  expect(again.view()).toBe('Connect')
})

test("without metadata the page's title and address are used", async () => {
  const { core } = aVisit()

  await core.start()

  expect(core.snapshot().options.metadata).toEqual({
    name: 'Saltmarket',
    description: '',
    url: 'https://saltmarket.example',
    icons: [],
  })
})

test('a network that the website did not name is logged once', async () => {
  const { core, logger } = aVisit()
  await core.start()

  await expect(core.actions.network.switchTo('eip155:99')).rejects.toThrow('Network not found')
  await expect(core.actions.network.switchTo('eip155:99')).rejects.toThrow('Network not found')

  const warned = logger.lines.filter(({ message }) => message.startsWith('Network Not Found'))
  expect(warned).toHaveLength(1)
})

test('a project id that the service does not know raises an alert', async () => {
  const { core, http, clock } = aVisit({ projectId: 'nobody' })
  http.on('GET', 'https://rpc.walletconnect.org/v1/supported-chains', { status: 401, body: '' })
  await core.start()

  await core.actions.connect.withWallet('eip155', 'io.fjord')
  await expect
    .poll(async () => {
      await clock.advance(1)
      return core.snapshot().alerts.shown.map(({ message }) => message)
    })
    .toEqual(['Invalid Project ID'])
})

test.each([
  ['Account', 'eip155:8453' as const, 'Token Balance Unavailable'],
  ['UnsupportedChain', 'eip155:31337' as const, undefined],
])('on %s a missing balance shows the notice %s', async (...[shown, networkId, message]) => {
  const { core, adapter, wallet, view, settle } = await aConnectedVisit()
  core.actions.open()
  const undo = core.actions.portfolio.follow()
  adapter.nativeBalances.clear()

  wallet.networkId = networkId
  adapter.emitChanged('io.fjord')
  await settle()

  expect(view()).toBe(shown)
  expect(core.snapshot().notices.current?.message).toBe(message)
  undo()
})

test('where Account lists tokens, a missing balance is said once', async () => {
  const { core, adapter, wallet, clock, settle } = await aConnectedVisit()
  core.actions.open()
  const undo = core.actions.portfolio.follow()
  adapter.nativeBalances.clear()
  wallet.networkId = 'eip155:8453'
  adapter.emitChanged('io.fjord')
  await settle()
  expect(core.snapshot().notices.current?.message).toBe('Token Balance Unavailable')

  for (let minute = 0; minute < 3; minute += 1) {
    core.actions.notices.dismiss()
    await clock.advance(60_000)
    core.actions.balances.refresh()
    await settle()

    expect(core.snapshot().notices.current).toBeUndefined()
  }
  undo()
})

test('the tokens of the active account can be listed without the modal, and only while it is connected', async () => {
  const { core, http } = aVisit({ projectId: 'p1' })
  const api = 'https://rpc.walletconnect.org/v1'
  http.on('GET', `${api}/supported-chains`, { json: { http: ['eip155:1'], ws: [] } })
  http.on('GET', `${api}/identity/:address`, { json: {} })
  const dollar = {
    name: 'Dollar',
    symbol: 'USD',
    chainId: 'eip155:1',
    address: `eip155:1:${ADDRESS}`,
    price: 1,
    value: 5,
    quantity: { decimals: '6', numeric: '5' },
  }
  http.on('GET', `${api}/account/:address/balance`, { json: { balances: [dollar] } })
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')

  expect(await core.actions.balances.readTokens()).toMatchObject([
    { address: ADDRESS, amountText: '5', symbol: 'USD', priceUsd: 1 },
  ])

  await core.actions.disconnect()
  const listing = core.actions.balances.readTokens('eip155')
  await expect(listing).rejects.toMatchObject({ code: 'account.none' })
})
