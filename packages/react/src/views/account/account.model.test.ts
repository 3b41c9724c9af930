import { LatchkeyError, type Session } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import {
  ADDRESS,
  aSnapshot,
  connectedOn,
  FJORD,
  recordActions,
  TEXT,
} from '../../testing/a-snapshot.ts'
import { accountModel } from './account.model.ts'

const { actions } = recordActions()
const tools = { actions, text: TEXT }

test('without a connection there is no account', () => {
  expect(accountModel(aSnapshot(), tools)).toBeUndefined()
})

test('the address is shortened, copied in full, and never replaced by a name', () => {
  const named = aSnapshot({
    ...connectedOn(),
    identities: {
      [`eip155:${ADDRESS}`]: { name: 'mira.latch.eth', avatar: 'https://a.example/m' },
    },
  })

  expect(accountModel(named, tools)).toMatchObject({
    address: ADDRESS,
    shortAddress: '0x7099…79C8',
    copyLabel: 'Copy address 0x7099…79C8',
    name: 'mira.latch.eth',
    avatar: 'https://a.example/m',
  })
  expect(accountModel(aSnapshot(connectedOn()), tools)?.name).toBeUndefined()
})

test('a wallet without a picture has that of its connector', () => {
  const wallet = { ...FJORD, id: 'walletConnect', icon: undefined }
  const connectorPictures = { walletConnect: 'https://a.example/w.png' }
  const snapshot = aSnapshot({ ...connectedOn('eip155:1', wallet), connectorPictures })

  expect(accountModel(snapshot, tools)?.wallet.icon).toBe('https://a.example/w.png')
  expect(
    accountModel(aSnapshot({ ...connectedOn('eip155:1', FJORD), connectorPictures }), tools)?.wallet
      .icon,
  ).toBe(FJORD.icon)
})

test('the name of a login is shown if the address has none', () => {
  const embedded = {
    user: { address: ADDRESS, accounts: [], username: 'Mira Lindqvist' },
    accountType: 'eoa',
    isSmartAccountDeployed: false,
  } as const
  const { accounts, network } = connectedOn('eip155:1', { ...FJORD, embedded })
  const identities = { [`eip155:${ADDRESS}`]: { name: 'mira.latch.eth' } }

  expect(accountModel(aSnapshot({ accounts, network }), tools)).toMatchObject({
    name: 'Mira Lindqvist',
    login: 'Standard account',
    settingsLabel: 'Account settings',
  })
  expect(accountModel(aSnapshot({ accounts, network, identities }), tools)?.name).toBe(
    'mira.latch.eth',
  )
})

test('the user of an embedded wallet is shown by e-mail address, which opens the settings', () => {
  const { calls, actions: recorded } = recordActions()
  const embedded = {
    user: { address: ADDRESS, accounts: [], email: 'mira@salt.example' },
    accountType: 'smartAccount',
    isSmartAccountDeployed: false,
  } as const
  const snapshot = aSnapshot(connectedOn('eip155:1', { ...FJORD, embedded }))

  const model = accountModel(snapshot, { ...tools, actions: recorded })
  model?.openSettings()

  expect(model?.login).toBe('mira@salt.example')
  expect(accountModel(aSnapshot(connectedOn()), tools)?.login).toBeUndefined()
  expect(calls).toEqual(['router.push AccountSettings {}'])
})

test.each([
  ['https://scan.example', `https://scan.example/address/${ADDRESS}`],
  ['https://scan.example/', `https://scan.example/address/${ADDRESS}`],
  ['https://scan.example/?cluster=dev', `https://scan.example/address/${ADDRESS}?cluster=dev`],
  ['https://scan.example/eth/', `https://scan.example/eth/address/${ADDRESS}`],
])('the explorer at %s is opened at the address', (explorerUrl, expected) => {
  const { calls, actions: recorded } = recordActions({ openLink: true })
  const { network, accounts } = connectedOn()
  const supported = network.supported.map((each) => ({ ...each, explorerUrl }))

  const snapshot = aSnapshot({ accounts, network: { ...network, supported } })
  accountModel(snapshot, { ...tools, actions: recorded })?.explore?.()

  expect(calls).toEqual([`openLink ${expected}`])
})

test('a network without an explorer offers none', () => {
  expect(accountModel(aSnapshot(connectedOn('eip155:56')), tools)?.explore).toBeUndefined()
})

test.each([
  [() => Promise.resolve(), []],
  [
    () => Promise.reject(new Error('denied')),
    ['notices.show {"tone":"error","message":"notice.copyFailed"}'],
  ],
])('only a copy that failed shows a notice', async (copy, notices) => {
  const { calls, actions: recorded } = recordActions({ copy })

  await accountModel(aSnapshot(connectedOn()), { ...tools, actions: recorded })?.copy()

  expect(calls).toEqual([`copy ${ADDRESS}`, ...notices])
})

test('disconnecting is busy while it runs, and a failure ends it', async () => {
  const disconnect = () => Promise.reject(new Error('no'))
  const { calls, actions: recorded } = recordActions({ disconnect })
  const snapshot = aSnapshot({
    ...connectedOn(),
    disconnect: { current: { step: 'closing', namespaces: ['eip155'] } },
  })

  const model = accountModel(snapshot, { ...tools, actions: recorded })
  model?.disconnect()
  await new Promise((resolve) => setTimeout(resolve))

  expect(model?.isDisconnecting).toBe(true)
  expect(calls).toEqual(['disconnect eip155'])
})

const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const PAY = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const ORD = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'

/** A visitor on Bitcoin with the addresses in this order. */
function onBitcoin(...addresses: readonly string[]) {
  const session: Session<'bip122'> = {
    id: 'coins',
    namespace: 'bip122',
    walletId: 'Satchel',
    accounts: addresses.map((address) => `${BITCOIN}:${address}` as const),
    networkId: BITCOIN,
    facts: { [PAY]: { type: 'payment' }, [ORD]: { type: 'ordinal' } },
  }
  const wallet = { id: 'Satchel', namespace: 'bip122', name: 'Satchel' } as const
  const { network } = connectedOn()
  return aSnapshot({
    accounts: { bip122: { status: 'connected', session, wallet } },
    network: { ...network, activeNamespace: 'bip122', activeIds: { bip122: BITCOIN } },
  })
}

test('addresses for payments and for ordinals are both listed, and one is active', () => {
  const { calls, actions: recorded } = recordActions()
  const of = (...addresses: readonly string[]) =>
    accountModel(onBitcoin(...addresses), { ...tools, actions: recorded })?.kinds

  of(ORD, PAY)?.[0]?.choose()
  of(ORD, PAY)?.[1]?.choose()

  expect(of(ORD, PAY)).toMatchObject([
    { label: 'Payment', address: PAY, isActive: false },
    { label: 'Ordinals', address: ORD, isActive: true },
  ])
  expect(of(PAY)).toEqual([])
  expect(calls).toEqual([`connections.choose bip122 coins ${PAY}`])
})

test('a wallet that disconnects when its address is chosen shows a notice', () => {
  const { calls, actions: recorded } = recordActions({
    'connections.choose': () => {
      throw new LatchkeyError('wallet.missing', {})
    },
  })

  accountModel(onBitcoin(ORD, PAY), { ...tools, actions: recorded })?.kinds[0]?.choose()

  expect(calls.map((call) => call.split(' ')[0])).toEqual(['connections.choose', 'notices.fail'])
})

test('the wallet is named', () => {
  expect(accountModel(aSnapshot(connectedOn()), tools)?.wallet).toEqual({
    name: 'Fjord',
    icon: FJORD.icon,
  })
})

test('the visitor’s own label is the name, beside the address', () => {
  const ownLabels = { [`eip155:${ADDRESS.toLowerCase()}`]: 'Household' }

  expect(accountModel(aSnapshot({ ...connectedOn(), ownLabels }), tools)?.name).toBe('Household')
})

test.each([
  ['all', true],
  ['none', false],
] as const)('with assets of %s accounts there is a total: %s', (assets, hasTotal) => {
  const snapshot = aSnapshot(connectedOn(), { features: { assets } })

  expect(accountModel(snapshot, tools)?.hasTotal).toBe(hasTotal)
})
