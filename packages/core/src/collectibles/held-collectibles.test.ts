import { expect, test } from 'vitest'
import type { ActivityTransaction, ActivityTransfer } from '../store/state/activity.ts'
import { aTransaction } from '../testing/a-transaction.ts'
import { heldCollectibles } from './held-collectibles.ts'

/** `in tide 2`: two of Tide came. The first one is the newest. */
function held(...moves: readonly string[]): string {
  const history = moves.map((move, index) =>
    aTransaction({
      id: `${index}`,
      minedAtMs: 1_000 - index,
      transfers: move.split(', ').map(transferOf),
    }),
  )
  return names(history)
}

function transferOf(move: string): ActivityTransfer {
  const [direction = '', name = '', amountText] = move.split(' ')
  const collectible = { id: name, name, isSpam: name === 'spam' }
  // Written in this file.
  return { direction: direction as ActivityTransfer['direction'], amountText, collectible }
}

function names(history: readonly ActivityTransaction[]): string {
  return heldCollectibles(history, 'eip155:1')
    .map(({ name, countText }) => `${name} ${countText}`)
    .join(', ')
}

test.each([
  ['nothing moved', [], ''],
  ['received', ['in tide'], 'tide 1'],
  ['given away', ['out tide', 'in tide'], ''],
  ['received again', ['in tide', 'out tide', 'in tide'], 'tide 1'],
  ['given away again', ['out tide', 'in tide', 'out tide', 'in tide'], ''],
  ['the receipt is not read yet', ['out tide'], ''],
  ['received again, the older receipt is not read yet', ['in tide', 'out tide'], 'tide 1'],
  ['several of one', ['in badge 3'], 'badge 3'],
  ['some of them given away', ['out badge 1', 'in badge 3'], 'badge 2'],
  ['all of them given away', ['out badge 1', 'out badge 2', 'in badge 3'], ''],
  ['more came in between', ['out badge 1', 'in badge 2', 'in badge 3'], 'badge 4'],
  ['more left than is known to have come', ['in badge 2', 'out badge 9'], 'badge 2'],
  ['sent to itself', ['self tide', 'in tide'], 'tide 1'],
  ['came and left at once', ['out tide, in tide'], ''],
  ['left and came back at once', ['in tide, out tide', 'in tide'], 'tide 1'],
  ['two of one in one transaction', ['in badge 1, in badge 2'], 'badge 3'],
  ['an amount as a decimal', ['in badge 2.0'], 'badge 2'],
  ['less than one', ['in badge 0.5'], ''],
  [
    'more than a number can be',
    ['in badge 1000000000000000000000001'],
    'badge 1000000000000000000000001',
  ],
  [
    'the newest first',
    ['in fog', 'in tide', 'out fog', 'in kelp', 'in fog'],
    'fog 1, tide 1, kelp 1',
  ],
  ['spam is held like others', ['in spam', 'in tide'], 'spam 1, tide 1'],
])('%s', (_name, moves, expected) => {
  expect(held(...moves)).toBe(expected)
})

test('reading older pages never takes anything away', () => {
  const moves = ['in a', 'out a', 'out b 2', 'in b 5', 'in a', 'in c', 'out c', 'in b 1', 'in c']
  for (let read = 1; read < moves.length; read += 1) {
    const before = held(...moves.slice(0, read)).split(', ')
    const after = held(...moves.slice(0, read + 1))
    for (const each of before.map((text) => text.split(' ')[0] ?? '')) expect(after).toContain(each)
  }
  expect(held(...moves)).toBe('a 1, b 4, c 1')
})

test.each([
  ['failed', { status: 'failed' }],
  ['pending', { status: 'pending' }],
  ['on another network', { networkId: 'eip155:8453' }],
  ['on an unknown network', { networkId: undefined }],
] as const)('a transaction that is %s moves nothing', (_name, changes) => {
  expect(names([aTransaction({ transfers: [transferOf('in tide')], ...changes })])).toBe('')
})

test('the newest receipt tells when it came and in which transaction', () => {
  const transfers = [transferOf('in tide')]
  const older = aTransaction({ id: 'o', hash: '0x01', minedAtMs: 1, transfers })
  const newer = aTransaction({ id: 'n', hash: '0x02', minedAtMs: 2, transfers })

  expect(heldCollectibles([newer, older], 'eip155:1')).toEqual([
    {
      id: 'tide',
      name: 'tide',
      collection: '',
      imageUrl: undefined,
      isSpam: false,
      countText: '2',
      hash: '0x02',
      receivedAtMs: 2,
    },
  ])
})

test('what is no collectible is none', () => {
  expect(names([aTransaction()])).toBe('')
})
