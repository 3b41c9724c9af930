import type { Snapshot } from '@latchkey/core'
import { LatchkeyError, type Session } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { connectedWallets } from '../../partials/connected-wallets.ts'
import { ADDRESS, aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { walletSection } from './wallet-section.model.ts'

const OTHER = '0xB17e24000000000000000000000000000000De91'
const KESTREL = { id: 'app.kestrel', namespace: 'eip155', name: 'Kestrel' } as const
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const PAY = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const ORD = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'

const INACTIVE: Session<'eip155'> = {
  id: 'inactive',
  namespace: 'eip155',
  walletId: KESTREL.id,
  accounts: [`eip155:1:${OTHER}`],
  networkId: 'eip155:1',
}

/** Two wallets on Ethereum, Fjord and Kestrel, and Satchel on Bitcoin. */
function several(): Pick<Snapshot, 'accounts' | 'inactive' | 'network'> {
  const session: Session<'bip122'> = {
    id: 'coins',
    namespace: 'bip122',
    walletId: 'Satchel',
    accounts: [`${BITCOIN}:${PAY}`, `${BITCOIN}:${ORD}`],
    networkId: BITCOIN,
    facts: { [PAY]: { type: 'payment', label: 'Savings' }, [ORD]: { type: 'ordinal' } },
  }
  const wallet = { id: 'Satchel', namespace: 'bip122', name: 'Satchel' } as const
  const { accounts, network } = connectedOn()
  return {
    accounts: { ...accounts, bip122: { status: 'connected', session, wallet } },
    inactive: { eip155: [{ session: INACTIVE, wallet: KESTREL }] },
    network,
  }
}

function sectionsOf(changes: Partial<Snapshot>, answers: Record<string, unknown> = {}) {
  const { actions, calls } = recordActions(answers)
  const snapshot = aSnapshot(changes)
  const connected = connectedWallets(snapshot)
  const scene = { actions, text: TEXT, snapshot }
  return { sections: connected.map((each) => walletSection(each, connected, scene)), calls }
}

test('accounts have a name, if it is known, and their type', () => {
  const identities = {
    [`eip155:${OTHER}`]: { name: 'mira.latch.eth', avatar: 'https://a.example/m' },
  }
  const rows = sectionsOf({ ...several(), identities }).sections.flatMap((wallet) => wallet.rows)

  expect(rows).toMatchObject([
    { name: undefined, kind: undefined },
    { name: 'mira.latch.eth', avatar: 'https://a.example/m' },
    { name: 'Savings', kind: 'Payment', address: PAY },
    { name: undefined, kind: 'Ordinals', address: ORD },
  ])
})

test('the site’s name for an address comes first', () => {
  const labels = { [OTHER.toLowerCase()]: 'Till', [PAY]: 'Bench' }
  const rows = sectionsOf({ ...several(), labels }).sections.flatMap((wallet) => wallet.rows)

  expect(rows.map(({ name }) => name)).toEqual([undefined, 'Till', 'Bench', undefined])
})

test('in each namespace one account is in use, whichever namespace is the active one', () => {
  const { network, ...rest } = several()
  const inUse = (activeNamespace: 'eip155' | 'bip122') =>
    sectionsOf({ ...rest, network: { ...network, activeNamespace } }).sections.flatMap(({ rows }) =>
      rows.filter((row) => row.isInUse).map(({ address }) => address),
    )

  expect(inUse('eip155')).toEqual([ADDRESS, PAY])
  expect(inUse('bip122')).toEqual([ADDRESS, PAY])
})

test('choosing an account activates it and goes back; the current one only goes back', () => {
  const { sections, calls } = sectionsOf(several())

  sections[0]?.rows[0]?.choose()
  sections[1]?.rows[0]?.choose()
  sections[2]?.rows[0]?.choose()

  expect(calls).toEqual([
    'router.back',
    `connections.choose eip155 inactive ${OTHER}`,
    'router.back',
    `connections.choose bip122 coins ${PAY}`,
    'router.back',
  ])
})

test('an account shows a balance that is known already, and no other', () => {
  const balances: Snapshot['balances'] = {
    [`eip155:1:${ADDRESS}`]: { status: 'ready', amountText: '1.2849', symbol: 'ETH' },
    [`eip155:1:${OTHER}`]: { status: 'loading', amountText: '3', symbol: 'ETH' },
    [`${BITCOIN}:${PAY}`]: { status: 'unavailable', symbol: 'BTC' },
  }
  const { sections, calls } = sectionsOf({ ...several(), balances })

  expect(sections.flatMap(({ rows }) => rows.map(({ balance }) => balance))).toEqual([
    '1.284 ETH',
    undefined,
    undefined,
    undefined,
  ])
  expect(calls).toEqual([])
})

test('an address is copied in full', async () => {
  const { sections, calls } = sectionsOf(several())

  expect(await sections[1]?.rows[0]?.copy()).toBe(true)
  expect(sections[1]?.rows[0]?.copyLabel).toBe('Copy address 0xB17e…De91')
  expect(calls).toEqual([`copy ${OTHER}`])
})

test('a wallet that disconnects at that moment shows a notice, and the list stays', () => {
  const { sections, calls } = sectionsOf(several(), {
    'connections.choose': () => {
      throw new LatchkeyError('wallet.missing', {})
    },
  })
  sections[1]?.rows[0]?.choose()

  expect(calls.map((call) => call.split(' ')[0])).toEqual(['connections.choose', 'notices.fail'])
})

test('disconnecting one wallet shows a notice', async () => {
  const { sections, calls } = sectionsOf(several())

  await sections[1]?.disconnect()

  expect(calls).toEqual([
    'connections.disconnectWallet eip155 inactive',
    'notices.show {"tone":"success","message":"Kestrel disconnected"}',
  ])
})

test('disconnecting the last one shows no notice, because the modal closes', async () => {
  const { sections, calls } = sectionsOf(connectedOn())

  await sections[0]?.disconnect()

  expect(calls).toEqual(['connections.disconnectWallet eip155 session'])
})

test('a failure has one notice, from the core', async () => {
  const { sections, calls } = sectionsOf(several(), {
    'connections.disconnectWallet': () => Promise.reject(new LatchkeyError('wallet.missing', {})),
  })

  await sections[0]?.disconnect()
  await sections[1]?.disconnect()

  expect(calls).toEqual([
    'connections.disconnectWallet eip155 session',
    'connections.disconnectWallet eip155 inactive',
  ])
})

test('a smart account of a login shows it', () => {
  const { accounts, network } = connectedOn()
  const { eip155 } = accounts
  if (eip155?.status !== 'connected') throw new Error('Expected a connected wallet')
  const embedded = {
    user: { address: ADDRESS, accounts: [] },
    accountType: 'smartAccount',
    isSmartAccountDeployed: true,
  } as const
  const changed = { eip155: { ...eip155, wallet: { ...eip155.wallet, embedded } } }

  const { sections } = sectionsOf({ accounts: changed, network })

  expect(sections[0]?.rows[0]?.kind).toBe('Smart account')
})

test.each([
  ['known in full', [{ valueUsd: 4218.357 }], '$4,218.36'],
  ['partly known', [{ valueUsd: 4218.357 }, {}], '1.284 ETH'],
  ['not read', undefined, '1.284 ETH'],
])('an account whose sum is %s', (_what, values, balance) => {
  const id = `eip155:1:${OTHER}` as const
  const holdings = values?.map((value) => ({
    ...({ networkId: 'eip155:1', amountText: '1', decimals: 6 } as const),
    ...value,
  }))
  const accounts = holdings ? { [id]: { status: 'ready', holdings } as const } : {}
  const { sections } = sectionsOf({
    ...several(),
    balances: { [id]: { status: 'ready', amountText: '1.2849', symbol: 'ETH' } },
    portfolio: { scope: 'network', accounts },
  })

  expect(sections.flatMap(({ rows }) => rows).find((row) => row.id === id)?.balance).toBe(balance)
})

test('the visitor’s own label comes before all other names', () => {
  const ownLabels = { [`eip155:${OTHER.toLowerCase()}`]: 'Rent' }
  const labels = { [OTHER.toLowerCase()]: 'Till' }
  const { sections } = sectionsOf({ ...several(), labels, ownLabels })

  const row = sections.flatMap(({ rows }) => rows).find(({ address }) => address === OTHER)
  expect(row?.name).toBe('Rent')
})
