import { expect, test } from 'vitest'
import type { Namespace, Wallet } from '../contract/index.ts'
import { createWalletsSlice } from './wallets.state.ts'

function aWallet(namespace: Namespace, id: string): Wallet {
  return { id, namespace, kind: 'announced', name: id, isAmbiguous: false }
}

const evm = aWallet('eip155', 'one')
const solana = aWallet('solana', 'one')

test('a new list of an adapter replaces its former list', () => {
  const state: { local: readonly Wallet[] } = { local: [] }
  const slice = createWalletsSlice(state)
  const second = aWallet('eip155', 'two')

  slice.list('solana', [solana])
  slice.list('eip155', [evm])
  slice.list('eip155', [evm, second])

  expect(state.local).toEqual([evm, second, solana])
})

test('the order of namespaces stays when one is updated', () => {
  const state = { local: [evm, solana] }

  createWalletsSlice(state).list('eip155', [evm])

  expect(state.local).toEqual([evm, solana])
})
