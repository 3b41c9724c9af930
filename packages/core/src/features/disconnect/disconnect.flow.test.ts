import { expect, test } from 'vitest'
import { adapterError, type Namespace, type Session } from '../../contract/index.ts'
import type { DomainEvent } from '../../events/domain-event.ts'
import type { DisconnectStep } from '../../store/root-state.ts'
import { createFakeAdapter } from '../../testing/fake-adapter.ts'
import { aFakeWallet } from '../../testing/fake-wallet.ts'
import { createDisconnectFlow } from './disconnect.flow.ts'

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function aStory() {
  const evm = aFakeWallet({ isApproved: true })
  const solana = aFakeWallet({ id: 'io.sol', networkId: 'solana:main', isApproved: true })
  const adapters = { eip155: createFakeAdapter(evm), solana: createFakeAdapter(solana) }
  const ended: Namespace[] = []
  const kept: Session[] = []
  const published: DomainEvent[] = []
  const state: { current: DisconnectStep } = { current: { step: 'idle' } }
  const flow = createDisconnectFlow({
    state,
    adapter: (namespace) =>
      namespace === 'eip155' || namespace === 'solana' ? adapters[namespace] : undefined,
    session: (namespace): Session => ({
      id: namespace === 'solana' ? 'io.sol' : 'io.fjord',
      namespace,
      walletId: 'any',
      accounts: [],
      networkId: `${namespace}:1`,
    }),
    forgetKept: (namespace) => kept.filter((session) => session.namespace === namespace),
    ended: (namespace) => ended.push(namespace),
    publish: (event) => published.push(event),
  })
  return { evm, solana, adapters, kept, ended, published, state, flow }
}

test('sessions are forgotten at once and closed in their wallets', async () => {
  const { flow, ended, adapters, published, state } = aStory()

  flow.send({ type: 'planned', namespaces: ['eip155', 'solana'], whole: [] })

  expect(ended).toEqual(['eip155', 'solana'])
  await settled()
  expect(adapters.eip155.requests).toEqual(['close io.fjord'])
  expect(adapters.solana.requests).toEqual(['close io.sol'])
  expect(state.current).toEqual({ step: 'done' })
  expect(published).toEqual([{ type: 'disconnected', namespaces: ['eip155', 'solana'] }])
})

test.each<[string, readonly Namespace[], string]>([
  ['one of two', ['solana'], 'Failed to disconnect chain solana'],
  ['both', ['eip155', 'solana'], 'Failed to disconnect chains'],
])('failures are collected: %s', async (_, failing, message) => {
  const { flow, evm, solana, state, published } = aStory()
  const failure = adapterError('wallet.failed')
  if (failing.includes('eip155')) evm.mood = failure
  if (failing.includes('solana')) solana.mood = failure

  flow.send({ type: 'planned', namespaces: ['eip155', 'solana'], whole: [] })
  await settled()

  expect(state.current).toMatchObject({ step: 'partlyFailed', error: { message } })
  expect(published).toMatchObject([{ type: 'disconnectFailed' }])
})

test('a second press while closing asks no wallet twice', async () => {
  const { flow, adapters } = aStory()

  flow.send({ type: 'planned', namespaces: ['eip155'], whole: [] })
  flow.send({ type: 'planned', namespaces: ['eip155'], whole: [] })
  await settled()

  expect(adapters.eip155.requests).toEqual(['close io.fjord'])
})

test('what is kept beside ends where a namespace ends as a whole, and only there', async () => {
  const { flow, adapters, kept, published } = aStory()
  adapters.eip155.add(aFakeWallet({ id: 'io.kestrel', isApproved: true }))
  adapters.solana.add(aFakeWallet({ id: 'io.tern', networkId: 'solana:main', isApproved: true }))
  for (const [namespace, id] of [
    ['eip155', 'io.kestrel'],
    ['solana', 'io.tern'],
  ] as const) {
    kept.push({ id, namespace, walletId: id, accounts: [], networkId: `${namespace}:1` })
  }

  flow.send({ type: 'planned', namespaces: ['eip155', 'solana'], whole: ['eip155'] })
  await settled()

  expect(adapters.eip155.requests).toEqual(['close io.fjord', 'close io.kestrel'])
  expect(adapters.solana.requests).toEqual(['close io.sol'])
  expect(published).toEqual([{ type: 'disconnected', namespaces: ['eip155', 'solana'] }])
})
