import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { aChain, createTestCore } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeStorage, type FakeStorage } from '../testing/fake-storage.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

const SUI = 'sui:devnet'
const ADDRESS = `0x${'5e'.repeat(32)}`

/** A site of Ethereum, and of a namespace that the specification does not name. */
function aSite(storage: FakeStorage, hasSui = true) {
  const tern = aFakeWallet({
    id: 'tern.sui',
    name: 'Tern',
    networkId: SUI,
    addresses: [ADDRESS],
    isApproved: true,
  })
  const sui = createFakeAdapter(tern)
  const evm = createFakeAdapter(aFakeWallet())
  return createTestCore({
    adapters: hasSui ? [sui, evm] : [evm],
    networks: [aChain(), ...(hasSui ? [aChain({ id: SUI, name: 'Sui Devnet' })] : [])],
    ports: { storage },
  })
}

/** The storage that a visitor of this namespace leaves. */
async function aStorageLeft(): Promise<FakeStorage> {
  const storage = createFakeStorage()
  const { core, settle } = aSite(storage)
  await core.start()
  await core.actions.connect.withWallet('sui', 'tern.sui')
  await settle()
  core.stop()
  return storage
}

test('a namespace that only an adapter knows is connected, and its wallets follow the known ones', async () => {
  const { core, settle } = aSite(createFakeStorage())
  await core.start()

  await core.actions.connect.withWallet('sui', 'tern.sui')
  await settle()

  expect(core.snapshot().wallets.local.map(({ namespace }) => namespace)).toEqual(['eip155', 'sui'])
  expect(publicAccount(core.snapshot(), 'sui')).toMatchObject({
    isConnected: true,
    caipAddress: `${SUI}:${ADDRESS}`,
  })
})

test('after a reload it is connected again, on its network', async () => {
  const { core, settle } = aSite(await aStorageLeft())

  await core.start()
  await settle()

  expect(publicAccount(core.snapshot(), 'sui').address).toBe(ADDRESS)
  expect(core.snapshot().network.activeNamespace).toBe('sui')
  expect(core.snapshot().recent.wallets).toMatchObject([{ id: 'tern.sui', namespace: 'sui' }])
})

test('what is stored of it is ignored on a page without its adapter', async () => {
  const { core, settle } = aSite(await aStorageLeft(), false)

  await core.start()
  await settle()

  const { accounts, network, recent } = core.snapshot()
  expect(accounts).toEqual({})
  expect(network.activeNamespace).toBe('eip155')
  expect(recent).toMatchObject({ wallets: [] })
  expect(recent.last).toBeUndefined()
})
