import { aChain } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { receiveModel } from './wallet-receive.model.ts'

test('the whole address is shown and copied, with up to five networks', async () => {
  const { actions, calls } = recordActions()
  const { accounts, network } = connectedOn()
  const many = aSnapshot(
    {},
    { networks: [aChain(), ...[2, 3, 4, 5, 6, 7].map((id) => aChain({ id, name: `${id}` }))] },
  )
  const snapshot = {
    accounts,
    options: many.options,
    network: { ...network, supported: many.network.supported },
  }

  const model = receiveModel(snapshot, { actions, text: TEXT })
  await model?.copy()
  model?.showNetworks()

  expect(model?.address).toBe(ADDRESS)
  expect(model?.networks.map(({ name }) => name)).toEqual(['Ethereum', '2', '3', '4', '5'])
  expect(calls).toEqual([`copy ${ADDRESS}`, 'router.push WalletCompatibleNetworks {}'])
})

test('without an account there is nothing to receive with', () => {
  const { actions } = recordActions()

  expect(receiveModel(aSnapshot(), { actions, text: TEXT })).toBeUndefined()
})
