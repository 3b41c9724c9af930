import { expect, test } from 'vitest'
import {
  ALICE,
  ALICE_CHECKED,
  BOB,
  BOB_CHECKED,
  rpcError,
  silence,
} from '../testing/scripted-wallet.ts'
import { createScene, type Scene } from '../testing/started-adapter.ts'

async function connected(): Promise<Scene> {
  const scene = await createScene()
  await scene.open()
  scene.wallet.asked.length = 0
  return scene
}

test('accounts that changed are taken at once, without asking', async () => {
  const { wallet, told } = await connected()

  wallet.emit('accountsChanged', [BOB, ALICE])

  expect(told).toMatchObject([
    {
      type: 'changed',
      session: { accounts: [`eip155:1:${BOB_CHECKED}`, `eip155:1:${ALICE_CHECKED}`] },
    },
  ])
  expect(wallet.asked).toEqual([])
})

test('no accounts mean the end of the session', async () => {
  const { wallet, told } = await connected()

  wallet.emit('accountsChanged', [])
  wallet.emit('accountsChanged', [ALICE])

  expect(told).toEqual([{ type: 'closed', sessionId: 'io.fjord' }])
  expect(wallet.listenerCount).toBe(0)
})

test.each([['0xa'], ['0xA'], [10], ['10']])('a chain id may come as %j', async (payload) => {
  const { wallet, told } = await connected()

  wallet.emit('chainChanged', payload)

  expect(told).toMatchObject([{ session: { networkId: 'eip155:10' } }])
})

test('what is said twice is told once', async () => {
  const { wallet, told } = await connected()

  wallet.emit('chainChanged', '0x1')
  wallet.emit('accountsChanged', [ALICE])
  wallet.emit('chainChanged', '0xa')
  wallet.emit('chainChanged', 10)

  expect(told).toHaveLength(1)
})

test.each([
  ['chainChanged', 'loading'],
  ['chainChanged', undefined],
  ['chainChanged', Number.NaN],
  ['chainChanged', { chainId: '0xa' }],
  ['accountsChanged', undefined],
  ['accountsChanged', ALICE],
  ['accountsChanged', [null]],
])('on an unclear "%s" (%j) the wallet is asked where it stands', async (event, payload) => {
  const { wallet, told, host } = await connected()
  wallet.teach({ eth_accounts: () => [BOB], eth_chainId: () => '0xa' })

  wallet.emit(event, payload)
  await host.clock.advance(0)

  expect(told).toMatchObject([
    { type: 'changed', session: { accounts: [`eip155:10:${BOB_CHECKED}`] } },
  ])
})

test('an unclear event of a wallet that can not say more changes nothing', async () => {
  const { wallet, told, host } = await connected()
  wallet.teach({
    eth_accounts: () => {
      throw rpcError(-32603)
    },
  })

  wallet.emit('accountsChanged', 'what?')
  await host.clock.advance(5_000)

  expect(told).toEqual([])
})

test('a thousand unclear events are one question at a time', async () => {
  const { wallet, host } = await connected()

  for (let nth = 0; nth < 1_000; nth += 1) wallet.emit('chainChanged', 'loading')
  await host.clock.advance(0)

  expect(wallet.asked.length).toBeLessThanOrEqual(4)
})

test('a clear event that comes while the wallet is asked is not overwritten by the answer', async () => {
  const { wallet, told, host } = await connected()
  let answer: (chainId: string) => void = () => {}
  wallet.teach({
    eth_chainId: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  wallet.emit('chainChanged', 'loading')
  await host.clock.advance(0)

  wallet.emit('chainChanged', '0xa')
  wallet.teach({ eth_chainId: () => '0xa' })
  answer('0x1')
  await host.clock.advance(0)

  expect(told).toMatchObject([{ session: { networkId: 'eip155:10' } }])
})

test.each([[{ code: 1013 }], [{ code: 4900 }], [undefined]])(
  'a disconnect (%j) after which the wallet still shares its accounts is none',
  async (payload) => {
    const { wallet, told, host } = await connected()

    wallet.emit('disconnect', payload)
    await host.clock.advance(5_000)

    expect(told).toEqual([])
    expect(host.clock.pending).toBe(0)
  },
)

test.each([
  ['shares nothing', () => []],
  ['never answers', silence],
  [
    'fails',
    () => {
      throw rpcError(4900)
    },
  ],
  ['answers nonsense', () => 'gone'],
])('a disconnect after which the wallet %s ends the session', async (_what, script) => {
  const { wallet, told, host } = await connected()
  wallet.teach({ eth_accounts: script })

  wallet.emit('disconnect', { code: 1013 })
  await host.clock.advance(10_000)

  expect(told).toEqual([{ type: 'closed', sessionId: 'io.fjord' }])
  expect(wallet.listenerCount).toBe(0)
  expect(host.clock.pending).toBe(0)
})

test('a disconnect after which only the network is unknown ends nothing', async () => {
  const { wallet, told, host } = await connected()
  wallet.teach({
    eth_chainId: () => {
      throw rpcError(4900)
    },
  })

  wallet.emit('disconnect', { code: 1013 })
  await host.clock.advance(10_000)

  expect(told).toEqual([])
})

test('after closing, a wallet that never lets go of a listener is not heard any more', async () => {
  const { adapter, wallet, told, host } = await createScene()
  const { removeListener } = wallet
  wallet.removeListener = () => undefined
  await adapter.sessions.open({ walletId: 'io.fjord' }, new AbortController().signal)

  await adapter.sessions.close('io.fjord')
  wallet.emit('accountsChanged', [BOB])
  wallet.emit('disconnect', undefined)
  await host.clock.advance(5_000)

  expect(told).toEqual([])
  wallet.removeListener = removeListener
})

test('closing asks the wallet to forget the website, and bears that it can not', async () => {
  const { adapter, wallet } = await connected()
  wallet.teach({
    wallet_revokePermissions: () => {
      throw rpcError(4200)
    },
  })

  await adapter.sessions.close('io.fjord')

  expect(wallet.asked).toEqual(['wallet_revokePermissions'])
  expect(wallet.params.get('wallet_revokePermissions')).toEqual([{ eth_accounts: {} }])
})
