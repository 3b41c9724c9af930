import { expect, test, vi } from 'vitest'
import { evmAdapter } from '../evm-adapter.ts'
import { ALICE, ALICE_CHECKED, BOB, BOB_CHECKED, rpcError } from '../testing/scripted-wallet.ts'
import { type StartedAdapter, startAdapter } from '../testing/started-adapter.ts'
import type { StableProvider } from './provider-shell.ts'

const EVENTS = ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message']

function hearing(started: StartedAdapter) {
  // The adapter promises this provider as its namespace's own.
  const provider = started.adapter.sessions.provider() as StableProvider
  const events: (readonly [string, unknown])[] = []
  for (const event of EVENTS) provider.on(event, (payload) => events.push([event, payload]))
  return { provider, events }
}

test('without a wallet there are no accounts, and everything else is disconnected', async () => {
  const { provider } = hearing(await startAdapter())

  await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([])
  for (const method of ['eth_requestAccounts', 'eth_chainId', 'personal_sign']) {
    await expect(provider.request({ method })).rejects.toMatchObject({
      code: 4900,
      message: 'The wallet is disconnected',
    })
  }
})

test('a session connects it, and requests are passed to the wallet unchanged', async () => {
  const started = await startAdapter({ eth_call: (params) => ['answer', params] })
  const { provider, events } = hearing(started)

  await started.open()

  expect(events).toEqual([
    ['connect', { chainId: '0x1' }],
    ['accountsChanged', [ALICE_CHECKED]],
  ])
  const { request } = provider
  expect(await request({ method: 'eth_call', params: [1, 2] })).toEqual(['answer', [1, 2]])
})

test('a chosen account is the first one for the website, too', async () => {
  const started = await startAdapter({
    eth_accounts: () => [ALICE, BOB],
    eth_requestAccounts: () => [ALICE, BOB],
  })
  const { provider, events } = hearing(started)
  const { id } = await started.open()
  events.length = 0

  started.adapter.sessions.choose(id, BOB_CHECKED)

  expect(events).toEqual([['accountsChanged', [BOB_CHECKED, ALICE_CHECKED]]])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([BOB, ALICE])
  started.wallet.emit('accountsChanged', [BOB, ALICE])
  started.wallet.emit('accountsChanged', [ALICE, BOB])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([ALICE, BOB])
})

test('errors of the wallet are passed on unchanged', async () => {
  const error = rpcError(4001, { originalError: { code: 4001 } })
  const started = await startAdapter({
    personal_sign: () => {
      throw error
    },
  })
  const { provider } = hearing(started)
  await started.open()

  await expect(provider.request({ method: 'personal_sign' })).rejects.toBe(error)
})

test('events of the wallet are passed on in one form', async () => {
  const started = await startAdapter()
  const { events } = hearing(started)
  await started.open()
  events.length = 0

  started.wallet.emit('chainChanged', 10)
  started.wallet.emit('accountsChanged', [BOB, ALICE])
  started.wallet.emit('message', { type: 'eth_subscription', data: 1 })

  expect(events).toEqual([
    ['chainChanged', '0xa'],
    ['accountsChanged', [BOB_CHECKED, ALICE_CHECKED]],
    ['message', { type: 'eth_subscription', data: 1 }],
  ])
})

test.each([
  ['the wallet', ({ wallet }: StartedAdapter) => wallet.emit('accountsChanged', [])],
  ['the website', ({ adapter }: StartedAdapter) => adapter.sessions.close('io.fjord')],
  ['the end of the adapter', ({ adapter }: StartedAdapter) => adapter.dispose()],
])('%s ending the session disconnects it', async (_who, end) => {
  const started = await startAdapter()
  const { events } = hearing(started)
  await started.open()
  events.length = 0

  await end(started)
  await started.host.clock.advance(0)

  expect(events).toMatchObject([
    ['accountsChanged', []],
    ['disconnect', { code: 4900 }],
  ])
})

test('of several sessions it serves the one that was chosen last', async () => {
  const started = await startAdapter()
  const { provider, events } = hearing(started)
  await started.open()
  events.length = 0
  const account = `eip155:10:${BOB_CHECKED}` as const
  const channel = { request: async () => 'from afar' }

  started.adapter.sessions.attach({
    session: {
      id: 'topic',
      namespace: 'eip155',
      walletId: 'far.away',
      accounts: [account],
      networkId: 'eip155:10',
    },
    channel,
  })
  expect(events).toEqual([])
  started.adapter.sessions.choose('topic')
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('from afar')
  started.wallet.emit('message', 'unheard')
  await started.adapter.sessions.close('topic')

  expect(await provider.request({ method: 'eth_accounts' })).toEqual([ALICE])
  expect(events).toEqual([
    ['chainChanged', '0xa'],
    ['accountsChanged', [BOB_CHECKED]],
    ['chainChanged', '0x1'],
    ['accountsChanged', [ALICE_CHECKED]],
  ])
})

test('listeners are added and removed as in any emitter', async () => {
  const started = await startAdapter()
  const { provider } = hearing(started)
  const events: string[] = []
  const twice = (): void => void events.push('twice')
  provider.once('chainChanged', () => events.push('once'))
  provider.on('chainChanged', twice)
  provider.on('chainChanged', twice)
  provider.removeListener('chainChanged', twice)
  provider.removeListener('chainChanged', () => undefined)
  provider.removeListener('never', twice)
  await started.open()

  started.wallet.emit('chainChanged', '0xa')
  started.wallet.emit('chainChanged', '0x1')

  expect(events).toEqual(['once', 'twice', 'twice'])
})

test('a listener that throws is reported and does not stop the others', async () => {
  const started = await startAdapter()
  const { provider, events } = hearing(started)
  const broken = new Error('A broken website')
  provider.on('chainChanged', () => {
    throw broken
  })
  provider.on('chainChanged', (chainId) => events.push(['after', chainId]))
  await started.open()

  started.wallet.emit('chainChanged', '0xa')

  expect(events.at(-1)).toEqual(['after', '0xa'])
  expect(started.changes).toHaveLength(1)
  expect(started.host.logger.lines).toMatchObject([{ level: 'error', cause: broken }])
})

test('a request for accounts without a wallet lets the visitor choose one', async () => {
  const started = await startAdapter()
  const { provider } = hearing(started)
  const connect = vi.fn(async () => void (await started.open()))
  started.adapter.setModal?.({ connect, disconnect: vi.fn() })

  const request = { method: 'eth_requestAccounts' }
  await expect(provider.request(request)).resolves.toEqual([ALICE])
  await expect(provider.request(request)).resolves.toEqual([ALICE])

  expect(connect).toHaveBeenCalledTimes(1)
})

test('it does so before sessions are loaded, too, and passes on that the visitor declined', async () => {
  const adapter = evmAdapter()
  // The adapter promises this provider as its namespace's own.
  const provider = adapter.sessions.provider() as StableProvider
  const declined = rpcError(4001)
  adapter.setModal?.({ connect: () => Promise.reject(declined), disconnect: vi.fn() })

  await expect(provider.request({ method: 'eth_requestAccounts' })).rejects.toBe(declined)
  await expect(provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 4900 })
})

test('a permission for accounts that is given back ends the session, whatever the wallet knows', async () => {
  const started = await startAdapter()
  const { provider } = hearing(started)
  const { id } = await started.open()
  const disconnect = vi.fn(() => started.adapter.sessions.close(id))
  started.adapter.setModal?.({ connect: vi.fn(), disconnect })
  started.wallet.teach({
    wallet_revokePermissions: () => {
      throw rpcError(4200)
    },
  })
  const revoked = { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }

  await expect(provider.request(revoked)).resolves.toBeNull()
  await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([])
  expect(disconnect).toHaveBeenCalledTimes(1)
})

test('a permission of another kind is given back to the wallet', async () => {
  const started = await startAdapter()
  const { provider } = hearing(started)
  await started.open()
  const disconnect = vi.fn()
  started.adapter.setModal?.({ connect: vi.fn(), disconnect })
  const params = [{ permissionsContext: '0x1' }]

  await provider.request({ method: 'wallet_revokePermissions', params })

  expect(started.wallet.params.get('wallet_revokePermissions')).toEqual(params)
  expect(disconnect).not.toHaveBeenCalled()
})
