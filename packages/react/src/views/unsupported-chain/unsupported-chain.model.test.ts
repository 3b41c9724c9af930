import { expect, test } from 'vitest'
import { aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { unsupportedChainModel } from './unsupported-chain.model.ts'

test('the site, the network, and the ways out', () => {
  const { actions, calls } = recordActions()

  const model = unsupportedChainModel(aSnapshot(connectedOn('eip155:137')), { actions, text: TEXT })
  model.groups[0]?.rows[1]?.choose()
  model.disconnect()

  expect(model).toMatchObject({ siteName: 'Saltmarket', networkName: 'Polygon' })
  expect(model.groups[0]?.rows.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
    ['Ethereum', false],
    ['Base', false],
  ])
  expect(calls).toEqual(['network.choose eip155:8453', 'disconnect eip155'])
})
