import type { Snapshot } from '@latchkey/core'
import { expect, test } from 'vitest'
import { aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { networkButtonModel } from './network-button.model.ts'

const { actions } = recordActions()

const one = { ...connectedOn().network, supported: connectedOn().network.supported.slice(0, 1) }

test.each<[rule: string, snapshot: Snapshot, name: string | undefined]>([
  ['several networks', aSnapshot(connectedOn()), 'Ethereum'],
  ['one network', aSnapshot({ ...connectedOn(), network: one }), undefined],
  [
    'one network and the wallet on another',
    aSnapshot({ ...connectedOn(), network: { ...one, activeIds: { eip155: 'eip155:56' } } }),
    'BNB Smart Chain',
  ],
  ['switching is off', aSnapshot(connectedOn(), { enableNetworkSwitch: false }), undefined],
])('on Account with %s the title is the network', (_rule, snapshot, name) => {
  expect(networkButtonModel(snapshot, { actions, text: TEXT })?.face.name).toBe(name)
})
