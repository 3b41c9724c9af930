import { aChain } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { switchActiveChainModel } from './switch-active-chain.model.ts'

const ID = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const networks = [aChain(), aChain({ id: ID, name: 'Solana Devnet' })] as const

test('the missing wallet is named', () => {
  const { actions } = recordActions()
  const snapshot = aSnapshot({ accounts: connectedOn().accounts }, { networks })

  expect(
    switchActiveChainModel(snapshot, { networkId: ID }, { actions, text: TEXT }),
  ).toMatchObject({
    heading: 'Solana Devnet isn’t connected yet',
    line: 'To use Solana, connect a wallet that supports it.',
    label: 'Connect a Solana wallet',
  })
})

test('the button leads only to wallets of that namespace', () => {
  const { actions, calls } = recordActions()

  switchActiveChainModel(
    aSnapshot({}, { networks }),
    { networkId: ID },
    { actions, text: TEXT },
  ).goOn()

  expect(calls).toEqual(['connections.another solana'])
})

test('if another tab has connected that namespace meanwhile, the button switches to the network', () => {
  const { actions, calls } = recordActions()
  const session = {
    id: 'Fjord',
    namespace: 'solana',
    walletId: 'Fjord',
    accounts: [`${ID}:8ZUnQ1Y9Hf7kKXS9MV3M4aQJHnbp9o9mQzJ2vT4kWq1e`],
    networkId: ID,
  } as const
  const wallet = { id: 'Fjord', namespace: 'solana', name: 'Fjord' } as const
  const accounts = {
    ...connectedOn().accounts,
    solana: { status: 'connected', session, wallet } as const,
  }

  const model = switchActiveChainModel(
    aSnapshot({ accounts }, { networks }),
    { networkId: ID },
    { actions, text: TEXT },
  )
  model.goOn()

  expect(model).toMatchObject({
    heading: 'Switch to Solana Devnet',
    line: 'Fjord is connected for Solana.',
    label: 'Switch network',
  })
  expect(calls).toEqual([`network.choose ${ID}`])
})
