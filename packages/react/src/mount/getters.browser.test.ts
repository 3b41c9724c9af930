import { aFakeWallet } from '@latchkey/core/testing'
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
