import { expect, test } from 'vitest'
import type { Namespace } from '../../contract/index.ts'
import { type Connections, disconnectPlan } from './plan.ts'

const local = 'local'
const pairing = 'walletConnect'
const auth = 'auth'

test.each<
  [
    rule: string,
    connections: Connections,
    chosen: Namespace | undefined,
    plan: readonly Namespace[],
  ]
>([
  ['the chosen one', { eip155: local }, 'eip155', ['eip155']],
  ['the chosen one alone', { eip155: local, solana: local }, 'eip155', ['eip155']],
  ['the other chosen one alone', { eip155: local, solana: local }, 'solana', ['solana']],
  [
    'one of a pairing: all of the pairing',
    { eip155: pairing, solana: pairing, bip122: local },
    'solana',
    ['eip155', 'solana'],
  ],
  [
    'one of the embedded wallet: all of it',
    { eip155: auth, solana: auth, bip122: pairing },
    'eip155',
    ['eip155', 'solana'],
  ],
  ['a local one beside a pairing', { eip155: local, solana: pairing }, 'eip155', ['eip155']],
  ['a pairing beside the embedded wallet', { eip155: pairing, solana: auth }, 'eip155', ['eip155']],
  [
    'none chosen: all',
    { eip155: local, solana: pairing, bip122: auth },
    undefined,
    ['eip155', 'solana', 'bip122'],
  ],
  ['none chosen, one connected', { solana: local }, undefined, ['solana']],
  ['the chosen one is not connected', { eip155: local }, 'solana', []],
  ['nobody is connected', {}, undefined, []],
])('%s', (...[, connections, chosen, plan]) => {
  expect(disconnectPlan(connections, chosen)).toEqual(plan)
})
