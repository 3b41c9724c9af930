import { expect, test } from 'vitest'
import { aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { unsupportedChainModel } from './unsupported-chain.model.ts'

test('the site, the network by its number, and the ways out', () => {
  const { actions, calls } = recordActions()

  const model = unsupportedChainModel(aSnapshot(connectedOn('eip155:56')), { actions, text: TEXT })
  model.rows[1]?.choose()
  model.disconnect()

  expect(model).toMatchObject({ siteName: 'Saltmarket', networkName: 'network 56' })
  expect(model.rows.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
    ['Ethereum', false],
    ['Base', false],
  ])
  expect(calls).toEqual(['network.choose eip155:8453', 'disconnect eip155'])
})
