import { LatchkeyError } from '@latchkey/core/contract'
import { expect, test, vi } from 'vitest'
import { evmAdapter } from '../evm-adapter.ts'
import { createHost } from '../testing/a-host.ts'
import {
  ALICE,
  ALICE_CHECKED,
  BOB,
  BOB_CHECKED,
  createScriptedWallet,
  rpcError,
  silence,
} from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

test('accounts get their checksum, each once, in the order of the wallet', async () => {
  const { open } = await startAdapter({
    eth_requestAccounts: () => [BOB, ALICE_CHECKED, ALICE, BOB],
  })

  expect(await open()).toMatchObject({
    accounts: [`eip155:1:${BOB_CHECKED}`, `eip155:1:${ALICE_CHECKED}`],
  })
})

test.each([
  ['0x1', 'eip155:1'],
  ['0x2105', 'eip155:8453'],
  ['0X2105', 'eip155:8453'],
  ['8453', 'eip155:8453'],
  [8453, 'eip155:8453'],
  [8453n, 'eip155:8453'],
])('a wallet may give its chain id as %s', async (answer, networkId) => {
  const { open } = await startAdapter({ eth_chainId: () => answer })

  expect(await open()).toMatchObject({ networkId })
})

test.each([
  [null],
  [undefined],
  [''],
  ['0x'],
  ['0x0'],
  [0],
  [-1],
  [1.5],
  ['loading'],
  [{}],
  ['1e3'],
])('%j is not a chain id', async (answer) => {
  const { open, wallet } = await startAdapter({ eth_chainId: () => answer })

  await expect(open()).rejects.toMatchObject({ code: 'wallet.malformed' })
  expect(wallet.listenerCount).toBe(0)
})

test.each([
  [null],
  [undefined],
  [ALICE],
  [{ 0: ALICE, length: 1 }],
  [[42]],
  [[null, 42]],
  [[ALICE.slice(0, 41)]],
  [[`${ALICE}0`]],
  [['0xZZ970c51812dc3a010c7d01b50e0d17dc79c8000']],
  [[[ALICE]]],
  [new Array(1_001).fill(ALICE)],
])('accounts of no use, case %#', async (answer) => {
  const { open, host } = await startAdapter({
    eth_requestAccounts: () => answer,
    eth_accounts: () => [],
  })
  const outcome = expect(open()).rejects.toMatchObject({ code: 'wallet.malformed' })

  await host.clock.advance(1_000)

  await outcome
})

test.each([[null], [{}], [ALICE.slice(0, 41)], [`${ALICE}0`]])(
  'an entry that is no address (%j) costs the entry, not the wallet',
  async (broken) => {
    const { open } = await startAdapter({ eth_requestAccounts: () => [broken, ALICE] })

    expect(await open()).toMatchObject({ accounts: [`eip155:1:${ALICE_CHECKED}`] })
  },
)

test.each([[null], [undefined], [[]], [true], [ALICE], [{ accounts: [ALICE] }], [[{}]]])(
  'a wallet that answers with %j is asked again what it shares',
  async (answer) => {
    const { open, wallet } = await startAdapter({
      eth_requestAccounts: () => answer,
      eth_accounts: () => [BOB, ALICE],
    })

    expect(await open()).toMatchObject({
      accounts: [`eip155:1:${BOB_CHECKED}`, `eip155:1:${ALICE_CHECKED}`],
    })

    expect(wallet.methods.filter((method) => method === 'eth_requestAccounts')).toHaveLength(1)
  },
)

test.each([
  ['nothing', () => null],
  ['an error', () => Promise.reject(rpcError(4100))],
])('a wallet that answers with no account, and with %s again, has none', async (_what, again) => {
  const { open, host } = await startAdapter({ eth_requestAccounts: () => [], eth_accounts: again })
  const outcome = expect(open()).rejects.toMatchObject({ code: 'wallet.no-accounts' })

  await host.clock.advance(1_000)

  await outcome
})

test.each([[null], [[]]])(
  'a wallet that agrees with %j, and shares its accounts a little later, is connected',
  async (answer) => {
    let isReady = false
    const { open, host } = await startAdapter({
      eth_requestAccounts: () => answer,
      eth_accounts: () => (isReady ? [ALICE] : []),
    })
    const session = open()
    await vi.waitFor(() => expect(host.clock.pending).toBeGreaterThan(0))
    isReady = true

    await host.clock.advance(1_000)

    expect(await session).toMatchObject({ accounts: [`eip155:1:${ALICE_CHECKED}`] })
  },
)

test('a wallet that agrees with an answer of no use, and is silent then, is not waited for', async () => {
  const { open, host } = await startAdapter({
    eth_requestAccounts: () => null,
    eth_accounts: silence,
  })
  const outcome = expect(open()).rejects.toMatchObject({ code: 'wallet.malformed' })

  await host.clock.advance(20_000)

  await outcome
})

test.each([
  [rpcError(4001), 'wallet.rejected'],
  [rpcError(5000), 'wallet.rejected'],
  [rpcError(-32002), 'wallet.busy'],
  [rpcError(4100), 'wallet.unauthorized'],
  [rpcError(-32603), 'wallet.failed'],
  [new Error('No'), 'wallet.failed'],
  ['no', 'wallet.failed'],
  [undefined, 'wallet.failed'],
])(
  'an error of a wallet (%s) is translated by its code, and is the cause',
  async (thrown, code) => {
    const { open, wallet } = await startAdapter({
      eth_requestAccounts: () => {
        throw thrown
      },
    })

    await expect(open()).rejects.toMatchObject({ code, cause: thrown })
    expect(wallet.listenerCount).toBe(0)
  },
)

test.each([
  [new Error('User rejected the request'), 'wallet.rejected'],
  ['User canceled', 'wallet.rejected'],
  [{ code: 'ACTION_REJECTED' }, 'wallet.rejected'],
  [rpcError(-32603, { code: 4001 }), 'wallet.rejected'],
  [new Error('Already processing eth_requestAccounts. Please wait.'), 'wallet.busy'],
])(
  'an error of a wallet (%s) without a code that has one meaning is translated by what it says',
  async (thrown, code) => {
    const { open } = await startAdapter({
      eth_requestAccounts: () => {
        throw thrown
      },
    })

    await expect(open()).rejects.toMatchObject({ code, cause: { cause: thrown } })
  },
)

test('a wallet that throws synchronously fails like any other', async () => {
  const provider = {
    request: () => {
      throw rpcError(4001)
    },
  }
  const adapter = evmAdapter({ wallets: [{ name: 'Ours', provider }] })
  await adapter.prepare?.('sessions')
  adapter.start(createHost())

  const opening = adapter.sessions.open({ walletId: 'Ours' }, noAbort())

  await expect(opening).rejects.toMatchObject({ code: 'wallet.rejected' })
})

test('a wallet without events, or with broken ones, still connects', async () => {
  const broken = (): never => {
    throw new Error('No events here')
  }
  const { request } = createScriptedWallet()
  for (const events of [{}, { on: broken, removeListener: broken }]) {
    const adapter = evmAdapter({ wallets: [{ name: 'Ours', provider: { request, ...events } }] })
    await adapter.prepare?.('sessions')
    adapter.start(createHost())

    const session = await adapter.sessions.open({ walletId: 'Ours' }, noAbort())
    await adapter.sessions.close(session.id)

    expect(session.accounts).toEqual([`eip155:1:${ALICE_CHECKED}`])
  }
})

test('changes of a wallet during reading are not lost', async () => {
  const { open, wallet, changes, host } = await startAdapter()
  wallet.teach({
    eth_chainId: () => {
      wallet.teach({ eth_chainId: () => '0xa', eth_accounts: () => [BOB] })
      wallet.emit('chainChanged', '0xa')
      return '0x1'
    },
  })

  const session = await open()
  await host.clock.advance(0)

  expect(session.networkId).toBe('eip155:1')
  expect(changes).toMatchObject([
    {
      type: 'changed',
      session: { networkId: 'eip155:10', accounts: [`eip155:10:${BOB_CHECKED}`] },
    },
  ])
})

test('connecting the same wallet again opens the same session again', async () => {
  const { open, wallet, changes } = await startAdapter()
  const first = await open()
  wallet.teach({ eth_requestAccounts: () => [BOB] })

  const second = await open()
  wallet.emit('accountsChanged', [ALICE])

  expect(second.id).toBe(first.id)
  expect(changes).toHaveLength(1)
})

test('nothing opens after the adapter was disposed of', async () => {
  const { adapter, wallet, open } = await startAdapter()
  wallet.teach({
    eth_chainId: () => {
      adapter.dispose()
      return '0x1'
    },
  })

  await expect(open()).rejects.toMatchObject({ code: 'aborted' })
  await expect(open()).rejects.toMatchObject({ code: 'instance.stopped' })
  expect(wallet.listenerCount).toBe(0)
})

test('a wallet is asked at once, and its session waits for `ready`', async () => {
  const { adapter, wallet } = await startAdapter()
  let isReady = false
  let arrive = (): void => {}
  const ready = new Promise<void>((resolve) => {
    arrive = () => {
      isReady = true
      resolve()
    }
  })

  const opening = adapter.sessions.open({ walletId: 'io.fjord', ready }, noAbort())
  expect(wallet.methods).toEqual(['eth_requestAccounts'])
  const before = opening.then(() => isReady)
  await Promise.resolve()
  arrive()

  expect(await before).toBe(true)
})

test('a failure of `ready` is the failure of opening', async () => {
  const { adapter, wallet } = await startAdapter()
  const ready = Promise.reject(new LatchkeyError('http.network', {}))

  const opening = adapter.sessions.open({ walletId: 'io.fjord', ready }, noAbort())

  await expect(opening).rejects.toMatchObject({ code: 'http.network' })
  expect(wallet.listenerCount).toBe(0)
})
