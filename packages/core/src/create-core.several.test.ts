import { expect, test } from 'vitest'
import { createFakeStorage } from './testing/fake-storage.ts'
import { createFakeTabs } from './testing/fake-tabs.ts'
import { ALICE, aConnectedPlace, aPlace, BOB, SOLANA } from './testing/set-up-several-wallets.ts'

test('a second wallet of a namespace is the active one, and the first stays connected', async () => {
  const { look, evm } = await aConnectedPlace()

  expect(look()).toEqual({
    active: BOB,
    wallet: 'io.kestrel',
    inactive: ['io.fjord'],
    chain: 'solana',
  })
  expect(evm.requests.filter((each) => /release|close/.test(each))).toEqual([])
})

test('an inactive wallet becomes the active one again, with the account that was chosen', async () => {
  const { core, look, evm, settle } = await aConnectedPlace()

  core.actions.connections.choose('eip155', 'io.fjord', BOB)
  await settle()

  expect(look()).toEqual({
    active: BOB,
    wallet: 'io.fjord',
    inactive: ['io.kestrel'],
    chain: 'eip155',
  })
  expect(evm.requests.filter((each) => each.startsWith('open'))).toHaveLength(2)
  core.actions.connections.choose('eip155', 'io.fjord', ALICE)
  expect(look()).toMatchObject({ active: ALICE, wallet: 'io.fjord' })
})

test('a wallet that is not connected can’t be chosen', async () => {
  const { core, look } = await aConnectedPlace()
  const before = look()

  expect(() => core.actions.connections.choose('eip155', 'io.gone')).toThrow(
    expect.objectContaining({ code: 'wallet.none' }),
  )

  expect(look()).toEqual(before)
})

test('disconnecting an inactive wallet closes it alone', async () => {
  const { core, look, evm } = await aConnectedPlace()

  await core.actions.connections.drop('eip155', 'io.fjord')

  expect(look()).toMatchObject({ wallet: 'io.kestrel', inactive: [] })
  expect(evm.requests.filter((each) => each.startsWith('close'))).toEqual(['close io.fjord'])
})

test('after the active wallet is disconnected, the inactive one is active', async () => {
  const { core, look, evm, solana, settle } = await aConnectedPlace()

  await core.actions.connections.drop('eip155', 'io.kestrel')
  await settle()

  expect(look()).toMatchObject({ active: ALICE, wallet: 'io.fjord', inactive: [], chain: 'solana' })
  expect(evm.requests.filter((each) => each.startsWith('close'))).toEqual(['close io.kestrel'])
  expect(solana.requests).not.toContain('close Tern')
})

test('a wallet that ends its session leaves the place to the inactive one', async () => {
  const { evm, look, settle } = await aConnectedPlace()

  evm.emitClosed('io.kestrel')
  await settle()

  expect(look()).toMatchObject({ active: ALICE, wallet: 'io.fjord', inactive: [] })
})

test('an inactive wallet that ends its session is gone, and one that changes is followed', async () => {
  const { core, evm, fjord, look } = await aConnectedPlace()

  fjord.addresses = [BOB]
  evm.emitChanged('io.fjord')
  expect(core.snapshot().inactive?.eip155?.[0]?.session.accounts).toEqual([`eip155:1:${BOB}`])
  expect(look()).toMatchObject({ wallet: 'io.kestrel', chain: 'solana' })
  evm.emitClosed('io.fjord')

  expect(look()).toMatchObject({ wallet: 'io.kestrel', inactive: [] })
})

test('disconnecting a namespace ends all of its wallets, and another one is the active', async () => {
  const { core, look, evm, storage, settle } = await aConnectedPlace()
  core.actions.connections.choose('eip155', 'io.kestrel')
  expect(look().chain).toBe('eip155')

  await core.actions.disconnect('eip155')
  await settle()

  expect(look()).toEqual({ active: undefined, wallet: undefined, inactive: [], chain: 'solana' })
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

test('what a wallet beside the active namespace does moves nobody', async () => {
  const { core, evm, kestrel, look, storage } = await aConnectedPlace()

  kestrel.networkId = 'eip155:8453'
  evm.emitChanged('io.kestrel')

  expect(look().chain).toBe('solana')
  expect(core.snapshot().network.activeIds.eip155).toBe('eip155:8453')
  expect(storage.get('@appkit/active_caip_network_id')).toBe(SOLANA)
})

test('choosing a network of a wallet that is on it already asks nobody', async () => {
  const { core, evm, look } = await aConnectedPlace()
  const asked = evm.requests.length

  await core.actions.network.switchTo('eip155:1')

  expect(look().chain).toBe('eip155')
  expect(evm.requests.slice(asked).filter((each) => each.startsWith('switch'))).toEqual([])
})

test('after a reload all are connected as before, with the chosen account', async () => {
  const { core, storage, look } = await aConnectedPlace()
  core.actions.connections.choose('eip155', 'io.fjord', BOB)
  const before = look()

  const again = aPlace({ ports: { storage: createFakeStorage(storage.entries()) } }, true)
  await again.core.start()
  await again.settle()

  expect(again.look()).toEqual(before)
  expect(again.evm.requests.filter((each) => each.startsWith('open'))).toEqual([])
})

test('no address is stored unless a visitor chose one', async () => {
  const { storage } = await aConnectedPlace()

  expect(JSON.stringify(storage.entries())).not.toContain(BOB)
  expect(JSON.stringify(storage.entries())).not.toContain(ALICE)
})

test('an inactive wallet that shares nothing any more after a reload is left out', async () => {
  const { storage } = await aConnectedPlace()

  const again = aPlace({ ports: { storage: createFakeStorage(storage.entries()) } }, true)
  again.fjord.isApproved = false
  await again.core.start()
  await again.settle()

  expect(again.look()).toMatchObject({ wallet: 'io.kestrel', inactive: [], chain: 'solana' })
})

test('another tab follows to the wallet that was chosen', async () => {
  const tabs = createFakeTabs()
  const storage = createFakeStorage()
  const one = await aConnectedPlace({ ports: { storage, tabs: tabs.open() } })
  const other = aPlace({ ports: { storage, tabs: tabs.open() } }, true)
  await other.core.start()
  await other.settle()
  expect(other.look()).toEqual(one.look())

  one.core.actions.connections.choose('eip155', 'io.fjord')
  await one.settle()
  await other.clock.advance(700)

  expect(other.look()).toMatchObject({ wallet: 'io.fjord', inactive: ['io.kestrel'] })
  await one.core.actions.connections.drop('eip155', 'io.kestrel')
  await one.settle()
  await other.clock.advance(700)
  expect(other.look()).toMatchObject({ wallet: 'io.fjord', inactive: [] })
})

test('a stopped core has nothing of it left', async () => {
  const { core } = await aConnectedPlace()

  core.stop()

  expect(core.snapshot().inactive).toBeUndefined()
})

test('choosing a network of a namespace without a wallet leads to getting one', async () => {
  const { core, look, settle } = aPlace()
  await core.start()
  core.actions.network.choose(SOLANA)
  await settle()
  expect(look().chain).toBe('solana')
  await core.actions.connect.withWallet('solana', 'Tern')
  core.actions.open({ view: 'Networks' })

  core.actions.network.choose('eip155:1')

  expect(core.snapshot().router.history.at(-1)).toEqual({
    view: 'SwitchActiveChain',
    params: { networkId: 'eip155:1' },
  })
  expect(look().chain).toBe('solana')
})
