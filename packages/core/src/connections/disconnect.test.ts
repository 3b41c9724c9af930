import { expect, test } from 'vitest'
import { LatchkeyError, type Namespace, type Session } from '../contract/index.ts'
import type { DomainEvent } from '../store/domain-event.ts'
import type { DisconnectStep } from '../store/root-state.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { createDisconnectFlow } from './disconnect.ts'

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const FJORD = aSession('eip155', 'io.fjord')
const TERN = aSession('solana', 'io.tern')

function aSession(namespace: 'eip155' | 'solana', id: string): Session {
  return { id, namespace, walletId: id, accounts: [], networkId: `${namespace}:1` }
}

function aStory() {
  const evm = aFakeWallet({ isApproved: true })
  const solana = aFakeWallet({ id: 'io.tern', networkId: 'solana:1', isApproved: true })
  const adapters = { eip155: createFakeAdapter(evm), solana: createFakeAdapter(solana) }
  const ended: string[] = []
  const emitted: DomainEvent[] = []
  const state: { current: DisconnectStep } = { current: { step: 'idle' } }
  const flow = createDisconnectFlow({
    state,
    adapter: (namespace) =>
      namespace === 'eip155' || namespace === 'solana' ? adapters[namespace] : undefined,
    end: ({ id }) => ended.push(id),
    emit: (event) => emitted.push(event),
  })
  return { evm, solana, adapters, ended, emitted, state, flow }
}

test('sessions are removed at once and closed in their wallets', async () => {
  const { flow, ended, adapters, emitted, state } = aStory()

  flow.send({ type: 'planned', sessions: [FJORD, TERN] })

  expect(ended).toEqual(['io.fjord', 'io.tern'])
  await settled()
  expect(adapters.eip155.requests).toEqual(['close io.fjord'])
  expect(adapters.solana.requests).toEqual(['close io.tern'])
  expect(state.current).toEqual({ step: 'done' })
  expect(emitted).toEqual([{ type: 'disconnected', namespaces: ['eip155', 'solana'] }])
})

test.each<[string, readonly Namespace[], string]>([
  ['one of two', ['solana'], 'Failed to disconnect chain solana'],
  ['both', ['eip155', 'solana'], 'Failed to disconnect chains'],
])('failures are collected: %s', async (_, failing, message) => {
  const { flow, evm, solana, state, emitted } = aStory()
  const failure = new LatchkeyError('wallet.failed', {})
  if (failing.includes('eip155')) evm.mood = failure
  if (failing.includes('solana')) solana.mood = failure

  flow.send({ type: 'planned', sessions: [FJORD, TERN] })
  await settled()

  expect(state.current).toMatchObject({ step: 'partlyFailed', error: { message } })
  expect(emitted).toMatchObject([{ type: 'disconnectFailed' }])
})

test('a second disconnect while closing sends no second request to a wallet', async () => {
  const { flow, adapters } = aStory()

  flow.send({ type: 'planned', sessions: [FJORD] })
  flow.send({ type: 'planned', sessions: [FJORD] })
  await settled()

  expect(adapters.eip155.requests).toEqual(['close io.fjord'])
})

test('the event names a namespace once, also with several wallets', async () => {
  const { flow, adapters, ended, emitted } = aStory()
  adapters.eip155.add(aFakeWallet({ id: 'io.kestrel', isApproved: true }))

  flow.send({ type: 'planned', sessions: [aSession('eip155', 'io.kestrel'), FJORD] })
  await settled()

  expect(ended).toEqual(['io.kestrel', 'io.fjord'])
  expect(adapters.eip155.requests).toEqual(['close io.kestrel', 'close io.fjord'])
  expect(emitted).toEqual([{ type: 'disconnected', namespaces: ['eip155'] }])
})
