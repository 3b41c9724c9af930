import type { PermissionsState, SitePermission, Snapshot } from '@latchkey/core'
import { LatchkeyError } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { permissionsModel } from './permissions.model.ts'

const ACCOUNT = `eip155:1:${ADDRESS}` as const
const TOKEN = `0x${'70'.repeat(20)}`
const SPENDER = `0x${'5e'.repeat(20)}`
const approval = {
  ...({ kind: 'approval', id: 'a', account: ACCOUNT, token: TOKEN, spender: SPENDER } as const),
  units: '25000000',
  decimals: 6,
  symbol: 'TIDE',
  isUnlimited: false,
}
const wallet = {
  ...({ kind: 'wallet', id: 'w', namespace: 'eip155', sessionId: 's' } as const),
  walletName: 'Fjord',
  isPaired: false,
}
const signIn = { kind: 'signIn', id: 's', account: ACCOUNT } as const
const ENDS_AT_MS = Date.UTC(2026, 10, 30, 12)
const SEND = 'native-token-recurring-allowance'
const smartSession = {
  ...({ kind: 'smartSession', id: 'm', account: ACCOUNT } as const),
  session: {
    id: 'm',
    siteName: 'Salt',
    createdAtMs: 0,
    expiresAtMs: ENDS_AT_MS,
    permissions: [
      {
        type: SEND,
        data: { allowance: '0xde0b6b3a7640000', period: 604_800, start: 1_794_000_000 },
      },
      { type: 'contract-call', data: { address: TOKEN, functions: [{ functionName: 'buy' }] } },
    ],
  },
}

type Changes = Partial<PermissionsState>

function modelOf(
  items: readonly SitePermission[],
  changes: Changes = {},
  more: Partial<Snapshot> = {},
) {
  const { actions, modules, calls } = recordActions()
  const { permissions } = modules
  const origin = 'https://saltmarket.example:8443'
  const state = { status: 'ready', origin, items, missing: [], ending: {}, ...changes } as const
  const snapshot = aSnapshot({ ...connectedOn(), permissions: state, ...more })
  const model = permissionsModel(snapshot, { actions, permissions, text: TEXT })
  return { model, calls, row: model.groups[0]?.rows[0] }
}

test.each<[SitePermission, label: string, detail: string]>([
  [wallet, 'See your address', 'Fjord'],
  [{ ...wallet, isPaired: true }, 'Ask you to sign and send', 'Fjord on another device'],
  [signIn, 'Know you as 0x7099\u2060…\u206079C8', 'On Ethereum'],
  [
    { ...signIn, endsAtMs: ENDS_AT_MS },
    'Know you as 0x7099\u2060…\u206079C8',
    'On Ethereum, until Nov 30, 2026',
  ],
  [
    smartSession,
    'Send up to 1 ETH a week, from Nov 6, 2026',
    'Call buy (no limit) · Without asking, until Nov 30, 2026',
  ],
  [approval, 'Take up to 25 TIDE', 'By 0x5e5e\u2060…\u20605e5e, no end date'],
  [
    { ...approval, form: 'collection', units: '1', isUnlimited: true },
    'Take any item of TIDE',
    'By 0x5e5e\u2060…\u20605e5e, no limit, no end date',
  ],
  [
    { ...approval, form: 'permit2', endsAtMs: ENDS_AT_MS },
    'Take up to 25 TIDE',
    'By 0x5e5e\u2060…\u20605e5e, until Nov 30, 2026',
  ],
  [
    { ...approval, form: 'permit2', isUnlimited: true, endsAtMs: ENDS_AT_MS },
    'Take any amount of TIDE',
    'By 0x5e5e\u2060…\u20605e5e, no limit, until Nov 30, 2026',
  ],
  [
    { ...approval, isUnlimited: true },
    'Take any amount of TIDE',
    'By 0x5e5e\u2060…\u20605e5e, no limit, no end date',
  ],
  [
    { ...approval, decimals: undefined, symbol: undefined },
    'Take up to 25,000,000 smallest units 0x7070\u2060…\u20607070',
    'By 0x5e5e\u2060…\u20605e5e, no end date',
  ],
])('%j reads: %s, %s', (item, label, detail) => {
  const { row } = modelOf([item])

  expect(row).toMatchObject({ label, detail, endLabel: `Remove: ${label}`, isEnding: false })
  expect(row?.isOpenEnded === true).toBe(item.kind === 'approval' && item.isUnlimited)
})

test('a session that cannot be read is a row with its id, which can be ended', async () => {
  const session = { ...smartSession.session, expiresAtMs: undefined, isUnreadable: true }
  const { row, calls } = modelOf([{ ...smartSession, session: { ...session, permissions: [] } }])
  await row?.end()

  expect(row).toMatchObject({
    label: 'Something that can’t be described here',
    detail: 'Without asking, end date not known · part of it can’t be read · m',
    isOpenEnded: true,
  })
  expect(calls[0]).toContain('permissions.end')
})

test('a delegate call comes first and stands out', () => {
  const functions = [{ functionName: 'run', operation: 'DelegateCall' }]
  const permissions = [{ type: 'contract-call', data: { address: TOKEN, functions } }]
  const { row } = modelOf([{ ...smartSession, session: { ...smartSession.session, permissions } }])

  expect(row).toMatchObject({ label: 'Delegate call run (no limit)', isOpenEnded: true })
})

test('an approval that no node tells of says so, and can be ended', () => {
  const { units: _, ...unread } = approval
  const { row } = modelOf([unread])

  expect(row).toMatchObject({
    label: 'Take an unknown amount of TIDE',
    detail: 'By 0x5e5e\u2060…\u20605e5e, couldn’t be checked',
    endLabel: 'Remove: Take an unknown amount of TIDE',
    isOpenEnded: true,
  })
})

test('the same wallet on two namespaces is told apart', () => {
  const { model } = modelOf([wallet, { ...wallet, id: 'x', namespace: 'solana' }])

  expect(model.groups[0]?.rows.map(({ detail }) => detail)).toEqual([
    'Fjord, Ethereum',
    'Fjord, Solana',
  ])
})

test('a token that does not say its name is called as the account holds it', () => {
  const held = {
    address: TOKEN.toUpperCase().replace('0X', '0x'),
    symbol: 'TIDE',
    decimals: 6,
    ...({ amountText: '1', networkId: 'eip155:1' } as const),
    iconUrl: 'https://t.example/i.png',
  }
  const portfolio = {
    ...({ scope: 'network' } as const),
    accounts: { [ACCOUNT]: { status: 'ready', holdings: [held] } as const },
  }
  const silent = { ...approval, decimals: undefined, symbol: undefined }

  const { row, model } = modelOf([silent], {}, { portfolio })

  expect(row).toMatchObject({ label: 'Take up to 25 TIDE', icon: 'https://t.example/i.png' })
  expect(model.needsTokens).toBe(true)
})

test('the site is called as the browser calls it, with the account and its network', () => {
  const { model } = modelOf([wallet])

  expect([model.host, model.about]).toEqual([
    'saltmarket.example:8443',
    'with 0x7099\u2060…\u206079C8 on Ethereum',
  ])
})

test('rows are grouped in one order, and End ends and says so', async () => {
  const { model, calls } = modelOf([approval, wallet])

  expect(model.groups.map(({ label }) => label)).toEqual(['Wallet', 'Token approvals'])
  expect(model.hasFee).toBe(true)
  await model.groups[1]?.rows[0]?.end()
  expect(calls[0]).toContain('permissions.end')
  expect(calls[1]).toContain('Removed: Take up to 25 TIDE')
})

test.each([
  ['after the last wallet', [wallet], 1],
  ['after one of two wallets', [wallet, { ...wallet, id: 'x' }], 2],
])('%s there are %# calls', async (_name, items, count) => {
  const { row, calls } = modelOf(items)

  await row?.end()

  expect(calls).toHaveLength(count)
})

test('a failure has no notice of success', async () => {
  const { actions, calls } = recordActions()
  const end = () => Promise.reject(new LatchkeyError('wallet.request-rejected', {}))
  const state = { status: 'ready', items: [approval], missing: [], ending: {} } as const
  const snapshot = aSnapshot({ ...connectedOn(), permissions: state })
  const model = permissionsModel(snapshot, {
    actions,
    permissions: { end },
    text: TEXT,
  })

  await model.groups[0]?.rows[0]?.end()

  expect(calls).toEqual([])
})

test.each([
  [{ step: 'asking' }, true, 'Continue in Fjord'],
  [{ step: 'confirming' }, true, 'Sent. It ends when the network confirms.'],
  [
    { step: 'failed', error: { code: 'wallet.request-rejected', message: 'Request declined' } },
    false,
    'Still allowed: Request declined',
  ],
] as const)(
  'while it is %j the row says so, and screen readers are told',
  (step, isEnding, detail) => {
    const endLabel = `${isEnding ? 'Removing…' : 'Remove:'} Take up to 25 TIDE`
    const expected = { isEnding, detail, endLabel }
    const { row, model } = modelOf([wallet, approval], { ending: { a: step } })
    expect(model.groups[1]?.rows[0]).toMatchObject(expected)
    expect(row?.isEnding).toBe(false)
    // A failure has its own notice.
    expect(model.status).toBe(isEnding ? detail : '')
  },
)

test.each<[string, Changes, Partial<ReturnType<typeof modelOf>['model']>]>([
  ['nothing', {}, { isLoading: false, isPartial: false, isEmpty: true }],
  ['a part that is missing', { missing: ['approval'] }, { isPartial: true, isEmpty: false }],
  ['what is being read', { status: 'loading' }, { isLoading: true, isEmpty: false }],
])('%s is said', (_name, changes, expected) => {
  expect(modelOf([], changes).model).toMatchObject(expected)
})
