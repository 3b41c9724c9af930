import { expect, test } from 'vitest'
import { publicAccount, publicState } from '../connections/public-state.ts'
import type { NetworkId } from '../contract/index.ts'
import { aChain, createTestCore } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { aFakeWallet, sessionOf } from '../testing/fake-wallet.ts'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const KEY = 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy'

/** Fjord for Ethereum and Tern for Solana, connected in this order. */
async function connected(...namespaces: readonly ('eip155' | 'solana')[]) {
  const tern = aFakeWallet({ id: 'Tern', name: 'Tern', networkId: SOLANA, addresses: [KEY] })
  const ofSolana = createFakeAdapter(tern)
  const { core, clock, settle } = createTestCore({
    adapters: [createFakeAdapter(aFakeWallet()), ofSolana],
    networks: [
      aChain(),
      aChain({ id: SOLANA, name: 'Solana' }),
      aChain({ id: DEVNET, name: 'Dev' }),
    ],
  })
  await core.start()
  for (const namespace of namespaces) {
    await core.actions.connect.withWallet(namespace, namespace === 'solana' ? 'Tern' : 'io.fjord')
  }
  const read = () => ({
    views: core.snapshot().router.history.map(({ view }) => view),
    active: publicState(core.snapshot()).activeChain,
  })
  return { core, tern, ofSolana, read, settle, clock }
}

test('opened for a connected namespace, it shows its account and makes it active', async () => {
  const { core, read } = await connected('solana', 'eip155')

  core.actions.open({ namespace: 'solana' })

  expect(read()).toEqual({ views: ['Account'], active: 'solana' })
  expect(publicState(core.snapshot()).selectedNetworkId).toBe(SOLANA)
})

test('opened for a namespace without a session, it shows its wallets', async () => {
  const { core, read } = await connected('eip155')

  core.actions.open({ namespace: 'solana' })

  expect(read()).toEqual({ views: ['Connect'], active: 'eip155' })
  expect(core.snapshot().modal.namespaceFilter).toBe('solana')
})

test('opening a view of the account also makes the namespace active', async () => {
  const { core, read } = await connected('solana', 'eip155')

  core.actions.open({ view: 'Account', namespace: 'solana' })

  expect(read()).toEqual({ views: ['Account'], active: 'solana' })
})

test('opening further wallets of a namespace does not change the active one', async () => {
  const { core, read } = await connected('solana', 'eip155')

  core.actions.open({ view: 'Connect', namespace: 'solana' })

  expect(read()).toEqual({ views: ['Connect'], active: 'eip155' })
})

test.each(['at once', 'later', 'never'] as const)(
  'another network of an account that is not the active one shows that account, when its wallet answers %s',
  async (when) => {
    const { core, tern, ofSolana, read, clock } = await connected('solana', 'eip155')
    Object.assign(ofSolana.sessions, {
      switchNetwork() {
        tern.networkId = DEVNET
        ofSolana.emitChanged('Tern')
        const answer = sessionOf(tern)
        if (when === 'at once') return answer
        return new Promise((resolve) => {
          if (when === 'later') clock.after(2_000, () => resolve(answer))
        })
      },
    })
    core.actions.open({ view: 'Networks' })
    core.actions.network.choose(DEVNET)
    await clock.advance(600)

    expect(core.snapshot().modal.isOpen).toBe(false)
    expect(read().active).toBe('solana')
    expect(publicState(core.snapshot()).selectedNetworkId).toBe(DEVNET)
    await clock.advance(2_000)
    expect(publicState(core.snapshot()).selectedNetworkId).toBe(DEVNET)
  },
)

test('choosing a network of a namespace without a session opens its wallets first', async () => {
  const { core, read } = await connected('eip155')
  core.actions.open({ view: 'Networks' })

  core.actions.network.choose(DEVNET)

  expect(read()).toEqual({ views: ['Networks', 'SwitchActiveChain'], active: 'eip155' })
  core.actions.router.back()
  expect(read().views).toEqual(['Networks'])
})

test.each<[string, readonly NetworkId[], NetworkId]>([
  ['where the wallet can be on it', [SOLANA, DEVNET], DEVNET],
  ['unless the wallet cannot be on it', [SOLANA], SOLANA],
])(
  'a network that was chosen before its wallet is the first one of the session, %s',
  async (_, own, at) => {
    const { core, tern, read, settle } = await connected('eip155')
    tern.networkIds = own
    core.actions.open({ view: 'Networks' })
    core.actions.network.choose(DEVNET)

    core.actions.open({ view: 'Connect', namespace: 'solana' })
    core.actions.connect.local('solana', 'Tern')
    await settle()

    expect(read().active).toBe('solana')
    expect(publicState(core.snapshot()).selectedNetworkId).toBe(at)
  },
)

test('choosing a network of a namespace without a wallet does not make the namespace active', async () => {
  const { core, read } = await connected('eip155')
  core.actions.open({ view: 'Networks' })

  core.actions.network.choose(DEVNET)
  core.actions.close()

  expect(read().active).toBe('eip155')
  expect(publicState(core.snapshot()).selectedNetworkId).toBe('eip155:1')
})

test('without a session any network is set at once', async () => {
  const { core, read } = await connected()
  core.actions.open({ view: 'Networks' })

  core.actions.network.choose(SOLANA)

  expect(read().active).toBe('solana')
})

test('a change of the active namespace emits a network switch', async () => {
  const { core, settle } = await connected('eip155', 'solana')
  const last = (): string => core.snapshot().telemetry.last.event

  core.actions.open({ namespace: 'eip155' })
  await settle()
  core.actions.connections.choose('solana', 'Tern')
  await settle()

  expect(last()).toBe('SWITCH_NETWORK')
})

test('without a namespace, the account is connecting while any wallet is asked', async () => {
  const { core, tern, settle } = await connected()
  tern.mood = 'hang'

  core.actions.open()
  core.actions.connect.local('solana', 'Tern')
  await settle()

  const statusOf = (namespace?: 'eip155' | 'solana') =>
    publicAccount(core.snapshot(), namespace).status
  expect([statusOf(), statusOf('solana'), statusOf('eip155')]).toEqual([
    'connecting',
    'connecting',
    'disconnected',
  ])
})
