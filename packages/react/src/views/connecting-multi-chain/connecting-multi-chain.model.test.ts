import { type Snapshot, visibleConnectors } from '@latchkey/core'
import { LatchkeyError, type Wallet } from '@latchkey/core/contract'
import { aChain } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { connectingMultiChainModel } from './connecting-multi-chain.model.ts'

const FACE = {
  kind: 'announced',
  name: 'Fjord',
  icon: 'data:image/png;base64,',
  isAmbiguous: false,
}

const LOCAL = [
  { ...FACE, id: 'io.fjord', namespace: 'eip155', rdns: 'io.fjord' },
  { ...FACE, id: 'Fjord', namespace: 'solana' },
] as readonly Wallet[]

const NETWORKS = [
  aChain(),
  aChain({ id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', chainNamespace: 'solana', name: 'Solana' }),
] as const

function modelOf(local = LOCAL, tools = recordActions(), connections: Partial<Snapshot> = {}) {
  const snapshot = aSnapshot(
    { wallets: { local }, ...connections },
    {
      networks: NETWORKS,
      chainImages: { '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'https://a.example/sol.png' },
    },
  )
  return connectingMultiChainModel(
    { ...snapshot, rows: visibleConnectors(snapshot) },
    { walletId: 'io.fjord' },
    { actions: tools.actions, text: TEXT },
  )
}

test('each namespace of the wallet is a row with the picture of its first network', () => {
  expect(modelOf()).toMatchObject({
    heading: 'Choose a network for Fjord',
    walletIcon: 'data:image/png;base64,',
    rows: [
      { namespace: 'eip155', name: 'Ethereum', image: undefined, tag: undefined },
      { namespace: 'solana', name: 'Solana', image: 'https://a.example/sol.png' },
    ],
  })
})

test('choosing connects the wallet in that namespace, in the same task', () => {
  const tools = recordActions()

  modelOf(LOCAL, tools).rows[1]?.choose()

  expect(tools.calls).toEqual(['connect.local solana Fjord'])
})

test('a connected namespace shows it, and can be chosen again', () => {
  const tools = recordActions()
  const { rows } = modelOf(LOCAL, tools, { accounts: connectedOn().accounts })
  rows[0]?.choose()

  expect(rows.map(({ tag }) => tag)).toEqual(['Connected', undefined])
  expect(tools.calls).toEqual(['connect.local eip155 io.fjord'])
})

test('a namespace with another connected wallet is marked only where this one is inactive', () => {
  const { eip155 } = connectedOn().accounts
  if (eip155?.status !== 'connected') throw new Error('Expected a connected wallet')
  const other = { eip155: { ...eip155, wallet: { ...eip155.wallet, id: 'app.kestrel' } } }
  const tag = (inactive: Snapshot['inactive']) =>
    modelOf(LOCAL, recordActions(), { accounts: other, inactive }).rows[0]?.tag

  expect(tag(undefined)).toBeUndefined()
  expect(tag({ eip155: [eip155] })).toBe('Connected')
})

test('without the wallet there is a back button', () => {
  const tools = recordActions()
  const model = modelOf([], tools)
  model.back()

  expect(model).toMatchObject({ rows: [], line: 'It isn’t in this browser anymore.' })
  expect(tools.calls).toEqual(['router.back'])
})

test('a wallet that is removed when it is chosen shows a notice', () => {
  const tools = recordActions({
    'connect.local': () => {
      throw new LatchkeyError('wallet.missing', {})
    },
  })

  modelOf(LOCAL, tools).rows[0]?.choose()

  expect(tools.calls).toEqual([
    'connect.local eip155 io.fjord',
    expect.stringContaining('notices.fail'),
  ])
})
