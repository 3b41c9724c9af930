import { expect, test } from 'vitest'
import type { NetworkId, Session } from '../contract/index.ts'
import type { DomainEvent, WalletCard } from '../store/domain-event.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { createSessionFollower } from './follow-sessions.ts'

const card: WalletCard = { id: 'io.fjord', namespace: 'eip155', name: 'Fjord' }

function aStory({ isActive = true } = {}) {
  const wallet = aFakeWallet()
  const adapter = createFakeAdapter(wallet, aFakeWallet({ id: 'io.kestrel' }))
  const emitted: DomainEvent[] = []
  const ended: string[] = []
  const replaced: string[] = []
  const inactive: string[] = []
  const served: string[] = []
  let open: Session | undefined
  let network: NetworkId = 'eip155:1'
  const follower = createSessionFollower({
    session: () => open,
    wallet: () => (open === undefined ? undefined : card),
    replace: ({ session }) => replaced.push(session.id),
    inactiveChanged: ({ id }) => inactive.push(id),
    isActive: () => isActive,
    activeSessionNetwork: () => (isActive ? network : 'solana:main'),
    serve: ({ id }) => served.push(id),
    write(session) {
      open = session
      network = session.networkId
    },
    activeNetwork: () => network,
    emit: (event) => emitted.push(event),
    ended: ({ namespace, id }) => ended.push(`${namespace} ${id}`),
  })
  const undo = follower.follow(adapter)
  const connect = async (): Promise<void> => {
    const { signal } = new AbortController()
    follower.activate(await adapter.sessions.open({ walletId: 'io.fjord' }, signal), card)
  }
  return { wallet, adapter, follower, emitted, ended, replaced, inactive, served, undo, connect }
}

test.each([
  ['nothing', [], []],
  ['another account', ['accounts'], ['sessionChanged']],
  ['another network', ['network'], ['networkSwitched']],
  ['both at once', ['accounts', 'network'], ['sessionChanged', 'networkSwitched']],
])('a wallet that tells of %s', async (_, changes, expected) => {
  const { wallet, adapter, emitted, connect } = aStory()
  await connect()

  if (changes.includes('accounts'))
    wallet.addresses = ['0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC']
  if (changes.includes('network')) wallet.networkId = 'eip155:8453'
  adapter.emitChanged('io.fjord')

  expect(emitted.map(({ type }) => type)).toEqual(expected)
})

test('the first network of a session is news only where another one was active', async () => {
  const { wallet, emitted, connect } = aStory()
  wallet.networkId = 'eip155:8453'

  await connect()

  expect(emitted).toEqual([
    { type: 'networkSwitched', networkId: 'eip155:8453', before: 'eip155:1' },
  ])
})

test('a wallet that ends the session ends it', async () => {
  const { adapter, ended, connect } = aStory()
  await connect()

  adapter.emitClosed('io.fjord')

  expect(ended).toEqual(['eip155 io.fjord'])
})

test('what another wallet does, or one that is not connected, is news of the side', async () => {
  const { adapter, emitted, ended, inactive, connect, undo } = aStory()
  adapter.emitChanged('io.fjord')
  await connect()

  adapter.emitChanged('io.kestrel')
  adapter.emitClosed('io.kestrel')
  undo()
  adapter.emitClosed('io.fjord')

  expect(inactive).toEqual(['io.fjord', 'io.kestrel'])
  expect(emitted).toEqual([])
  expect(ended).toEqual(['eip155 io.kestrel'])
})

test('a session that another one takes the place of is handed over', async () => {
  const { adapter, follower, replaced, connect } = aStory()
  await connect()
  const { signal } = new AbortController()

  follower.activate(await adapter.sessions.open({ walletId: 'io.kestrel' }, signal), {
    ...card,
    id: 'io.kestrel',
  })

  expect(replaced).toEqual(['io.fjord'])
})

test('connecting in another namespace makes it the active one, which is news by itself', async () => {
  const { emitted, connect } = aStory({ isActive: false })

  await connect()

  expect(emitted).toEqual([
    { type: 'networkSwitched', networkId: 'eip155:1', before: 'solana:main' },
  ])
})

test('what is only renewed leaves the active namespace as it is', async () => {
  const { adapter, follower, emitted } = aStory({ isActive: false })
  const { signal } = new AbortController()

  follower.restore(await adapter.sessions.open({ walletId: 'io.fjord' }, signal), card)

  expect(emitted).toEqual([])
})

test('a session that takes the place of another one is what the provider speaks for', async () => {
  const { adapter, follower, served, connect } = aStory()
  await connect()
  adapter.emitChanged('io.fjord')
  const { signal } = new AbortController()

  follower.restore(await adapter.sessions.open({ walletId: 'io.kestrel' }, signal), card)

  expect(served).toEqual(['io.fjord', 'io.kestrel'])
})
