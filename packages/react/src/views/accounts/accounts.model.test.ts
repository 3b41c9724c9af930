import type { Snapshot } from '@latchkey/core'
import type { Namespace, Session } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { accountsModel } from './accounts.model.ts'

const OTHER = '0xB17e24000000000000000000000000000000De91'
const KESTREL = { id: 'app.kestrel', namespace: 'eip155', name: 'Kestrel' } as const
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const PAY = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

const INACTIVE: Session<'eip155'> = {
  id: 'inactive',
  namespace: 'eip155',
  walletId: KESTREL.id,
  accounts: [`eip155:1:${OTHER}`],
  networkId: 'eip155:1',
}

/** Two wallets on Ethereum, and one on Bitcoin. */
function several(): Pick<Snapshot, 'accounts' | 'inactive' | 'network'> {
  const session: Session<'bip122'> = {
    id: 'coins',
    namespace: 'bip122',
    walletId: 'Satchel',
    accounts: [`${BITCOIN}:${PAY}`],
    networkId: BITCOIN,
  }
  const wallet = { id: 'Satchel', namespace: 'bip122', name: 'Satchel' } as const
  const { accounts, network } = connectedOn()
  return {
    accounts: { ...accounts, bip122: { status: 'connected', session, wallet } },
    inactive: { eip155: [{ session: INACTIVE, wallet: KESTREL }] },
    network,
  }
}

function modelOf(changes: Partial<Snapshot>, answers: Record<string, unknown> = {}) {
  const { actions, calls } = recordActions(answers)
  return { ...accountsModel(aSnapshot(changes), { actions, text: TEXT }), calls }
}

test('a single wallet has no heading of its namespace', () => {
  expect(modelOf(connectedOn()).sections).toMatchObject([
    {
      heading: undefined,
      connectLabel: 'Connect another wallet',
      wallets: [
        {
          name: 'Fjord',
          label: 'Accounts in Fjord',
          disconnectLabel: 'Disconnect Fjord',
          rows: [{ address: ADDRESS }],
        },
      ],
    },
  ])
})

test('each namespace of the site without a wallet has a row that leads to its wallets', () => {
  const { accounts, network } = connectedOn()
  const [first] = network.supported
  if (first === undefined) throw new Error('Expected a network')
  const supported = [
    ...network.supported,
    { ...first, id: SOLANA, name: 'Solana' } as const,
    { ...first, id: BITCOIN, name: 'Bitcoin' } as const,
  ]
  const { sections, missing, calls } = modelOf({ accounts, network: { ...network, supported } })

  missing[1]?.connect()

  expect(sections.map(({ heading }) => heading)).toEqual(['Ethereum'])
  expect(missing).toMatchObject([
    { namespace: 'solana', name: 'Solana' },
    { namespace: 'bip122', name: 'Bitcoin' },
  ])
  expect(calls).toEqual(['connections.another bip122'])
})

test('wallets are grouped by namespace, the active one first', () => {
  const { sections } = modelOf(several())

  expect(sections).toMatchObject([
    {
      heading: 'Ethereum',
      connectLabel: 'Add an Ethereum wallet',
      wallets: [{ name: 'Fjord' }, { name: 'Kestrel' }],
    },
    { heading: 'Bitcoin', wallets: [{ name: 'Satchel' }] },
  ])
})

test('the active namespace is the first', () => {
  const { network, ...rest } = several()

  const { sections } = modelOf({ ...rest, network: { ...network, activeNamespace: 'bip122' } })

  expect(sections.map(({ heading }) => heading)).toEqual(['Bitcoin', 'Ethereum'])
})

test('another wallet is chosen from those of the namespace', () => {
  const { sections, calls } = modelOf(several())
  sections[1]?.connect()

  expect(calls).toEqual(['connections.another bip122'])
})

/** Tern over wallet-connect on these namespaces, with these beside it. */
function paired(namespaces: readonly Namespace[], others: Snapshot['accounts'] = {}) {
  const entries = namespaces.map((namespace) => {
    const networkId = namespace === 'bip122' ? BITCOIN : 'eip155:1'
    const accounts = [`${networkId}:${PAY}`] as const
    const session = { id: 'topic', namespace, walletId: 'walletConnect', accounts, networkId }
    return [
      namespace,
      { status: 'connected', session, wallet: { id: 'tern', namespace, name: 'Tern' } },
    ]
  })
  return { accounts: { ...others, ...Object.fromEntries(entries) } }
}

test('with several namespaces connected, the disconnect button names its namespace', () => {
  const labels = modelOf(several()).sections.flatMap(({ wallets }) =>
    wallets.map(({ label, disconnectLabel }) => [label, disconnectLabel]),
  )

  expect(labels).toEqual([
    ['Accounts in Fjord on Ethereum', 'Disconnect Fjord from Ethereum'],
    ['Accounts in Kestrel on Ethereum', 'Disconnect Kestrel from Ethereum'],
    ['Accounts in Satchel on Bitcoin', 'Disconnect Satchel from Bitcoin'],
  ])
})

test('a wallet of several namespaces is disconnected from all, and the button shows it', () => {
  const labels = (snapshot: Partial<Snapshot>) =>
    modelOf(snapshot).sections.flatMap(({ wallets }) =>
      wallets.map(({ label, disconnectLabel }) => [label, disconnectLabel]),
    )

  expect(labels(paired(['eip155', 'bip122']))).toEqual([
    ['Accounts in Tern on Ethereum', 'Disconnect Tern everywhere'],
    ['Accounts in Tern on Bitcoin', 'Disconnect Tern everywhere'],
  ])
  expect(labels(paired(['bip122'], connectedOn().accounts))[1]).toEqual([
    'Accounts in Tern on Bitcoin',
    'Disconnect Tern from Bitcoin',
  ])
})

test.each([
  ['one wallet', connectedOn(), false],
  ['one wallet of several namespaces', paired(['eip155', 'bip122']), false],
  ['an inactive wallet', { ...connectedOn(), inactive: several().inactive }, true],
  ['several namespaces', several(), true],
])('with %s, all can be ended at once: %3$s', async (_what, snapshot, can) => {
  const { disconnectAll, calls } = modelOf(snapshot, {
    disconnect: () => Promise.reject(new Error('no')),
  })
  await disconnectAll?.()

  expect(calls).toEqual(can ? ['disconnect'] : [])
})
