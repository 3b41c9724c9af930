import { expect, test, vi } from 'vitest'
import { announce, aProviderInfo } from '../testing/a-page.ts'
import {
  ALICE,
  ALICE_CHECKED,
  BOB,
  BOB_CHECKED,
  createScriptedWallet,
  rpcError,
  silence,
} from '../testing/scripted-wallet.ts'
import { startAdapter } from '../testing/started-adapter.ts'

/** Those that wait for a locked wallet. */
const LOCKED_LISTENERS = 4

test('only requests without a prompt are sent', async () => {
  const { resume, wallet } = await startAdapter()

  const session = await resume()

  expect(session).toMatchObject({ accounts: [`eip155:1:${ALICE_CHECKED}`] })
  expect(wallet.methods).toEqual(['eth_accounts', 'eth_chainId'])
})

test('the network is requested before the accounts arrive', async () => {
  const { resume, wallet, host } = await startAdapter({ eth_accounts: silence })

  const outcome = expect(resume()).rejects.toMatchObject({ code: 'wallet.failed' })
  await vi.waitFor(() => expect(wallet.methods).toEqual(['eth_accounts', 'eth_chainId']))

  await host.clock.advance(10_000)
  await outcome
})

test.each([
  ['never says', silence],
  [
    'fails to say',
    () => {
      throw rpcError(-32603)
    },
  ],
])('a wallet that shares nothing, and %s its network, has no session', async (_, script) => {
  const { resume, host } = await startAdapter({ eth_accounts: () => [], eth_chainId: script })

  await expect(resume()).resolves.toBeUndefined()

  expect(host.clock.pending).toBe(0)
})

test('an open session ends when its wallet shares nothing any more', async () => {
  const { open, resume, wallet, changes, adapter } = await startAdapter()
  await open()
  wallet.teach({ eth_accounts: () => [] })

  await expect(resume()).resolves.toBeUndefined()

  expect(adapter.sessions.choose('io.fjord')).toBeUndefined()
  expect(changes).toEqual([])
})

test.each([[[ALICE]], ['what?'], [undefined]])(
  'a wallet that is locked while the page loads is waited for, until it emits %j',
  async (payload) => {
    const { resume, wallet, changes } = await startAdapter({ eth_accounts: () => [] })
    await resume()
    await resume()
    expect(wallet.listenerCount).toBe(LOCKED_LISTENERS)
    wallet.emit('accountsChanged', [])
    expect(changes).toEqual([])

    wallet.emit('accountsChanged', payload)
    wallet.emit('accountsChanged', payload)

    expect(changes).toEqual([{ type: 'unlocked', walletId: 'io.fjord' }])
    expect(wallet.listenerCount).toBe(0)
  },
)

test.each([
  ['chainChanged', '0x1'],
  ['networkChanged', '1'],
  ['connect', { chainId: '0x1' }],
])(
  'a locked wallet that emits only "%s" when it is unlocked is asked for accounts, also a little later',
  async (event, payload) => {
    const { resume, wallet, changes, host } = await startAdapter({ eth_accounts: () => [] })
    await resume()

    wallet.emit(event, payload)
    await host.clock.advance(2_000)
    expect(changes).toEqual([])
    wallet.emit(event, payload)
    host.clock.after(500, () => wallet.teach({ eth_accounts: () => [ALICE] }))
    await host.clock.advance(500)
    await host.clock.advance(500)

    expect(changes).toEqual([{ type: 'unlocked', walletId: 'io.fjord' }])
    expect(wallet.listenerCount).toBe(0)
    expect(host.clock.pending).toBe(0)
  },
)

test('a locked wallet that is not waited for any more while it is asked for accounts is left alone', async () => {
  let answer: (accounts: string[]) => void = () => {}
  const { adapter, resume, wallet, changes, host } = await startAdapter({ eth_accounts: () => [] })
  await resume()
  wallet.teach({
    eth_accounts: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  wallet.emit('chainChanged', '0x1')
  await host.clock.advance(0)

  adapter.dispose()
  answer([ALICE])
  await host.clock.advance(0)

  expect(changes).toEqual([])
})

test.each(['opens', 'is disposed'])(
  'a locked wallet is not waited for any more where its session %s',
  async (what) => {
    const { resume, open, wallet, changes, adapter } = await startAdapter({
      eth_accounts: () => [],
    })
    await resume()

    if (what === 'opens') await open()
    else adapter.dispose()
    wallet.emit('accountsChanged', [ALICE])

    expect(changes).toEqual([])
  },
)

test.each([
  [() => null, 'wallet.malformed'],
  [() => 'locked', 'wallet.malformed'],
  [
    () => {
      throw rpcError(4900)
    },
    'wallet.disconnected',
  ],
])('a wallet that fails (%s) is not resumed before it shares accounts', async (script, code) => {
  const { resume, wallet, changes } = await startAdapter({ eth_accounts: script })

  await expect(resume()).rejects.toMatchObject({ code })
  wallet.emit('accountsChanged', [ALICE])

  expect(changes).toEqual([{ type: 'unlocked', walletId: 'io.fjord' }])
  expect(wallet.listenerCount).toBe(0)
})

test.each([
  ['eth_accounts', LOCKED_LISTENERS],
  ['eth_chainId', 0],
])('a wallet that never answers %s fails after ten seconds', async (method, waitingListeners) => {
  const { resume, wallet, host } = await startAdapter({ [method]: silence })
  const outcome = expect(resume()).rejects.toMatchObject({ code: 'wallet.failed' })
  await vi.waitFor(() => expect(wallet.methods).toContain(method))

  await host.clock.advance(10_000)

  await outcome
  expect(wallet.listenerCount).toBe(waitingListeners)
  expect(host.clock.pending).toBe(0)
})

test('an account that changes while the wallet answers is the one that counts', async () => {
  const { resume, wallet, changes, host } = await startAdapter()
  const answers = [[ALICE]]
  wallet.teach({
    eth_accounts() {
      const first = answers.pop()
      if (first !== undefined) queueMicrotask(() => wallet.emit('accountsChanged', [BOB]))
      return first ?? [BOB]
    },
  })

  await resume()
  await host.clock.advance(0)

  expect(changes.at(-1)).toMatchObject({ session: { accounts: [`eip155:1:${BOB_CHECKED}`] } })
})

test('a second wallet of the same identity during the request stops the resume', async () => {
  const { resume, wallet, page, adapter } = await startAdapter()
  adapter.wallets.watch(() => undefined)
  wallet.teach({
    eth_accounts: () => {
      announce(page, aProviderInfo({ name: 'Thief' }), createScriptedWallet())
      return [ALICE_CHECKED]
    },
  })

  await expect(resume()).rejects.toMatchObject({ code: 'wallet.ambiguous' })
})

test('a second wallet before the real one stops the resume as well', async () => {
  const { adapter, page, resume } = await startAdapter()
  adapter.dispose()
  announce(page, aProviderInfo({ name: 'Thief' }), createScriptedWallet())
  adapter.start((await startAdapter()).host)

  await expect(resume()).rejects.toMatchObject({ code: 'wallet.ambiguous' })
})

test('a wallet that reports a change during every request is not asked for ever', async () => {
  const { resume, wallet, host } = await startAdapter()
  wallet.teach({
    eth_accounts() {
      queueMicrotask(() => wallet.emit('accountsChanged', [ALICE]))
      return [ALICE]
    },
  })

  await resume()
  await host.clock.advance(0)

  expect(wallet.methods.filter((method) => method === 'eth_accounts').length).toBeLessThan(6)
})
