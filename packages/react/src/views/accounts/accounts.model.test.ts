import type { Snapshot } from '@latchkey/core'
import { LatchkeyError, type Session } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { connectedFace } from '../../partials/connected-account/connected-face.ts'
import { familyName } from '../../partials/family-name.ts'
import { ADDRESS, aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { accountsModel } from './accounts.model.ts'

const OTHER = '0xB17e24000000000000000000000000000000De91'
const KESTREL = { id: 'app.kestrel', namespace: 'eip155', name: 'Kestrel' } as const
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const PAY = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const ORD = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'

const KEPT: Session<'eip155'> = {
  id: 'kept',
  namespace: 'eip155',
  walletId: KESTREL.id,
  accounts: [`eip155:1:${OTHER}`],
  networkId: 'eip155:1',
}

/** Two wallets on Ethereum, and one on Bitcoin. */
function several(): Pick<Snapshot, 'accounts' | 'kept' | 'network'> {
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
    kept: { eip155: [{ session: KEPT, wallet: KESTREL }] },
    network,
  }
}

function modelOf(changes: Partial<Snapshot>, answers: Record<string, unknown> = {}) {
  const { actions, calls } = recordActions(answers)
  const kit = { connectedFace, familyName }
  return { families: accountsModel(aSnapshot(changes), { actions, text: TEXT, kit }), calls }
}

test('nobody is shown while nobody is connected', () => {
  expect(modelOf({}).families).toEqual([])
})

test('one wallet stands without its family', () => {
  expect(modelOf(connectedOn()).families).toMatchObject([
    {
      heading: undefined,
      connectLabel: 'Connect another wallet',
      wallets: [{ name: 'Fjord', rows: [{ address: ADDRESS, shortAddress: '0x7099…79C8' }] }],
    },
  ])
})

test('wallets stand by family, the active one before those beside it', () => {
  const { families } = modelOf(several())

  expect(families).toMatchObject([
    {
      heading: 'Ethereum',
      connectLabel: 'Connect another wallet for Ethereum',
      wallets: [{ name: 'Fjord' }, { name: 'Kestrel' }],
    },
    { heading: 'Bitcoin', wallets: [{ name: 'Satchel' }] },
  ])
})

test('the family that the website works with stands first', () => {
  const { network, ...rest } = several()

  const { families } = modelOf({ ...rest, network: { ...network, activeNamespace: 'bip122' } })

  expect(families.map(({ heading }) => heading)).toEqual(['Bitcoin', 'Ethereum'])
})

test('accounts have their owner’s name, a known one, and their kind', () => {
  const identities = {
    [`eip155:${OTHER}`]: { name: 'mira.latch.eth', avatar: 'https://a.example/m' },
  }
  const { families } = modelOf({ ...several(), identities })
  const rows = families.flatMap(({ wallets }) => wallets.flatMap((wallet) => wallet.rows))

  expect(rows).toMatchObject([
    { name: undefined, kind: undefined },
    { name: 'mira.latch.eth', avatar: 'https://a.example/m' },
    { name: 'Savings', kind: 'Payment', address: PAY },
    { name: undefined, kind: 'Ordinals', address: ORD },
  ])
})

test('only the account that the website works with is marked', () => {
  const { network, ...rest } = several()
  const active = (activeNamespace: 'eip155' | 'bip122') =>
    modelOf({ ...rest, network: { ...network, activeNamespace } }).families.flatMap(({ wallets }) =>
      wallets.flatMap(({ rows }) =>
        rows.filter((row) => row.isActive).map(({ address }) => address),
      ),
    )

  expect(active('eip155')).toEqual([ADDRESS])
  expect(active('bip122')).toEqual([PAY])
})

test('choosing makes an account the active one and goes back; the active one only goes back', () => {
  const { families, calls } = modelOf(several())
  families[0]?.wallets[0]?.rows[0]?.choose()
  families[0]?.wallets[1]?.rows[0]?.choose()
  families[1]?.wallets[0]?.rows[1]?.choose()

  expect(calls).toEqual([
    'router.back',
    `connections.choose eip155 kept ${OTHER}`,
    'router.back',
    `connections.choose bip122 coins ${ORD}`,
    'router.back',
  ])
})

test('a wallet that went in that moment is told of, and the list stays', () => {
  const { families, calls } = modelOf(several(), {
    'connections.choose': () => {
      throw new LatchkeyError('wallet.missing', {})
    },
  })
  families[0]?.wallets[1]?.rows[0]?.choose()

  expect(calls.map((call) => call.split(' ')[0])).toEqual(['connections.choose', 'notices.fail'])
})

test('one wallet is let go of, and a failure is told', async () => {
  const { families, calls } = modelOf(several(), {
    'connections.drop': () => Promise.reject(new LatchkeyError('wallet.missing', {})),
  })
  const wallet = families[0]?.wallets[1]
  wallet?.disconnect()
  await new Promise((resolve) => setTimeout(resolve))

  expect(wallet?.disconnectLabel).toBe('Disconnect Kestrel')
  expect(calls).toEqual(['connections.drop eip155 kept', expect.stringContaining('notices.fail')])
})

test('another wallet is looked for among those of the family', () => {
  const { families, calls } = modelOf(several())
  families[1]?.connect()

  expect(calls).toEqual(['open {"view":"Connect","namespace":"bip122"}'])
})

test('a smart account of a login says so', () => {
  const { accounts, network } = connectedOn()
  const { eip155 } = accounts
  if (eip155?.status !== 'connected') throw new Error('Expected somebody connected')
  const embedded = {
    user: { address: ADDRESS, accounts: [] },
    accountType: 'smartAccount',
    isSmartAccountDeployed: true,
  } as const
  const changed = { eip155: { ...eip155, wallet: { ...eip155.wallet, embedded } } }

  const { families } = modelOf({ accounts: changed, network })

  expect(families[0]?.wallets[0]?.rows[0]?.kind).toBe('Smart account')
})
