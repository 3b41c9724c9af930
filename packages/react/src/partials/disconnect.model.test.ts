import type { Snapshot } from '@latchkey/core'
import type { KnownNamespace, NetworkId } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { aSnapshot, connectedOn, recordActions, TEXT } from '../testing/a-snapshot.ts'
import type { ConnectedWallet } from './connected-wallets.ts'
import { disconnectModel } from './disconnect.model.ts'

const NETWORKS = {
  eip155: 'eip155:1',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: 'bip122:000000000019d6689c085ae165831e93',
  polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
} as const satisfies Record<KnownNamespace, NetworkId>

function aWallet(namespace: KnownNamespace, walletId = 'io.fjord', name = 'Fjord') {
  const networkId: NetworkId = NETWORKS[namespace]
  const accounts = [`${networkId}:somebody`] as const
  const session = { id: walletId, namespace, walletId, accounts, networkId }
  return { status: 'connected', session, wallet: { id: walletId, namespace, name } } as const
}

const paired = (namespace: KnownNamespace) => aWallet(namespace, 'walletConnect', 'Tern')

function modelOf(
  active: readonly ReturnType<typeof aWallet>[],
  inactive: readonly ConnectedWallet[] = [],
) {
  const { actions, calls } = recordActions({ disconnect: () => Promise.reject(new Error('no')) })
  const accounts = Object.fromEntries(active.map((each) => [each.session.namespace, each]))
  const { network } = connectedOn()
  const changes: Partial<Snapshot> = { accounts, inactive: { eip155: [...inactive] }, network }
  const model = disconnectModel(aSnapshot(changes), { actions, text: TEXT })
  model.disconnect()
  return [model.disconnectLabel, ...calls]
}

test.each([
  ['one wallet', [aWallet('eip155')], 'Disconnect'],
  ['wallets of two namespaces', [aWallet('eip155'), aWallet('solana')], 'Disconnect Fjord'],
  ['a shared wallet of two namespaces', [paired('eip155'), paired('solana')], 'Disconnect'],
  [
    'a shared wallet beside another namespace',
    [aWallet('eip155'), paired('solana')],
    'Disconnect Fjord',
  ],
])('of %s the active namespace is disconnected', (_what, active, label) => {
  expect(modelOf(active)).toEqual([label, 'disconnect eip155'])
})

test('a login is ended by logging out, alone and beside a wallet', () => {
  const embedded = {
    user: { address: 'somebody', accounts: [] },
    accountType: 'eoa',
    isSmartAccountDeployed: false,
  } as const
  const { wallet, ...rest } = aWallet('eip155', 'ID_AUTH', 'Latch')
  const login = { ...rest, wallet: { ...wallet, embedded } } as const

  expect(modelOf([login])[0]).toBe('Log out')
  expect(modelOf([login, aWallet('solana')])[0]).toBe('Log out')
  expect(modelOf([aWallet('eip155'), aWallet('solana')])[0]).toBe('Disconnect Fjord')
})

test('inactive wallets are disconnected with their namespace, which is named', () => {
  expect(
    modelOf([aWallet('eip155')], [{ ...aWallet('eip155', 'io.tern'), isActive: false }]),
  ).toEqual(['Disconnect Ethereum wallets', 'disconnect eip155'])
})

test('an active shared wallet is named if others stay connected', () => {
  const others = [aWallet('bip122', 'Satchel')]
  const inactive = [{ ...aWallet('eip155'), isActive: false }]
  const drop = 'connections.disconnectWallet eip155 walletConnect'

  expect(modelOf([paired('eip155'), paired('solana'), ...others])).toEqual([
    'Disconnect Tern',
    drop,
  ])
  expect(modelOf([paired('eip155')], inactive)).toEqual(['Disconnect Tern', drop])
})
