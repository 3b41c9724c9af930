import { expect, test } from 'vitest'
import { aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { networksModel } from './networks.model.ts'

const { actions, calls } = recordActions()
const tools = { actions, text: TEXT }

test.each([
  ['', ['Ethereum', 'Base']],
  ['  bas ', ['Base']],
  ['ETHER', ['Ethereum']],
  ['eip155:8453', ['Base']],
])('a search for "%s" finds %s', (search, names) => {
  const { rows, nothing } = networksModel(aSnapshot(), search, tools)

  expect(rows.map(({ name }) => name)).toEqual(names)
  expect(nothing).toBeUndefined()
})

test('a search that finds nothing says so, and what is listed', () => {
  expect(networksModel(aSnapshot(), 'doge', tools)).toMatchObject({
    rows: [],
    nothing: {
      title: 'No network found',
      line: 'Check the spelling. Only networks that Saltmarket supports are listed.',
    },
  })
})

test('the network in force is marked, and choosing another asks for it', () => {
  const { rows } = networksModel(aSnapshot(connectedOn('eip155:8453')), '', tools)
  rows[0]?.choose()

  expect(rows.map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  expect(calls).toEqual(['network.choose eip155:1'])
})

test('a network of another family says that it needs another wallet', () => {
  const { accounts, network } = connectedOn()
  const solana = {
    id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    name: 'Solana',
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    rpcUrls: [],
    isTestnet: false,
  } as const
  const supported = [...network.supported, solana]

  const { rows } = networksModel(
    aSnapshot({ accounts, network: { ...network, supported } }),
    '',
    tools,
  )

  expect(rows.map(({ detail }) => detail)).toEqual([
    undefined,
    undefined,
    'Connect another wallet to use it',
  ])
})

test.each([
  ['', ''],
  ['bas', '1 network'],
  ['e', '2 networks'],
  ['doge', '0 networks'],
])('a search for "%s" says "%s" to those who listen', (search, said) => {
  expect(networksModel(aSnapshot(), search, tools).said).toBe(said)
})

test('a network that the wallet did not approve, and can’t be asked for, says so', () => {
  const connected = connectedOn()
  const { eip155 } = connected.accounts
  if (eip155?.status !== 'connected') throw new Error('Expected somebody connected')
  const session = { ...eip155.session, networkIds: ['eip155:1'] as const }
  const accounts = { eip155: { ...eip155, session } }

  const { rows } = networksModel(aSnapshot({ ...connected, accounts }), '', tools)

  expect(rows.map(({ disabledReason }) => disabledReason)).toEqual([
    undefined,
    'Not approved in your wallet',
  ])
})
