import { expect, test } from 'vitest'
import type { Namespace, Wallet } from '../contract/index.ts'
import { createWalletsSlice } from './wallets.state.ts'

function aWallet(namespace: Namespace, id: string): Wallet {
  return { id, namespace, kind: 'announced', name: id, isAmbiguous: false }
}

const evm = aWallet('eip155', 'one')
const solana = aWallet('solana', 'one')

test('what an adapter lists takes the place of what it listed before', () => {
  const state: { local: readonly Wallet[] } = { local: [] }
  const slice = createWalletsSlice(state)
  const later = aWallet('eip155', 'two')

  slice.list('solana', [solana])
  slice.list('eip155', [evm])
  slice.list('eip155', [evm, later])

  expect(state.local).toEqual([evm, later, solana])
})

test('rows do not jump when a namespace is heard of again', () => {
  const state = { local: [evm, solana] }

  createWalletsSlice(state).list('eip155', [evm])

  expect(state.local).toEqual([evm, solana])
})
