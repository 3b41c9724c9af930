import { expect, test, vi } from 'vitest'
import { publicAccount, publicState } from '../connections/public-state.ts'
import { aChain } from '../testing/create-test-core.ts'
import {
  ALICE,
  SOLANA,
  setUpConnectedWallets,
  setUpSeveralWallets,
} from '../testing/set-up-several-wallets.ts'

const STORED_NETWORK = '@appkit/active_caip_network_id'

test('wallets that are disconnected right after each other are all disconnected', async () => {
  const { core, readConnections } = await setUpConnectedWallets()
  const { connections, disconnect } = core.actions

  await Promise.all([
    connections.disconnectWallet('eip155', 'io.kestrel'),
    connections.disconnectWallet('eip155', 'io.fjord'),
    disconnect('solana'),
  ])

  expect(readConnections()).toMatchObject({ wallet: undefined, inactive: [] })
  expect(publicAccount(core.snapshot(), 'solana').status).toBe('disconnected')
})

test('the wallet that becomes active after a disconnect is not disconnected', async () => {
  const { core, readConnections } = await setUpConnectedWallets()
  const { connections } = core.actions

  await Promise.all([
    connections.disconnectWallet('eip155', 'io.kestrel'),
    connections.disconnectWallet('eip155', 'io.kestrel'),
  ])

  expect(readConnections()).toMatchObject({ wallet: 'io.fjord', inactive: [] })
})

test('the end of an inactive session does not change the active network', async () => {
  const { core, storage, settle } = await setUpConnectedWallets()

  await core.actions.disconnect('eip155')
  await settle()

  expect(publicState(core.snapshot()).activeChain).toBe('solana')
  expect(storage.get(STORED_NETWORK)).toBe(SOLANA)
})

test('a disconnect while a wallet is being resumed is final', async () => {
  const { storage } = await setUpConnectedWallets()
  const reloaded = setUpSeveralWallets({ ports: { storage } }, true)
  const starting = reloaded.core.start()

  const account = await reloaded.core.account.load()
  await account.disconnect()
  await starting
  await reloaded.settle()

  expect(publicAccount(reloaded.core.snapshot(), 'eip155').status).toBe('disconnected')
  expect(publicAccount(reloaded.core.snapshot(), 'solana').status).toBe('disconnected')
  expect(storage.get('@appkit/connected_namespaces')).toBeUndefined()
})

test('views of the active account stay open when the wallet of another namespace disconnects', async () => {
  const { core, settle } = await setUpConnectedWallets()
  core.actions.connections.choose('eip155', 'io.fjord', ALICE)
  core.actions.open({ view: 'Account' })
  core.actions.router.push('Accounts', {})

  await core.actions.disconnect('solana')
  await settle()
  expect(core.snapshot().router.history.map(({ view }) => view)).toEqual(['Account', 'Accounts'])

  await core.actions.disconnect()
  await settle()
  expect(core.snapshot().modal.isOpen).toBe(false)
})

test('a wallet of another namespace is resumed on the network it was on', async () => {
  const devnet = { id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', chainNamespace: 'solana' as const }
  const networks = [aChain(), aChain({ ...devnet, id: SOLANA.slice(7) }), aChain(devnet)] as const
  const { core, storage, solana, settle } = await setUpConnectedWallets({ networks })
  await core.actions.network.switchTo(`solana:${devnet.id}`)
  await core.actions.network.switchTo('eip155:1')
  await settle()
  expect(solana.requests.filter((each) => each.startsWith('switch'))).toHaveLength(1)
  const reloaded = setUpSeveralWallets({ networks, ports: { storage } }, true)
  const resume = vi.spyOn(reloaded.solana.sessions, 'resume')

  await reloaded.core.start()

  expect(publicState(reloaded.core.snapshot()).activeChain).toBe('eip155')
  expect(resume.mock.calls[0]?.[0]).toMatchObject({ networkId: `solana:${devnet.id}` })
})

test('nothing stays reconnecting where another tab disconnected before it was resumed', async () => {
  const { storage } = await setUpConnectedWallets()
  const reloaded = setUpSeveralWallets({ ports: { storage } }, true)
  const starting = reloaded.core.start()
  expect(publicAccount(reloaded.core.snapshot(), 'eip155').status).toBe('reconnecting')

  for (const key of Object.keys(storage.entries())) storage.remove(key)
  await starting
  await reloaded.settle()

  expect(publicAccount(reloaded.core.snapshot(), 'eip155').status).toBe('disconnected')
  expect(publicAccount(reloaded.core.snapshot(), 'solana').status).toBe('disconnected')
})
