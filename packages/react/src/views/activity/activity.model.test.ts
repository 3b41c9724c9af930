import type { ActivityTransaction, ActivityTransfer } from '@latchkey/core'
import { expect, test, vi } from 'vitest'
import { recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { openRow, rowsOf } from './activity.model.ts'
import { createRowFormats } from './row-formats.ts'

const NOW_MS = Date.UTC(2025, 10, 20, 12)
const TOOLS = { text: TEXT, nowMs: NOW_MS, formats: createRowFormats(TEXT.locale) }
const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const USDC: ActivityTransfer = {
  direction: 'out',
  amountText: '25.0',
  token: { name: 'USD Coin', symbol: 'USDC', iconUrl: 'https://img.example/usdc.png' },
}
const ETH: ActivityTransfer = {
  direction: 'in',
  amountText: '0.0384',
  token: { name: 'Ether', symbol: 'ETH', iconUrl: 'https://img.example/eth.png' },
}
const ART: ActivityTransfer = {
  direction: 'in',
  amountText: '1',
  collectible: { id: 't', name: 'Tide #4', imageUrl: 'https://img.example/4.png', isSpam: false },
}
const SPAM: ActivityTransfer = {
  direction: 'in',
  collectible: { id: 'f', name: 'Free', isSpam: true },
}

const A_TRANSACTION: ActivityTransaction = {
  id: 'tx',
  operation: 'send',
  hash: '0xaa',
  minedAtMs: Date.UTC(2025, 10, 18, 12),
  from: ALICE,
  to: BOB,
  status: 'confirmed',
  networkId: 'eip155:1',
  transfers: [USDC],
}

function rows(changes: Partial<ActivityTransaction>) {
  return rowsOf({ ...A_TRANSACTION, ...changes }, TOOLS)
}

test.each<[name: string, changes: Partial<ActivityTransaction>, expected: readonly object[]]>([
  [
    'a token that was sent',
    {},
    [
      {
        title: 'Sent',
        detail: 'To 0x3C44…93BC',
        amount: '−25 USDC',
        mark: 'sent',
        when: '2 d ago',
      },
    ],
  ],
  [
    'a coin that was received',
    { operation: 'receive', transfers: [ETH] },
    [
      {
        title: 'Received',
        detail: 'From 0x7099…79C8',
        amount: '+0.038 ETH',
        isReceived: true,
        mark: 'received',
      },
    ],
  ],
  [
    'a swap in one row',
    { operation: 'trade', transfers: [USDC, ETH] },
    [
      {
        title: 'Swapped',
        detail: '25 USDC to ETH',
        amount: '+0.038 ETH',
        isReceived: false,
        mark: 'swapped',
        pictures: ['https://img.example/usdc.png', 'https://img.example/eth.png'],
      },
    ],
  ],
  [
    'two that left in one row',
    { transfers: [USDC, { ...ETH, direction: 'out' }] },
    [
      {
        amount: '−25 USDC',
        detail: 'and −0.038 ETH',
        mark: 'sent',
        pictures: ['https://img.example/eth.png', 'https://img.example/usdc.png'],
      },
    ],
  ],
  [
    'a token and a collectible in a row each',
    { operation: 'mint', transfers: [USDC, ART] },
    [
      {
        title: 'Minted',
        amount: '−25 USDC',
        isCollectible: false,
        pictures: ['https://img.example/usdc.png'],
      },
      {
        title: 'Minted',
        detail: 'Tide #4',
        amount: '+1',
        isCollectible: true,
        pictures: ['https://img.example/4.png'],
      },
    ],
  ],
  ['three in a row each', { transfers: [USDC, USDC, ETH] }, [{}, {}, { amount: '+0.038 ETH' }]],
  ['nothing of spam', { transfers: [ART, SPAM] }, [{ detail: 'Tide #4' }]],
  [
    'an approval',
    { operation: 'approve', transfers: [] },
    [{ title: 'Approved', detail: 'To 0x3C44…93BC', amount: undefined, mark: undefined }],
  ],
  ['an unknown operation', { operation: 'teleport', transfers: [] }, [{ title: 'Transaction' }]],
  [
    'a transfer to oneself',
    { transfers: [{ ...USDC, direction: 'self' }] },
    [{ amount: '25 USDC', mark: undefined, isReceived: false }],
  ],
  ['no recipient', { to: '', transfers: [] }, [{ detail: undefined }]],
  [
    'a failure',
    { status: 'failed' },
    [{ isFailed: true, mark: 'failed', when: 'Failed', amount: '−25 USDC' }],
  ],
  [
    'what is pending',
    { status: 'pending' },
    [{ isFailed: false, mark: 'pending', when: 'Pending' }],
  ],
  ['what is older', { minedAtMs: Date.UTC(2024, 9, 2, 12) }, [{ when: 'Oct 2' }]],
  ['what was done today', { minedAtMs: NOW_MS - 3 * 60_000 }, [{ when: '3 min ago' }]],
  [
    'an amount that is not known',
    { transfers: [{ ...USDC, amountText: undefined }] },
    [{ amount: undefined }],
  ],
])('%s', (_name, changes, expected) => {
  expect(rows(changes)).toMatchObject(expected)
  expect(rows(changes)).toHaveLength(expected.length)
})

test.each([
  ['https://scan.example', 'https://scan.example/tx/0xaa'],
  ['https://scan.example/?cluster=devnet', 'https://scan.example/tx/0xaa?cluster=devnet'],
])('a transaction is shown in the explorer %s', (explorerUrl, href) => {
  const openLink = vi.fn(() => true)
  const { actions } = recordActions()

  openRow({ hash: '0xaa' }, { account: undefined, explorerUrl }, { ...actions, openLink })?.()

  expect(openLink.mock.calls).toEqual([[href]])
})

test('without an explorer, or without an id, there is nothing to open', () => {
  const { actions } = recordActions()
  const place = { account: undefined, explorerUrl: 'https://scan.example' }

  expect(openRow({ hash: '0xaa' }, { ...place, explorerUrl: undefined }, actions)).toBeUndefined()
  expect(openRow({ hash: undefined }, place, actions)).toBeUndefined()
})

test('a transaction opens its receipt', () => {
  const { actions, calls } = recordActions()
  const place = { account: 'eip155:1:0x1', explorerUrl: 'https://scan.example' } as const

  openRow({ hash: '0xaa', receipt: '0xaa' }, place, actions)?.()

  expect(calls).toEqual(['router.push Receipt {"account":"eip155:1:0x1","id":"0xaa"}'])
})

test('an address with a name is called by it', () => {
  const nameOf = (address: string) => (address === BOB ? 'Bob’s till' : undefined)

  expect(rowsOf(A_TRANSACTION, { ...TOOLS, nameOf })).toMatchObject([{ detail: 'To Bob’s till' }])
})
