import { expect, test } from 'vitest'
import { ALICE, ALICE_CHECKED, BOB, BOB_CHECKED, rpcError } from '../testing/scripted-wallet.ts'
import { createScene, type Scene } from '../testing/started-adapter.ts'
import type { StableProvider } from './provider-shell.ts'

const EVENTS = ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message']

function hearing(scene: Scene) {
  // The adapter promises this provider as its namespace's own.
  const provider = scene.adapter.sessions.provider() as StableProvider
  const heard: (readonly [string, unknown])[] = []
  for (const event of EVENTS) provider.on(event, (payload) => heard.push([event, payload]))
  return { provider, heard }
}

test('without a wallet there are no accounts, and everything else is disconnected', async () => {
  const { provider } = hearing(await createScene())

  await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([])
  for (const method of ['eth_requestAccounts', 'eth_chainId', 'personal_sign']) {
    await expect(provider.request({ method })).rejects.toMatchObject({
      code: 4900,
      message: 'The wallet is disconnected',
    })
  }
})

test('a session connects it, and questions go to the wallet as they are', async () => {
  const scene = await createScene({ eth_call: (params) => ['answer', params] })
  const { provider, heard } = hearing(scene)

  await scene.open()

  expect(heard).toEqual([
    ['connect', { chainId: '0x1' }],
    ['accountsChanged', [ALICE_CHECKED]],
  ])
  const { request } = provider
  expect(await request({ method: 'eth_call', params: [1, 2] })).toEqual(['answer', [1, 2]])
})

test('an account that was chosen is the first one for the website, too', async () => {
  const scene = await createScene({
    eth_accounts: () => [ALICE, BOB],
    eth_requestAccounts: () => [ALICE, BOB],
  })
  const { provider, heard } = hearing(scene)
  const { id } = await scene.open()
  heard.length = 0

  scene.adapter.sessions.choose(id, BOB_CHECKED)

  expect(heard).toEqual([['accountsChanged', [BOB_CHECKED, ALICE_CHECKED]]])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([BOB, ALICE])
  scene.wallet.emit('accountsChanged', [BOB, ALICE])
  scene.wallet.emit('accountsChanged', [ALICE, BOB])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([ALICE, BOB])
})

test('errors of the wallet arrive as they were thrown', async () => {
  const error = rpcError(4001, { originalError: { code: 4001 } })
  const scene = await createScene({
    personal_sign: () => {
      throw error
    },
  })
  const { provider } = hearing(scene)
  await scene.open()

  await expect(provider.request({ method: 'personal_sign' })).rejects.toBe(error)
})

test('what happens in the wallet is passed on in one form', async () => {
  const scene = await createScene()
  const { heard } = hearing(scene)
  await scene.open()
  heard.length = 0

  scene.wallet.emit('chainChanged', 10)
  scene.wallet.emit('accountsChanged', [BOB, ALICE])
  scene.wallet.emit('message', { type: 'eth_subscription', data: 1 })

  expect(heard).toEqual([
    ['chainChanged', '0xa'],
    ['accountsChanged', [BOB_CHECKED, ALICE_CHECKED]],
    ['message', { type: 'eth_subscription', data: 1 }],
  ])
})

test.each([
  ['the wallet', ({ wallet }: Scene) => wallet.emit('accountsChanged', [])],
  ['the website', ({ adapter }: Scene) => adapter.sessions.close('io.fjord')],
  ['the end of the adapter', ({ adapter }: Scene) => adapter.dispose()],
])('%s ending the session disconnects it', async (_who, end) => {
  const scene = await createScene()
  const { heard } = hearing(scene)
  await scene.open()
  heard.length = 0

  await end(scene)

  expect(heard).toMatchObject([
    ['accountsChanged', []],
    ['disconnect', { code: 4900 }],
  ])
  expect(scene.wallet.listenerCount).toBe(0)
})

test('of several sessions it serves the one that was chosen last', async () => {
  const scene = await createScene()
  const { provider, heard } = hearing(scene)
  await scene.open()
  heard.length = 0
  const account = `eip155:10:${BOB_CHECKED}` as const
  const channel = { request: async () => 'from afar' }

  scene.adapter.sessions.attach({
    session: {
      id: 'topic',
      namespace: 'eip155',
      walletId: 'far.away',
      accounts: [account],
      networkId: 'eip155:10',
    },
    channel,
  })
  expect(heard).toEqual([])
  scene.adapter.sessions.choose('topic')
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('from afar')
  scene.wallet.emit('message', 'unheard')
  await scene.adapter.sessions.close('topic')

  expect(await provider.request({ method: 'eth_accounts' })).toEqual([ALICE])
  expect(heard).toEqual([
    ['chainChanged', '0xa'],
    ['accountsChanged', [BOB_CHECKED]],
    ['chainChanged', '0x1'],
    ['accountsChanged', [ALICE_CHECKED]],
  ])
})

test('listeners come and go as in any emitter', async () => {
  const scene = await createScene()
  const { provider } = hearing(scene)
  const heard: string[] = []
  const twice = (): void => void heard.push('twice')
  provider.once('chainChanged', () => heard.push('once'))
  provider.on('chainChanged', twice)
  provider.on('chainChanged', twice)
  provider.removeListener('chainChanged', twice)
  provider.removeListener('chainChanged', () => undefined)
  provider.removeListener('never', twice)
  await scene.open()

  scene.wallet.emit('chainChanged', '0xa')
  scene.wallet.emit('chainChanged', '0x1')

  expect(heard).toEqual(['once', 'twice', 'twice'])
})

test('a listener that throws is reported and harms nobody', async () => {
  const scene = await createScene()
  const { provider, heard } = hearing(scene)
  const broken = new Error('A broken website')
  provider.on('chainChanged', () => {
    throw broken
  })
  provider.on('chainChanged', (chainId) => heard.push(['after', chainId]))
  await scene.open()

  scene.wallet.emit('chainChanged', '0xa')

  expect(heard.at(-1)).toEqual(['after', '0xa'])
  expect(scene.told).toHaveLength(1)
  expect(scene.host.logger.lines).toMatchObject([{ level: 'error', cause: broken }])
})
