import { expect, test } from 'vitest'
import {
  ALICE,
  ALICE_CHECKED,
  BOB,
  BOB_CHECKED,
  rpcError,
  silence,
} from '../testing/scripted-wallet.ts'
import { type StartedAdapter, startAdapter } from '../testing/started-adapter.ts'

/** Those that wait for a locked wallet. */
const LOCKED_LISTENERS = 4
/** Source: EIP-2255. */
const PERMISSION = { parentCapability: 'eth_accounts', caveats: [] }

async function connected(): Promise<StartedAdapter> {
  const started = await startAdapter()
  await started.open()
  started.wallet.methods.length = 0
  return started
}

test('changed accounts are applied at once', async () => {
  const { wallet, changes } = await connected()

  wallet.emit('accountsChanged', [BOB, ALICE])

  expect(changes).toMatchObject([
    {
      type: 'changed',
      session: { accounts: [`eip155:1:${BOB_CHECKED}`, `eip155:1:${ALICE_CHECKED}`] },
    },
  ])
})

test.each([
  ['does not say', undefined],
  ['fails to say', () => Promise.reject(rpcError(-32603))],
  ['says in a form of its own', () => ({ eth_accounts: true })],
])(
  'where a wallet %s why it shares nothing, the session ends until it shares accounts again',
  async (_how, permissions) => {
    const { wallet, changes, host, resume } = await connected()
    if (permissions !== undefined) wallet.teach({ wallet_getPermissions: permissions })

    wallet.emit('accountsChanged', [])
    await host.clock.advance(0)
    expect(changes).toEqual([{ type: 'closed', sessionId: 'io.fjord', isLocked: true }])
    wallet.emit('accountsChanged', [])
    expect(changes).toHaveLength(1)
    wallet.emit('accountsChanged', [ALICE])

    expect(changes.slice(1)).toEqual([{ type: 'unlocked', walletId: 'io.fjord' }])
    expect(wallet.listenerCount).toBe(0)
    expect(await resume()).toMatchObject({ accounts: [`eip155:1:${ALICE_CHECKED}`] })
  },
)

test.each([[[]], [null]])(
  'while a wallet that says that it is only locked shares %j, the session stays',
  async (payload) => {
    const { wallet, changes, host, resume } = await connected()
    wallet.teach({ eth_accounts: () => [], wallet_getPermissions: () => [PERMISSION] })

    wallet.emit('accountsChanged', payload)
    await host.clock.advance(0)
    expect(changes).toEqual([])
    // As another tab makes it do.
    expect(await resume()).toMatchObject({ id: 'io.fjord' })
    wallet.emit('accountsChanged', [BOB])

    expect(changes).toMatchObject([
      { type: 'changed', session: { accounts: [`eip155:1:${BOB_CHECKED}`] } },
    ])
  },
)

test('a wallet whose owner took the permission back ends the session for good', async () => {
  const { wallet, changes, host } = await connected()
  wallet.teach({ wallet_getPermissions: () => [] })

  wallet.emit('accountsChanged', [])
  await host.clock.advance(0)
  wallet.emit('accountsChanged', [ALICE])

  expect(changes).toEqual([{ type: 'closed', sessionId: 'io.fjord' }])
  expect(wallet.listenerCount).toBe(0)
})

test('a wallet that is unlocked before it said why it shared nothing keeps its session', async () => {
  const { wallet, changes, host } = await connected()
  wallet.teach({ wallet_getPermissions: silence })

  wallet.emit('accountsChanged', [])
  await host.clock.advance(0)
  wallet.emit('accountsChanged', [ALICE])
  await host.clock.advance(20_000)

  expect(changes).toEqual([])
  expect(host.clock.pending).toBe(0)
})

test.each([['0xa'], ['0xA'], [10], ['10']])('a chain id may come as %j', async (payload) => {
  const { wallet, changes } = await connected()

  wallet.emit('chainChanged', payload)

  expect(changes).toMatchObject([{ session: { networkId: 'eip155:10' } }])
})

test.each([['10'], [10], ['0xa'], ['loading'], [undefined]])(
  'a wallet that emits only "networkChanged" (%j) is asked for its network',
  async (payload) => {
    const { wallet, changes, host } = await connected()
    wallet.teach({ eth_chainId: () => '0xa' })

    wallet.emit('networkChanged', payload)
    await host.clock.advance(0)

    expect(changes).toMatchObject([{ session: { networkId: 'eip155:10' } }])
  },
)

test('"networkChanged" after "chainChanged" says the same, and the wallet is asked nothing', async () => {
  const { wallet, changes, host } = await connected()

  wallet.emit('chainChanged', '0xa')
  wallet.emit('networkChanged', '10')
  await host.clock.advance(2_000)

  expect(changes).toHaveLength(1)
  expect(wallet.methods).toEqual([])
})

test.each([
  ['one event', [[]]],
  ['an event that comes three times', [[], [], []]],
  ['an unclear event', [null]],
  ['an unclear event that comes three times', [null, null, null]],
])('a locked wallet is asked once for its permission, after %s', async (_what, payloads) => {
  const { wallet, changes, host } = await connected()
  wallet.teach({ eth_accounts: () => [], wallet_getPermissions: () => [PERMISSION] })
  const asked = () => wallet.methods.filter((method) => method === 'wallet_getPermissions')

  for (const payload of payloads) wallet.emit('accountsChanged', payload)
  await host.clock.advance(2_000)
  expect(asked()).toHaveLength(1)
  wallet.emit('accountsChanged', [])
  await host.clock.advance(2_000)

  expect(asked()).toHaveLength(2)
  expect(changes).toEqual([])
})

test.each([
  ['accountsChanged', { eth_accounts: () => [BOB] }, { accounts: [`eip155:1:${BOB_CHECKED}`] }],
  ['chainChanged', { eth_chainId: () => '0xa' }, { networkId: 'eip155:10' }],
])(
  '%s without a payload may come before what the wallet answers is new',
  async (event, script, session) => {
    const { wallet, changes, host } = await connected()

    wallet.emit(event, undefined)
    host.clock.after(900, () => wallet.teach(script))
    await host.clock.advance(500)
    await host.clock.advance(500)

    expect(changes).toMatchObject([{ type: 'changed', session }])
    expect(host.clock.pending).toBe(0)
  },
)

test('a repeated event is emitted once', async () => {
  const { wallet, changes } = await connected()

  wallet.emit('chainChanged', '0x1')
  wallet.emit('accountsChanged', [ALICE])
  wallet.emit('chainChanged', '0xa')
  wallet.emit('chainChanged', 10)

  expect(changes).toHaveLength(1)
})

test.each([
  ['chainChanged', 'loading'],
  ['chainChanged', undefined],
  ['chainChanged', Number.NaN],
  ['chainChanged', { chainId: '0xa' }],
  ['accountsChanged', undefined],
  ['accountsChanged', ALICE],
  ['accountsChanged', [null]],
])(
  'after an unclear "%s" (%j) the wallet is asked for its accounts and network',
  async (event, payload) => {
    const { wallet, changes, host } = await connected()
    wallet.teach({ eth_accounts: () => [BOB], eth_chainId: () => '0xa' })

    wallet.emit(event, payload)
    await host.clock.advance(0)

    expect(changes).toMatchObject([
      { type: 'changed', session: { accounts: [`eip155:10:${BOB_CHECKED}`] } },
    ])
  },
)

test("an unclear event of a wallet that can't answer changes nothing", async () => {
  const { wallet, changes, host } = await connected()
  wallet.teach({
    eth_accounts: () => {
      throw rpcError(-32603)
    },
  })

  wallet.emit('accountsChanged', 'what?')
  await host.clock.advance(5_000)

  expect(changes).toEqual([])
})

test('a thousand unclear events lead to one request at a time, and to the later ones of one event', async () => {
  const { wallet, host } = await connected()

  for (let nth = 0; nth < 1_000; nth += 1) wallet.emit('chainChanged', 'loading')
  await host.clock.advance(0)

  expect(wallet.methods.length).toBeLessThanOrEqual(6)
  await host.clock.advance(2_000)
  expect(wallet.methods.length).toBeLessThanOrEqual(10)
})

test('an event that arrives during a request is not overwritten by the answer', async () => {
  const { wallet, changes, host } = await connected()
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

  expect(changes).toMatchObject([{ session: { networkId: 'eip155:10' } }])
})

test.each([
  ['disconnect', { code: 1013 }],
  ['disconnect', { code: 4900 }],
  ['disconnect', undefined],
  ['close', 1013],
  ['close', undefined],
])(
  'a %s (%j) after which the wallet still shares its accounts is ignored',
  async (event, payload) => {
    const { wallet, changes, host } = await connected()

    wallet.emit(event, payload)
    await host.clock.advance(5_000)

    expect(changes).toEqual([])
    expect(host.clock.pending).toBe(0)
  },
)

test.each([
  ['disconnect', 'shares nothing', () => []],
  ['disconnect', 'never answers', silence],
  [
    'disconnect',
    'fails',
    () => {
      throw rpcError(4900)
    },
  ],
  ['disconnect', 'answers nonsense', () => 'gone'],
  ['close', 'shares nothing', () => []],
  ['close', 'never answers', silence],
])('a %s after which the wallet %s ends the session', async (event, _what, script) => {
  const { wallet, changes, host } = await connected()
  wallet.teach({ eth_accounts: script })

  wallet.emit(event, { code: 1013 })
  await host.clock.advance(10_000)

  expect(changes).toEqual([{ type: 'closed', sessionId: 'io.fjord', isLocked: true }])
  expect(wallet.listenerCount).toBe(LOCKED_LISTENERS)
  expect(host.clock.pending).toBe(0)
})

test('a disconnect after which only the network is unknown ends nothing', async () => {
  const { wallet, changes, host } = await connected()
  wallet.teach({
    eth_chainId: () => {
      throw rpcError(4900)
    },
  })

  wallet.emit('disconnect', { code: 1013 })
  await host.clock.advance(10_000)

  expect(changes).toEqual([])
})

test('after closing, events of a wallet that never removes a listener are ignored', async () => {
  const { adapter, wallet, changes, host } = await startAdapter()
  const { removeListener } = wallet
  wallet.removeListener = () => undefined
  await adapter.sessions.open({ walletId: 'io.fjord' }, new AbortController().signal)

  await adapter.sessions.close('io.fjord')
  wallet.emit('accountsChanged', [BOB])
  wallet.emit('disconnect', undefined)
  await host.clock.advance(5_000)

  expect(changes).toEqual([])
  wallet.removeListener = removeListener
})

test("closing asks the wallet to forget the website, and succeeds if the wallet can't", async () => {
  const { adapter, wallet } = await connected()
  wallet.teach({
    wallet_revokePermissions: () => {
      throw rpcError(4200)
    },
  })

  await adapter.sessions.close('io.fjord')

  expect(wallet.methods).toEqual(['wallet_revokePermissions'])
  expect(wallet.params.get('wallet_revokePermissions')).toEqual([{ eth_accounts: {} }])
})
