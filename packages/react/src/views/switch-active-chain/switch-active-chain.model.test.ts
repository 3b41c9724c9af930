import { aChain } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { familyName } from '../../partials/family-name.ts'
import { networkFace } from '../../partials/network-face.ts'
import { aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { switchActiveChainModel } from './switch-active-chain.model.ts'

const ID = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const kit = { familyName, networkFace }
const networks = [aChain(), aChain({ id: ID, name: 'Solana Devnet' })] as const

test('both families are named, and nothing is taken away', () => {
  const { actions } = recordActions()
  const snapshot = aSnapshot({ accounts: connectedOn().accounts }, { networks })

  expect(
    switchActiveChainModel(snapshot, { networkId: ID }, { actions, text: TEXT, kit }),
  ).toMatchObject({
    heading: 'Solana Devnet needs another wallet',
    line: 'Fjord is connected for Ethereum. Connect a wallet for Solana as well; both stay connected.',
    connectLabel: 'Connect a wallet for Solana',
  })
})

test('who left meanwhile reads of no other wallet', () => {
  const { actions } = recordActions()
  const snapshot = aSnapshot({}, { networks })

  expect(
    switchActiveChainModel(snapshot, { networkId: ID }, { actions, text: TEXT, kit }).line,
  ).toBe('Connect a wallet for Solana to use it.')
})

test('the way on leads to the wallets of that family alone', () => {
  const { actions, calls } = recordActions()

  switchActiveChainModel(
    aSnapshot({}, { networks }),
    { networkId: ID },
    { actions, text: TEXT, kit },
  ).connect()

  expect(calls).toEqual(['open {"view":"Connect","namespace":"solana"}'])
})
