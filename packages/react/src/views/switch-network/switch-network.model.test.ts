import type { SwitchStep } from '@latchkey/core'
import { expect, test } from 'vitest'
import { aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { switchNetworkModel } from './switch-network.model.ts'

const FROM = 'eip155:1'
const TO = 'eip155:8453'
const { actions, calls } = recordActions()

function modelOf(current: SwitchStep) {
  const snapshot = aSnapshot({ ...connectedOn(), switchNetwork: { current } })
  return switchNetworkModel(snapshot, { networkId: TO }, { actions, text: TEXT })
}

test.each<[step: SwitchStep, latch: string, heading: string, line: string | undefined]>([
  [
    { step: 'switching', from: FROM, to: TO },
    'waiting',
    'Approve in Fjord',
    'Saltmarket wants to switch from Ethereum to Base.',
  ],
  [
    { step: 'teaching', from: FROM, to: TO },
    'waiting',
    'Approve in Fjord',
    'Fjord doesn’t know Base yet. Approve adding it, then approve the switch.',
  ],
  [
    {
      step: 'failed',
      from: FROM,
      to: TO,
      error: { code: 'wallet.rejected', message: 'Connection declined' },
    },
    'declined',
    'Switch declined',
    'You’re still on Ethereum. You can try again.',
  ],
  [
    {
      step: 'failed',
      from: FROM,
      to: TO,
      error: { code: 'wallet.chain-unknown', message: 'Chain is not supported' },
    },
    'declined',
    'Chain is not supported',
    'You’re still on Ethereum. You can try again.',
  ],
  [
    {
      step: 'failed',
      from: FROM,
      to: TO,
      error: { code: 'wallet.busy', message: 'Request already open' },
    },
    'idle',
    'Fjord is waiting for you',
    'A request is already open in Fjord. Answer it there, then try again here.',
  ],
  [{ step: 'done', from: FROM, to: TO }, 'closed', 'Switched to Base', undefined],
  [
    { step: 'done', from: FROM, to: 'eip155:10' },
    'waiting',
    'Approve in Fjord',
    'Saltmarket wants to switch from Ethereum to Base.',
  ],
])('%o', (step, latch, heading, line) => {
  expect(modelOf(step)).toMatchObject({ latch, heading, line })
})

test('a failed switch can be retried, a pending one can be left', () => {
  const error = { code: 'wallet.rejected', message: 'Connection declined' } as const

  const { action: again } = modelOf({ step: 'failed', from: FROM, to: TO, error })
  const { action: cancel } = modelOf({ step: 'switching', from: FROM, to: TO })
  again?.run()
  cancel?.run()

  expect([again?.label, cancel?.label]).toEqual(['Try again', 'Cancel'])
  expect(calls).toEqual(['network.retry', 'router.back'])
  expect(modelOf({ step: 'done', from: FROM, to: TO }).action).toBeUndefined()
})

test('the embedded wallet switches without an approval', () => {
  const user = { email: 'mira@salt.example', address: '0x1', accounts: [] }
  const embedded = { user, accountType: 'eoa', isSmartAccountDeployed: false } as const
  const current = { step: 'switching', from: FROM, to: TO } as const
  const wallet = { id: 'ID_AUTH', namespace: 'eip155', name: 'Auth', embedded } as const
  const connected = connectedOn('eip155:1', wallet)
  const snapshot = aSnapshot({ ...connected, switchNetwork: { current } })

  const model = switchNetworkModel(snapshot, { networkId: TO }, { actions, text: TEXT })

  expect(model).toMatchObject({ latch: 'waiting', heading: 'Switching to Base' })
})

test('a finished switch still starts at the network before it, also where it ended before it was shown', () => {
  const base = aSnapshot(connectedOn(TO))
  const supported = base.network.supported.map((network) => ({
    ...network,
    imageUrl: `https://pictures.example/${network.id}`,
  }))
  const snapshot = {
    ...base,
    network: { ...base.network, supported },
    switchNetwork: { current: { step: 'done', from: FROM, to: TO } as const },
  }
  const tools = { actions, text: TEXT }

  expect(switchNetworkModel(snapshot, { networkId: TO }, tools)).toMatchObject({
    latch: 'closed',
    fromImage: 'https://pictures.example/eip155:1',
    toImage: `https://pictures.example/${TO}`,
  })
})
