import { expect, test } from 'vitest'
import { API, ownQuery, setUpApi } from '../../testing/fake-api.ts'
import { readAccountHistory } from './account-history.ts'

const INPUT = { address: '0xabc', networkId: 'eip155:1' } as const

const TRANSFER = {
  fungible_info: {
    name: 'USD Coin',
    symbol: 'USDC',
    icon: { url: 'https://img.example/usdc.png' },
  },
  nft_info: null,
  direction: 'out',
  quantity: { numeric: '12.5' },
  value: 12.5,
  price: 1,
}

const METADATA = {
  operationType: 'send',
  hash: '0xabc',
  minedAt: '2025-05-01T10:00:00Z',
  sentFrom: '0x1',
  sentTo: '0x2',
  status: 'confirmed',
  nonce: 7,
  application: { name: 'Swapper', iconUrl: null },
  chain: 'eip155:1',
}

function aTransaction(changes: object = {}, metadata: object = {}): object {
  return { id: 'tx-1', metadata: { ...METADATA, ...metadata }, transfers: [TRANSFER], ...changes }
}

function answering(json: unknown) {
  const { api, http } = setUpApi()
  http.on('GET', `${API}/v1/account/0xabc/history`, { json })
  return { api, http }
}

async function readOne(transaction: unknown) {
  const { api } = answering({ data: [transaction], next: null })
  return (await readAccountHistory(api, INPUT))?.transactions[0]
}

async function readTransfer(changes: object) {
  return (await readOne(aTransaction({ transfers: [{ ...TRANSFER, ...changes }] })))?.transfers[0]
}

test('a page is read for the network and the cursor', async () => {
  const { api, http } = answering({ data: [aTransaction()], next: 'cursor-2' })

  const page = await readAccountHistory(api, { ...INPUT, cursor: 'cursor-1' })

  expect(page).toEqual({
    transactions: [
      {
        id: 'tx-1',
        operation: 'send',
        hash: '0xabc',
        minedAtMs: Date.UTC(2025, 4, 1, 10),
        from: '0x1',
        to: '0x2',
        status: 'confirmed',
        networkId: 'eip155:1',
        transfers: [
          {
            direction: 'out',
            amountText: '12.5',
            token: { name: 'USD Coin', symbol: 'USDC', iconUrl: 'https://img.example/usdc.png' },
            collectible: undefined,
          },
        ],
      },
    ],
    next: 'cursor-2',
  })
  expect(ownQuery(http)).toEqual({ cursor: 'cursor-1', chainId: 'eip155:1' })
})

test.each([[null], [undefined], ['x'.repeat(2_049)]])(
  'a page with next %j is the last',
  async (next) => {
    const { api } = answering({ data: [], next })

    expect(await readAccountHistory(api, INPUT)).toEqual({ transactions: [], next: undefined })
  },
)

test('transfers that are null are none', async () => {
  expect(await readOne(aTransaction({ transfers: null }))).toMatchObject({ transfers: [] })
})

test.each([
  ['nothing', null],
  ['no id', aTransaction({ id: undefined })],
  ['an empty id', aTransaction({ id: '' })],
  ['no metadata', aTransaction({ metadata: undefined })],
  ['transfers that are no list', aTransaction({ transfers: {} })],
  ['no time', aTransaction({}, { minedAt: 'soon' })],
  ['an unknown status', aTransaction({}, { status: 'maybe' })],
  ['a hash that leads elsewhere', aTransaction({}, { hash: '../../evil' })],
  ['no hash', aTransaction({}, { hash: '' })],
])('a transaction with %s is left out, the others stay', async (_name, wrong) => {
  const { api } = answering({ data: [aTransaction({ id: 'a' }), wrong, aTransaction({ id: 'b' })] })

  const page = await readAccountHistory(api, INPUT)

  expect(page?.transactions.map(({ id }) => id)).toEqual(['a', 'b'])
})

test.each([
  ['nothing', null],
  ['an unknown direction', { ...TRANSFER, direction: 'up' }],
  ['a negative amount', { ...TRANSFER, quantity: { numeric: '-1' } }],
  ['an amount with an exponent', { ...TRANSFER, quantity: { numeric: '1e30' } }],
])('a transfer with %s is left out, the others stay', async (_name, wrong) => {
  const transaction = await readOne(aTransaction({ transfers: [wrong, TRANSFER] }))

  expect(transaction?.transfers).toHaveLength(1)
})

test('texts are cleaned and cut, and unsafe pictures are left out', async () => {
  const fungible_info = {
    name: `US\u202eD${'x'.repeat(100)}`,
    symbol: 'U\u0000SDC'.repeat(20),
    icon: { url: 'javascript:alert(1)' },
  }

  const transfer = await readTransfer({ fungible_info })

  expect(transfer?.token?.name).toBe(`USD${'x'.repeat(61)}`)
  expect(transfer?.token?.symbol).toHaveLength(24)
  expect(transfer?.token?.iconUrl).toBeUndefined()
})

const PICTURE = { url: 'https://img.example/nft.png', content_type: 'image/png' }

test.each([
  ['its preview', { preview: PICTURE, detail: null }, PICTURE.url],
  ['its detail where there is no preview', { preview: null, detail: PICTURE }, PICTURE.url],
  ['a picture of an unnamed kind', { preview: { ...PICTURE, content_type: null } }, PICTURE.url],
  ['nothing for a video', { preview: { ...PICTURE, content_type: 'video/mp4' } }, undefined],
  [
    'a picture beside a video',
    { preview: { ...PICTURE, content_type: 'video/mp4' }, detail: PICTURE },
    PICTURE.url,
  ],
  ['nothing for a sound', { preview: { url: 'https://a.example/1.wav' } }, undefined],
  [
    'nothing on IPFS without a gateway',
    { preview: { url: `ipfs://${'a'.repeat(46)}` } },
    undefined,
  ],
  ['nothing for a page', { preview: { url: 'data:text/html,x', content_type: null } }, undefined],
  ['nothing without content', null, undefined],
])('a collectible is shown by %s', async (_name, content, imageUrl) => {
  const nft_info = { name: 'Tide #4', content, flags: { is_spam: false } }

  const transfer = await readTransfer({ fungible_info: null, nft_info })

  expect(transfer?.collectible).toEqual({
    id: expect.stringContaining('Tide #4'),
    name: 'Tide #4',
    imageUrl,
    isSpam: false,
  })
})

test('a collectible on IPFS is shown through the gateway', async () => {
  const preview = { url: `ipfs://${'a'.repeat(46)}/4.png`, content_type: 'image/png' }
  const transfers = [{ ...TRANSFER, nft_info: { name: 'Tide #4', content: { preview } } }]
  const { api } = answering({ data: [aTransaction({ transfers })] })

  const page = await readAccountHistory(api, { ...INPUT, ipfsGateway: 'https://gateway.example' })

  expect(page?.transactions[0]?.transfers[0]?.collectible?.imageUrl).toBe(
    `https://gateway.example/ipfs/${'a'.repeat(46)}/4.png`,
  )
})

test('collectibles are told apart by their name and content', async () => {
  const files = [
    [PICTURE, null],
    [PICTURE, { ...PICTURE, url: 'https://img.example/other.png' }],
    [null, null],
  ].map(([preview, detail]) => ({ preview, detail }))
  const infos = [...files, files[0]].map((content) => ({ name: 'Tide', content }))
  const transfers = infos.map((nft_info) => ({ ...TRANSFER, fungible_info: null, nft_info }))

  const ids = (await readOne(aTransaction({ transfers })))?.transfers.map(
    ({ collectible }) => collectible?.id,
  )

  expect(new Set(ids).size).toBe(3)
  expect(ids?.[3]).toBe(ids?.[0])
})

test('a network that the API does not support has no answer', async () => {
  const { api } = setUpApi()

  expect(await readAccountHistory(api, { ...INPUT, networkId: 'eip155:999' })).toBeUndefined()
})

test.each([[{}], [null], [{ data: null }], [{ data: [], next: 7 }]])(
  'the answer %j is malformed',
  async (json) => {
    const { api } = answering(json)

    await expect(readAccountHistory(api, INPUT)).rejects.toMatchObject({ code: 'http.malformed' })
  },
)
