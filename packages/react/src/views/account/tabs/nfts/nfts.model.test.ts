import type { Collectible, CollectiblesState } from '@latchkey/core'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, TEXT } from '../../../../testing/a-snapshot.ts'
import { nftsModel } from './nfts.model.ts'

const ACCOUNT = `eip155:1:${ADDRESS}` as const

function aCollectible(changes: Partial<Collectible> = {}): Collectible {
  return {
    id: 'tide',
    name: 'Tide #4',
    collection: 'Tideline',
    countText: '1',
    isSpam: false,
    imageUrl: 'https://img.example/4.png',
    ...changes,
  }
}

const SPAM = aCollectible({ id: 'spam', name: 'Free', isSpam: true })

function modelOf(list?: CollectiblesState) {
  const snapshot = aSnapshot({
    ...connectedOn('eip155:1'),
    collectibles: list ? { [ACCOUNT]: list } : {},
  })
  return nftsModel(snapshot, TEXT)
}

test.each<
  [CollectiblesState['status'] | undefined, held: readonly Collectible[], more: boolean, string]
>([
  [undefined, [], false, 'loading'],
  ['loading', [], false, 'loading'],
  ['failed', [], false, 'failed'],
  ['ready', [], false, 'empty'],
  ['ready', [SPAM], false, 'empty'],
  ['ready', [], true, 'ready'],
  ['loadingMore', [], true, 'ready'],
  ['moreFailed', [aCollectible()], true, 'ready'],
  ['ready', [aCollectible()], false, 'ready'],
])('with the list %s of %j, and more: %s, it is %s', (status, collectibles, hasMore, state) => {
  const model = modelOf(status && { status, collectibles, hasMore })

  expect(model.state).toBe(state)
  expect(model.more).toBe(hasMore ? status : undefined)
})

test('spam is apart, and counted', () => {
  const { cells, spam, showSpam } = modelOf({
    status: 'ready',
    hasMore: false,
    collectibles: [SPAM, aCollectible(), aCollectible({ ...SPAM, id: 'other' })],
  })

  expect(cells.map(({ key }) => key)).toEqual(['tide'])
  expect(spam.map(({ key }) => key)).toEqual(['spam', 'other'])
  expect(showSpam).toBe('Show 2 hidden')
})

test.each([
  ['1', undefined],
  ['2', '×2'],
  ['12345', '×12,345'],
  ['1000000000000000000000000', '×1,000,000,000,000,000,000,000,000'],
])('of %s held the count is %s', (countText, shown) => {
  const model = modelOf({
    status: 'ready',
    hasMore: false,
    collectibles: [aCollectible({ countText })],
  })

  expect(model.cells[0]?.count).toBe(shown)
})

test('one without a name is called so, and opens with what it has', () => {
  const model = modelOf({
    status: 'ready',
    hasMore: false,
    collectibles: [aCollectible({ name: '' })],
  })

  expect(model.cells[0]).toMatchObject({
    name: 'Unnamed',
    params: { account: ACCOUNT, id: 'tide', name: '' },
  })
})

test('without an account nothing is held', () => {
  expect(nftsModel(aSnapshot(), TEXT)).toMatchObject({ state: 'loading', cells: [], spam: [] })
})
