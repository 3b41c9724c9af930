import type { Snapshot } from '@latchkey/core'
import { expect, test } from 'vitest'
import { aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { MIRA, NO_LOGIN } from '../../testing/with-auth.ts'
import { networksModel } from './networks.model.ts'

type Model = ReturnType<typeof networksModel>

const rowsOf = ({ groups }: Model) => groups.flatMap(({ rows }) => rows)

const SOLANA_ID = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const { actions, calls } = recordActions()
const tools = { actions, text: TEXT }

test.each([
  ['', ['Ethereum', 'Base']],
  ['  bas ', ['Base']],
  ['ETHER', ['Ethereum']],
  ['eip155:8453', ['Base']],
  ['Éther', ['Ethereum']],
])('a search for "%s" finds %s', (search, names) => {
  const model = networksModel(aSnapshot(), search, tools)

  expect(rowsOf(model).map(({ name }) => name)).toEqual(names)
  expect(model.nothing).toBeUndefined()
})

test('a search with a typo finds what is close to it, and shows that it is not exact', () => {
  const model = networksModel(aSnapshot(), 'etherium', tools)

  expect(rowsOf(model).map(({ name }) => name)).toEqual(['Ethereum'])
  expect(model).toMatchObject({ nothing: undefined, hint: 'No exact match. Did you mean:' })
  expect(model.announcement).toBe(model.hint)
  expect(networksModel(aSnapshot(), 'ethereum', tools).hint).toBeUndefined()
})

test('Enter chooses the first network that was found, and none without a search', () => {
  const { actions, calls } = recordActions()
  const first = (search: string) =>
    networksModel(aSnapshot(), search, { actions, text: TEXT }).chooseFirst

  first('bas')?.()

  expect(calls).toEqual(['network.choose eip155:8453'])
  expect(first('')).toBeUndefined()
  expect(first('doge')).toBeUndefined()
})

test('a search that finds nothing shows it, and what is listed', () => {
  expect(networksModel(aSnapshot(), 'doge', tools)).toMatchObject({
    groups: [],
    nothing: {
      title: 'No network found',
      line: 'Check the spelling. Only networks that Saltmarket supports are listed.',
    },
  })
})

test.each([SOLANA_ID, ` ${SOLANA_ID.toUpperCase()} `])(
  'an id in letters of both cases finds its network: "%s"',
  (search) => {
    const model = networksModel(aSnapshot(withSolana()), search, tools)

    expect(rowsOf(model).map(({ id }) => id)).toEqual([SOLANA_ID])
  },
)

test('the active network is marked, and choosing another requests it', () => {
  const rows = rowsOf(networksModel(aSnapshot(connectedOn('eip155:8453')), '', tools))
  rows[0]?.choose()

  expect(rows.map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  expect(calls).toEqual(['network.choose eip155:1'])
})

const SOLANA = {
  id: SOLANA_ID,
  name: 'Solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: [],
  isTestnet: false,
} as const

/** A visitor on Ethereum, on a site that also supports Solana. */
function withSolana(): Pick<Snapshot, 'accounts' | 'network'> {
  const { accounts, network } = connectedOn()
  const [ethereum, ...others] = network.supported
  const supported = ethereum ? [ethereum, SOLANA, ...others] : []
  return { accounts, network: { ...network, supported } }
}

test('a network of a namespace without a connection shows it', () => {
  const rows = rowsOf(networksModel(aSnapshot(withSolana()), '', tools))

  expect(rows.map(({ name, detail }) => [name, detail])).toEqual([
    ['Ethereum', undefined],
    ['Base', undefined],
    ['Solana', 'Not connected yet'],
  ])
})

test('a network on which the login has an account does not', () => {
  const auth = { ...NO_LOGIN, user: MIRA, networkIds: [SOLANA_ID] as const }

  const rows = rowsOf(networksModel(aSnapshot({ ...withSolana(), auth }), '', tools))

  expect(rows.map(({ detail }) => detail)).toEqual([undefined, undefined, undefined])
})

test('one namespace has no heading, several have one each', () => {
  const headings = (snapshot: Snapshot, search = '') =>
    networksModel(snapshot, search, tools).groups.map(({ heading, label }) => [heading, label])
  const several = aSnapshot(withSolana())

  expect(headings(aSnapshot())).toEqual([[undefined, 'Networks']])
  expect(headings(several)).toEqual([
    ['Ethereum and compatible', 'Ethereum and compatible'],
    ['Solana', 'Solana'],
  ])
  expect(headings(several, 'sol')).toEqual([['Solana', 'Solana']])
})

test('a modal that is opened for one namespace lists its networks only', () => {
  const snapshot = aSnapshot({
    ...withSolana(),
    modal: { ...aSnapshot().modal, namespaceFilter: 'solana' },
  })
  const listed = (search: string) => networksModel(snapshot, search, tools).groups

  expect(listed('')).toMatchObject([{ namespace: 'solana', heading: undefined }])
  expect(listed('Ethereum')).toEqual([])
})

test('a network that the wallet of its namespace does not serve shows it', () => {
  const { accounts, network } = withSolana()
  const session = {
    id: 's',
    namespace: 'solana',
    walletId: 'Fjord',
    accounts: [`${SOLANA.id}:8ZUnQ1Y9Hf7kKXS9MV3M4aQJHnbp9o9mQzJ2vT4kWq1e`],
    networkId: SOLANA.id,
    networkIds: [SOLANA.id],
  } as const
  const devnet = { ...SOLANA, id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Dev' } as const
  const wallet = { id: 'Fjord', namespace: 'solana', name: 'Fjord' } as const

  const model = networksModel(
    aSnapshot({
      accounts: { ...accounts, solana: { status: 'connected', wallet, session } },
      network: { ...network, supported: [...network.supported, devnet] },
    }),
    '',
    tools,
  )

  expect(model.groups[1]?.rows.map(({ name, disabledReason }) => [name, disabledReason])).toEqual([
    ['Solana', undefined],
    ['Dev', 'Your wallet doesn’t support it'],
  ])
})

test.each([
  ['', ''],
  ['bas', '1 network'],
  ['e', '2 networks'],
  ['doge', '0 networks'],
])('a search for "%s" is announced as "%s"', (search, announcement) => {
  expect(networksModel(aSnapshot(), search, tools).announcement).toBe(announcement)
})

test('a network that the wallet did not approve, and can’t be asked for, shows it', () => {
  const connected = connectedOn()
  const { eip155 } = connected.accounts
  if (eip155?.status !== 'connected') throw new Error('Expected a connected wallet')
  const session = { ...eip155.session, networkIds: ['eip155:1'] as const }
  const accounts = { eip155: { ...eip155, session } }

  const rows = rowsOf(networksModel(aSnapshot({ ...connected, accounts }), '', tools))

  expect(rows.map(({ disabledReason }) => disabledReason)).toEqual([
    undefined,
    'Not approved in your wallet',
  ])
})

test.each([
  ['eip155:137', { siteName: 'Saltmarket', networkName: 'Polygon' }],
  ['eip155:987654', { siteName: 'Saltmarket', networkName: 'network 987654' }],
  ['eip155:8453', undefined],
] as const)('a wallet on %s is told why it has to move: %j', (id, unsupported) => {
  expect(networksModel(aSnapshot(connectedOn(id)), '', tools).unsupported).toEqual(unsupported)
})
