import { expect, test } from 'vitest'
import { LatchkeyError, type Network, type NetworkId, type Session } from '../contract/index.ts'
import type { DomainEvent } from '../store/domain-event.ts'
import type { SwitchStep } from '../store/root-state.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { createSwitchNetworkFlow } from './switch-network.ts'

const base: Network = {
  id: 'eip155:8453',
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://node.example'],
  isTestnet: false,
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function aStory(session: Session | undefined) {
  const wallet = aFakeWallet()
  const adapter = createFakeAdapter(wallet)
  const steps: SwitchStep[] = []
  const activated: Session[] = []
  const opened: NetworkId[] = []
  const emitted: DomainEvent[] = []
  const flow = createSwitchNetworkFlow({
    state: {
      get current() {
        return steps.at(-1) ?? { step: 'idle' }
      },
      set current(step) {
        steps.push(step)
      },
    },
    adapter: () => adapter,
    session: () => session,
    network: (id) => (id === base.id ? base : undefined),
    async openOn(to) {
      opened.push(to)
    },
    activate: (moved) => activated.push(moved),
    emit: (event) => emitted.push(event),
  })
  return { wallet, adapter, steps, activated, opened, emitted, flow }
}

const session: Session = {
  id: 'io.fjord',
  namespace: 'eip155',
  walletId: 'io.fjord',
  accounts: ['eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  networkId: 'eip155:1',
}

test('the wallet switches, and the new session is activated', async () => {
  const { flow, steps, activated } = aStory(session)

  flow.send({ type: 'requested', to: 'eip155:8453' })
  await settled()

  expect(steps.map(({ step }) => step)).toEqual(['switching', 'done'])
  expect(activated).toMatchObject([{ networkId: 'eip155:8453' }])
})

test('adding the network is part of the same switch', async () => {
  const { flow, steps, adapter } = aStory(session)
  const plain = adapter.sessions.switchNetwork
  Object.assign(adapter.sessions, {
    switchNetwork: async (...[id, network, options]: Parameters<typeof plain>) => {
      options.onTeaching?.()
      await Promise.resolve()
      return plain(id, network, options)
    },
  })

  flow.send({ type: 'requested', to: 'eip155:8453' })
  await settled()

  expect(steps.map(({ step }) => step)).toEqual(['switching', 'teaching', 'done'])
})

test('a refused switch can be retried', async () => {
  const { flow, steps, wallet, emitted } = aStory(session)
  wallet.mood = new LatchkeyError('wallet.rejected', {})

  flow.send({ type: 'requested', to: 'eip155:8453' })
  await settled()
  wallet.mood = 'approve'
  flow.send({ type: 'requested', to: 'eip155:8453' })
  await settled()

  expect(steps.map(({ step }) => step)).toEqual(['switching', 'failed', 'switching', 'done'])
  expect(emitted).toMatchObject([{ type: 'switchFailed', to: 'eip155:8453' }])
})

test('after going back, the late answer is ignored', async () => {
  const { flow, steps, activated } = aStory(session)

  flow.send({ type: 'requested', to: 'eip155:8453' })
  flow.send({ type: 'left' })
  await settled()

  expect(steps.map(({ step }) => step)).toEqual(['switching', 'idle'])
  expect(activated).toEqual([])
})

test.each([
  ['a network the site does not list', session, 'eip155:10' as const, 'network.not-found'],
  ['a namespace without a wallet', undefined, 'solana:5eykt' as const, 'network.not-found'],
])('%s rejects with its code', async (_, open, to, code) => {
  const { flow, steps } = aStory(open)

  flow.send({ type: 'requested', to })
  await settled()

  expect(steps.at(-1)).toMatchObject({ step: 'failed', error: { code } })
})

test('without a session only the given wallet switches', async () => {
  const { flow, steps, opened, adapter } = aStory(undefined)

  flow.send({ type: 'requested', to: 'eip155:8453' })
  await settled()

  expect(opened).toEqual(['eip155:8453'])
  expect(adapter.requests).toEqual([])
  expect(steps.map(({ step }) => step)).toEqual(['switching', 'done'])
})
