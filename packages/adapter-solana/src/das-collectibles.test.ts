import type { NodeReader } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { dasCollectibles } from './das-collectibles.ts'
import { ALICE, MAIN, noAbort } from './testing/started-adapter.ts'

const account = `${MAIN}:${ALICE.address}` as const
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const STILL = { uri: 'https://img.example/1.png', mime: 'image/png' }

function asset(changes: object = {}): object {
  return {
    interface: 'V1_NFT',
    id: MINT,
    burnt: false,
    content: {
      metadata: { name: 'Tide #4', symbol: 'TIDE', description: 'A tide' },
      links: { image: STILL.uri },
      files: [STILL],
    },
    grouping: [
      { group_key: 'collection', group_value: MINT, collection_metadata: { name: 'Tideline' } },
    ],
    ...changes,
  }
}

/** Lists a page of nodes that answer this, and what they were asked. */
async function list(answer: unknown, cursor?: string) {
  const asked: unknown[] = []
  const nodes: NodeReader = {
    async read(...[networkId, method, params]) {
      asked.push([networkId, method, params])
      return answer
    },
  }
  const page = await dasCollectibles().listPage({ account, cursor }, nodes, noAbort())
  return { page, asked }
}

async function one(changes: object) {
  return (await list({ items: [asset(changes)] })).page.collectibles[0]
}

test('a page is asked of the nodes of the network, by name', async () => {
  const { page, asked } = await list({ total: 1, limit: 100, page: 1, items: [asset()] })

  expect(asked).toEqual([
    [
      MAIN,
      'getAssetsByOwner',
      {
        ownerAddress: ALICE.address,
        sortBy: { sortBy: 'recent_action', sortDirection: 'desc' },
        limit: 100,
        page: 1,
      },
    ],
  ])
  expect(page).toEqual({
    collectibles: [
      {
        id: MINT,
        address: MINT,
        name: 'Tide #4',
        collection: 'Tideline',
        imageUrl: STILL.uri,
      },
    ],
    next: undefined,
  })
})

test('a full page is followed by another', async () => {
  const items = Array.from({ length: 100 }, () => asset())

  expect((await list({ items }, '2')).page.next).toBe('3')
  expect((await list({ items: items.slice(1) }, '2')).page.next).toBeUndefined()
})

test.each([
  ['a token', asset({ interface: 'FungibleToken' })],
  ['a token with a picture', asset({ interface: 'FungibleAsset' })],
  ['what was destroyed', asset({ burnt: true })],
  ['an asset without id', asset({ id: 7 })],
  ['nothing', null],
])('%s is none, and hides no other', async (_name, wrong) => {
  const { page } = await list({ items: [wrong, asset()] })

  expect(page.collectibles).toHaveLength(1)
})

const FILM = { uri: 'https://img.example/1', mime: 'video/mp4' }

test.each([
  ['its link', { links: { image: 'https://img.example/2' } }, 'https://img.example/2'],
  ['a file, without a link', { files: [FILM, STILL] }, STILL.uri],
  [
    'a still, where the link is a video',
    { links: { image: FILM.uri }, files: [FILM, STILL] },
    STILL.uri,
  ],
  ['nothing, where all is video', { links: { image: FILM.uri }, files: [FILM] }, undefined],
  ['nothing without content', undefined, undefined],
  ['nothing, where all is wrong', { links: 7, files: {}, metadata: [] }, undefined],
])('an asset is shown by %s', async (_name, content, imageUrl) => {
  expect((await one({ content }))?.imageUrl).toBe(imageUrl)
})

test.each([
  ['none', null],
  ['no list', {}],
  ['another one', [{ group_key: 'artist', group_value: 'x' }]],
  ['one without a name', [{ group_key: 'collection', group_value: MINT }]],
])('of the groups %s it has no collection', async (_name, grouping) => {
  expect((await one({ grouping }))?.collection).toBeUndefined()
})

test.each([[undefined], [null], [{}], [{ items: 7 }], ['text']])(
  'the answer %j is malformed',
  async (answer) => {
    await expect(list(answer)).rejects.toMatchObject({ code: 'http.malformed' })
  },
)
