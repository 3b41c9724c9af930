import { expect, test } from 'vitest'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createFakeTabs } from '../testing/fake-tabs.ts'
import {
  ALICE,
  BOB,
  SOLANA,
  setUpConnectedWallets,
  setUpSeveralWallets,
} from '../testing/set-up-several-wallets.ts'

test('a second wallet of a namespace is the active one, and the first stays connected', async () => {
  const { readConnections, evm } = await setUpConnectedWallets()

  expect(readConnections()).toEqual({
    active: BOB,
    wallet: 'io.kestrel',
    inactive: ['io.fjord'],
    chain: 'solana',
  })
  expect(evm.requests.filter((each) => /release|close/.test(each))).toEqual([])
})

test('an inactive wallet becomes the active one again, with the account that was chosen', async () => {
  const { core, readConnections, evm, settle } = await setUpConnectedWallets()

  core.actions.connections.choose('eip155', 'io.fjord', BOB)
  await settle()

  expect(readConnections()).toEqual({
    active: BOB,
    wallet: 'io.fjord',
    inactive: ['io.kestrel'],
    chain: 'eip155',
  })
  expect(evm.requests.filter((each) => each.startsWith('open'))).toHaveLength(2)
  core.actions.connections.choose('eip155', 'io.fjord', ALICE)
  expect(readConnections()).toMatchObject({ active: ALICE, wallet: 'io.fjord' })
})

test('a wallet that is not connected can’t be chosen', async () => {
  const { core, readConnections } = await setUpConnectedWallets()
  const before = readConnections()

  expect(() => core.actions.connections.choose('eip155', 'io.gone')).toThrow(
    expect.objectContaining({ code: 'wallet.none' }),
  )

  expect(readConnections()).toEqual(before)
})

test('disconnecting an inactive wallet closes no other one', async () => {
  const { core, readConnections, evm } = await setUpConnectedWallets()

  await core.actions.connections.disconnectWallet('eip155', 'io.fjord')

  expect(readConnections()).toMatchObject({ wallet: 'io.kestrel', inactive: [] })
  expect(evm.requests.filter((each) => each.startsWith('close'))).toEqual(['close io.fjord'])
})

test('after the active wallet is disconnected, the inactive one is active', async () => {
  const { core, readConnections, evm, solana, settle } = await setUpConnectedWallets()

  await core.actions.connections.disconnectWallet('eip155', 'io.kestrel')
  await settle()

  expect(readConnections()).toMatchObject({
    active: ALICE,
    wallet: 'io.fjord',
    inactive: [],
    chain: 'solana',
  })
  expect(evm.requests.filter((each) => each.startsWith('close'))).toEqual(['close io.kestrel'])
  expect(solana.requests).not.toContain('close Tern')
})

test('when the active wallet ends its session, the inactive one becomes active', async () => {
  const { evm, readConnections, settle } = await setUpConnectedWallets()

  evm.emitClosed('io.kestrel')
  await settle()

  expect(readConnections()).toMatchObject({ active: ALICE, wallet: 'io.fjord', inactive: [] })
})

test('an inactive wallet that ends its session is removed, and one that changes is updated', async () => {
  const { core, evm, fjord, readConnections } = await setUpConnectedWallets()

  fjord.addresses = [BOB]
  evm.emitChanged('io.fjord')
  expect(core.snapshot().inactive?.eip155?.[0]?.session.accounts).toEqual([`eip155:1:${BOB}`])
  expect(readConnections()).toMatchObject({ wallet: 'io.kestrel', chain: 'solana' })
  evm.emitClosed('io.fjord')

  expect(readConnections()).toMatchObject({ wallet: 'io.kestrel', inactive: [] })
})

test('disconnecting a namespace disconnects all of its wallets, and another namespace becomes active', async () => {
  const { core, readConnections, evm, storage, settle } = await setUpConnectedWallets()
  core.actions.connections.choose('eip155', 'io.kestrel')
  expect(readConnections().chain).toBe('eip155')

  await core.actions.disconnect('eip155')
  await settle()

  expect(readConnections()).toEqual({
    active: undefined,
    wallet: undefined,
    inactive: [],
    chain: 'solana',
  })
  expect(evm.requests.filter((each) => each.startsWith('close')).sort()).toEqual([
    'close io.fjord',
    'close io.kestrel',
  ])
  expect(storage.entries()).toMatchObject({
    '@appkit/connected_namespaces': 'solana',
    '@appkit/active_caip_network_id': SOLANA,
  })
  expect(storage.entries()).not.toHaveProperty('@appkit/connections')
})

test('changes of a wallet of another namespace do not change the active one', async () => {
  const { core, evm, kestrel, readConnections, storage } = await setUpConnectedWallets()

  kestrel.networkId = 'eip155:8453'
  evm.emitChanged('io.kestrel')

  expect(readConnections().chain).toBe('solana')
  expect(core.snapshot().network.activeIds.eip155).toBe('eip155:8453')
  expect(storage.get('@appkit/active_caip_network_id')).toBe(SOLANA)
})

test('choosing the network that the wallet is already on sends no request', async () => {
  const { core, evm, readConnections } = await setUpConnectedWallets()
  const requestCount = evm.requests.length

  await core.actions.network.switchTo('eip155:1')

  expect(readConnections().chain).toBe('eip155')
  expect(evm.requests.slice(requestCount).filter((each) => each.startsWith('switch'))).toEqual([])
})

test('after a reload all are connected as before, with the chosen account', async () => {
  const { core, storage, readConnections } = await setUpConnectedWallets()
  core.actions.connections.choose('eip155', 'io.fjord', BOB)
  const before = readConnections()

  const again = setUpSeveralWallets(
    { ports: { storage: createFakeStorage(storage.entries()) } },
    true,
  )
  await again.core.start()
  await again.settle()

  expect(again.readConnections()).toEqual(before)
  expect(again.evm.requests.filter((each) => each.startsWith('open'))).toEqual([])
})

test('no address is stored unless a visitor chose one', async () => {
  const { storage } = await setUpConnectedWallets()

  expect(JSON.stringify(storage.entries())).not.toContain(BOB)
  expect(JSON.stringify(storage.entries())).not.toContain(ALICE)
})

test('an inactive wallet that shares nothing after a reload is left out', async () => {
  const { storage } = await setUpConnectedWallets()

  const again = setUpSeveralWallets(
    { ports: { storage: createFakeStorage(storage.entries()) } },
    true,
  )
  again.fjord.isApproved = false
  await again.core.start()
  await again.settle()

  expect(again.readConnections()).toMatchObject({
    wallet: 'io.kestrel',
    inactive: [],
    chain: 'solana',
  })
})

test('another tab activates the chosen wallet, too', async () => {
  const tabs = createFakeTabs()
  const storage = createFakeStorage()
  const one = await setUpConnectedWallets({ ports: { storage, tabs: tabs.open() } })
  const other = setUpSeveralWallets({ ports: { storage, tabs: tabs.open() } }, true)
  await other.core.start()
  await other.settle()
  expect(other.readConnections()).toEqual(one.readConnections())

  one.core.actions.connections.choose('eip155', 'io.fjord')
  await one.settle()
  await other.clock.advance(700)

  expect(other.readConnections()).toMatchObject({ wallet: 'io.fjord', inactive: ['io.kestrel'] })
  await one.core.actions.connections.disconnectWallet('eip155', 'io.kestrel')
  await one.settle()
  await other.clock.advance(700)
  expect(other.readConnections()).toMatchObject({ wallet: 'io.fjord', inactive: [] })
})

test('a stopped core has no sessions', async () => {
  const { core } = await setUpConnectedWallets()

  core.stop()

  expect(core.snapshot().inactive).toBeUndefined()
})

test('choosing a network of a namespace without a wallet opens its wallets', async () => {
  const { core, readConnections, settle } = setUpSeveralWallets()
  await core.start()
  core.actions.network.choose(SOLANA)
  await settle()
  expect(readConnections().chain).toBe('solana')
  await core.actions.connect.withWallet('solana', 'Tern')
  core.actions.open({ view: 'Networks' })

  core.actions.network.choose('eip155:1')

  expect(core.snapshot().router.history.at(-1)).toEqual({
    view: 'SwitchActiveChain',
    params: { networkId: 'eip155:1' },
  })
  expect(readConnections().chain).toBe('solana')
})
