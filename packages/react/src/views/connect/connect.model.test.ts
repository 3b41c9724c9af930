import { type Actions, type ConnectorRow, type Snapshot, visibleConnectors } from '@latchkey/core'
import type { Wallet } from '@latchkey/core/contract'
import { LatchkeyError } from '@latchkey/core/contract'
import { lastUsed } from '@latchkey/core/views'
import { expect, test } from 'vitest'
import { aSnapshot, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { connectModel } from './connect.model.ts'

function aWallet(changes: Partial<Wallet> = {}): Wallet {
  return {
    id: 'io.fjord',
    namespace: 'eip155',
    kind: 'announced',
    name: 'Fjord',
    rdns: 'io.fjord',
    isAmbiguous: false,
    ...changes,
  }
}

const { actions } = recordActions()
const tools = toolsOf(actions)

/** A core whose visitor follows every way, with everything loaded. */
function toolsOf(recorded: Actions) {
  const { modal, router } = aSnapshot()
  const followed = aSnapshot({
    modal: { ...modal, isOpen: true },
    router: { ...router, history: [{ view: 'ConnectingWalletConnect', params: {} }] },
  })
  const account = { load: async () => recorded, current: () => recorded }
  return { core: { actions: recorded, account, snapshot: () => followed }, text: TEXT }
}

/** Returns the facts that Connect reads of a state without wallets that can be paired with. */
function factsOf(snapshot: Snapshot) {
  const rows = visibleConnectors(snapshot)
  const used = lastUsed(snapshot, rows, ['wallet', 'email', 'social'])
  return { ...snapshot, rows, used }
}

test('each installed wallet is a row that shows it', () => {
  const local = [aWallet(), aWallet({ id: 'app.kestrel', name: 'Kestrel', rdns: 'app.kestrel' })]

  const { rows } = connectModel(factsOf(aSnapshot({ wallets: { local } })), tools)

  expect(rows).toMatchObject([
    {
      key: 'io.fjord',
      name: 'Fjord',
      tag: { word: 'Installed', hasDot: true },
      warning: undefined,
    },
    { key: 'app.kestrel', name: 'Kestrel', tag: { word: 'Installed', hasDot: true } },
  ])
})

test('two wallets with one identity are marked', () => {
  const local = [
    aWallet({ isAmbiguous: true }),
    aWallet({ id: 'io.fjord:2', isAmbiguous: true, name: 'Fjord' }),
  ]

  const { rows } = connectModel(factsOf(aSnapshot({ wallets: { local } })), tools)

  expect(rows.map(({ warning, tag }) => [warning, tag])).toEqual([
    ['Two wallets use this name', undefined],
    ['Two wallets use this name', undefined],
  ])
})

const TWO = [aWallet({ id: 'Fjord', namespace: 'solana', rdns: undefined }), aWallet()]

test('a wallet of several namespaces opens the choice of one', () => {
  const { calls, actions: recorded } = recordActions()
  const snapshot = aSnapshot({ wallets: { local: TWO } })

  connectModel(factsOf(snapshot), toolsOf(recorded)).rows[0]?.choose()

  expect(calls).toEqual(['router.push ConnectingMultiChain {"walletId":"io.fjord"}'])
})

test('with wallets of one namespace listed, it is connected there at once', () => {
  const { calls, actions: recorded } = recordActions()
  const { modal } = aSnapshot()
  const snapshot = aSnapshot({
    wallets: { local: TWO },
    modal: { ...modal, namespaceFilter: 'solana' },
  })

  connectModel(factsOf(snapshot), toolsOf(recorded)).rows[0]?.choose()

  expect(calls).toEqual(['connect.local solana Fjord'])
})

test('a wallet that is removed when it is chosen shows a notice', () => {
  const { calls, actions: recorded } = recordActions()
  const gone = {
    ...recorded,
    notices: recorded.notices,
    connect: {
      ...recorded.connect,
      local() {
        throw new LatchkeyError('wallet.missing', {})
      },
    },
  }

  const snapshot = aSnapshot({ wallets: { local: [aWallet()] } })
  connectModel(factsOf(snapshot), toolsOf(gone)).rows[0]?.choose()

  expect(calls).toEqual([
    'notices.show {"tone":"error","message":"The wallet is not installed any more","code":"wallet.missing"}',
  ])
})

test('where logins are offered the guide leads to them', () => {
  const { calls, actions: recorded } = recordActions()
  const snapshot = aSnapshot()
  const options = { ...snapshot.options, hasAuth: true }

  connectModel(factsOf({ ...snapshot, options }), toolsOf(recorded)).guide?.()

  expect(calls).toEqual(['router.push Create {}'])
})

test('the guide explains wallets, and can be switched off', () => {
  const { calls, actions: recorded } = recordActions()

  connectModel(factsOf(aSnapshot()), toolsOf(recorded)).guide?.()

  expect(calls).toEqual(['router.push WhatIsAWallet {}'])
  expect(
    connectModel(factsOf(aSnapshot({}, { enableWalletGuide: false })), tools).guide,
  ).toBeUndefined()
})

/** Chooses a row, and returns the calls of actions. */
function chosen(row: Partial<ConnectorRow>): readonly string[] {
  const { calls, actions: recorded } = recordActions()
  const whole = { key: 'plum', kind: 'recent', name: '', choices: [], isAmbiguous: false, ...row }
  const facts = { ...aSnapshot(), rows: [whole as ConnectorRow] }
  const { rows } = connectModel(facts, toolsOf(recorded))
  rows[0]?.choose()
  return calls
}

test('a wallet to pair with opens its view, which waits for what has to be loaded', () => {
  const wallet = { id: 'plum', name: 'Plum' }

  expect(chosen({ wallet })).toEqual([
    'router.push ConnectingWalletConnect {"walletId":"plum"}',
    'pairing.show {"id":"plum","name":"Plum"}',
  ])
})

test('further rows lead to a code for any wallet, and to all wallets', () => {
  expect(chosen({ kind: 'walletConnect' })).toEqual([
    'router.push ConnectingWalletConnect {}',
    'pairing.show ',
  ])
  expect(chosen({ kind: 'allWallets' })).toEqual(['router.push AllWallets {}'])
})

test('further rows have their own names and test ids, wallets those of the wallet', () => {
  const snapshot = aSnapshot({}, { projectId: 'p1', customWallets: [{ id: 'own', name: 'Own' }] })
  const row = (kind: ConnectorRow['kind'], key: string): ConnectorRow => {
    return { key, kind, name: kind === 'custom' ? 'Own' : '', choices: [], isAmbiguous: false }
  }

  const facts = {
    ...snapshot,
    rows: [
      { ...row('walletConnect', 'code'), tag: 'code' } as const,
      row('custom', 'own'),
      row('allWallets', 'all'),
    ],
  }
  const { rows } = connectModel(facts, tools)

  expect(rows.map(({ name, testId, tag }) => [name, testId, tag?.word])).toEqual([
    ['WalletConnect', 'connect-code', 'QR code'],
    ['Own', 'wallet-own', undefined],
    ['All wallets', 'connect-all', undefined],
  ])
})

test('the wallet that was connected last has its own place, and is not listed twice', () => {
  const local = [aWallet(), aWallet({ id: 'app.kestrel', name: 'Kestrel', rdns: 'app.kestrel' })]
  const { calls, actions } = recordActions()
  const recent = {
    wallets: [{ id: 'io.fjord', namespace: 'eip155', name: 'Fjord' }],
    last: { kind: 'wallet', namespace: 'eip155', id: 'io.fjord' },
  } as const
  const facts = factsOf(aSnapshot({ wallets: { local }, recent }))

  const { rows, last } = connectModel(facts, toolsOf(actions))
  last?.choose()

  expect(last).toMatchObject({ name: 'Fjord', tag: { word: 'Last used', hasDot: false } })
  expect(rows.map(({ key }) => key)).toEqual(['app.kestrel'])
  expect(calls).toEqual(['connect.local eip155 io.fjord'])
})

test('a wallet of several namespaces that was connected last stays in the list, for the others', () => {
  const { calls, actions } = recordActions()
  const recent = {
    wallets: [{ id: 'io.fjord', namespace: 'eip155', name: 'Fjord' }],
    last: { kind: 'wallet', namespace: 'eip155', id: 'io.fjord' },
  } as const
  const facts = factsOf(aSnapshot({ wallets: { local: TWO }, recent }))

  const { rows, last } = connectModel(facts, toolsOf(actions))
  last?.choose()
  rows[0]?.choose()

  expect([last?.name, rows.map(({ name }) => name)]).toEqual(['Fjord', ['Fjord']])
  expect(calls).toEqual([
    'connect.local eip155 io.fjord',
    'router.push ConnectingMultiChain {"walletId":"io.fjord"}',
  ])
})

test('a wallet of this browser that was used before shows it', () => {
  const recent = { wallets: [{ id: 'io.fjord', namespace: 'eip155', name: 'Fjord' }] } as const
  const facts = factsOf(aSnapshot({ wallets: { local: [aWallet()] }, recent }))

  const { rows, last } = connectModel(facts, tools)

  expect(rows).toMatchObject([{ name: 'Fjord', tag: { word: 'Recent', hasDot: false } }])
  expect(last).toBeUndefined()
})

test('the login of the last time is named; its tile stays', () => {
  const recent = { wallets: [], last: { kind: 'login', by: 'google' } } as const

  expect(connectModel(factsOf(aSnapshot({ recent })), tools).lastLogin).toBe('google')
})

test('a visitor whose login the browser did not store is told why', () => {
  const facts = factsOf(aSnapshot())

  expect(connectModel(facts, tools).note).toBeUndefined()
  expect(connectModel({ ...facts, isLoginLost: true }, tools).note).toBe(
    'You were logged out because this browser doesn’t remember logins here.',
  )
})
