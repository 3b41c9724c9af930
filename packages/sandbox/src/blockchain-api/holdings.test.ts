/** @full That the sandbox works is seen in every journey of `npm test`. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import { SANDBOX_TOKENS } from '../chains/evm/orders/tokens.ts'
import { SANDBOX_DOLLAR } from '../chains/evm/sandbox-dollar-facts.ts'
import { SILENT_DOLLAR } from '../chains/evm/silent-token/facts.ts'
import { SANDBOX_COLLECTIONS, SANDBOX_PIECES } from '../collectibles/pieces.ts'
import { createTestApi } from '../testing/test-api.ts'

const { app, chains, faults, get, orderedBalances, solana, stop } = createTestApi()
const [, , , ada] = SANDBOX_ACCOUNTS
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

beforeAll(async () => {
  await Promise.all([chains.start(1), solana.start(0)])
})
afterAll(async () => {
  await solana.stop()
  await stop()
})

/** Returns an address that no other test uses. */
function anAddress(): `0x${string}` {
  count += 1
  return `0x00000000000000000000000000000000beef${count.toString(16).padStart(4, '0')}`
}
let count = 0

const historyOf = async (address: string) =>
  (await get(`/v1/account/${address}/history?chainId=eip155:1`)).body
const balancesOf = async (address: string, query = 'currency=usd') =>
  (await get(`/v1/account/${address}/balance?${query}`)).body

test('every token that was sent to an address is in its portfolio, with what is known of it', async () => {
  const owner = anAddress()
  const { mint } = chains.get(1)
  const { euro, gold, quiet, ticket, dust } = SANDBOX_TOKENS
  await mint(owner, 12_500_000n, euro.address)
  await mint(owner, 50_000_000n, gold.address)
  await mint(owner, 3n * 10n ** 18n, quiet.address)
  await mint(owner, 4n, ticket.address)
  await mint(owner, 10n ** 15n, dust.address)
  await mint(owner, 7_000_000n, SILENT_DOLLAR.address)

  expect(await balancesOf(owner)).toMatchObject({
    balances: [
      { symbol: 'ETH', value: 0 },
      {
        name: 'Sandbox Euro',
        symbol: 'SEUR',
        chainId: 'eip155:1',
        address: `eip155:1:${euro.address.toLowerCase()}`,
        iconUrl: 'http://127.0.0.1/token/SEUR',
        price: 1.1,
        value: expect.closeTo(13.75),
        quantity: { decimals: '6', numeric: '12.5' },
      },
      { symbol: 'SXAU', price: 2500, value: 1250, quantity: { decimals: '8', numeric: '0.5' } },
      { symbol: 'QUIET', price: 0, iconUrl: '' },
      { symbol: 'TICKET', value: 40, quantity: { decimals: '0', numeric: '4' } },
      { symbol: 'DUST', quantity: { numeric: '0.001' } },
      { symbol: 'SLNT', price: 1, value: 7 },
    ],
  })
  const { balances } = Object(await balancesOf(owner))
  expect(balances[3]).not.toHaveProperty('value')
})

test('a token that was sent on is in the portfolio no more', async () => {
  const owner = anAddress()
  const { euro } = SANDBOX_TOKENS
  await chains.get(1).mint(owner, 5n, euro.address)
  await chains.get(1).setBalance(owner, 10n ** 18n)
  await chains.get(1).transfer({ from: owner, to: ada.address, amount: 5n, token: euro.address })

  expect(Object(await balancesOf(owner)).balances).toHaveLength(1)
})

test('tokens that are on no chain can be ordered by the thousand', async () => {
  const owner = anAddress()
  orderedBalances.set(owner, { count: 10_000 })

  const { balances } = Object(await balancesOf(owner.toUpperCase().replace('0X', '0x')))

  expect(balances).toHaveLength(10_001)
  expect(balances[1]).toMatchObject({
    name: 'Ordered Token 00001',
    chainId: 'eip155:1',
    price: 1000,
  })
  expect(balances[10]).not.toHaveProperty('value')
  const addresses = new Set(balances.slice(1).map((one: { address: string }) => one.address))
  expect(addresses.size).toBe(10_000)
  expect([...addresses][0]).toMatch(/^eip155:1:0x[0-9a-f]{40}$/)
  orderedBalances.set(owner, { count: 0 })
  expect(Object(await balancesOf(owner)).balances).toHaveLength(1)
  expect(() => orderedBalances.set(owner, { count: -1 })).toThrow('Order from 0')
})

test('tokens are ordered on the chain that is named', async () => {
  const owner = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
  orderedBalances.set(owner, { count: 3, chainId: SOLANA })

  const { balances } = Object(await balancesOf(owner, `chainId=${SOLANA}`))

  const ordered = balances.filter(({ name }: { name: string }) => name.startsWith('Ordered'))
  expect(ordered).toHaveLength(3)
  expect(ordered[0].address).toMatch(new RegExp(`^${SOLANA}:[1-9A-HJ-NP-Za-km-z]{32,44}$`))
})

const SERVED = 'http://127.0.0.1/sandbox/collectibles'
const CID = 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const SVG = 'image/svg+xml'
const still = (url: string) => ({ url, content_type: SVG })

test.each([
  ['meadow', /^Meadow #\d+$/, still(`${SERVED}/meadow.svg`), still(`${SERVED}/meadow.svg`)],
  ['harbour', /^Harbour #\d+$/, still(`${CID}/harbour.svg`), still(`${CID}/harbour.svg`)],
  [
    'night',
    /^Night #\d+$/,
    { url: expect.stringMatching(/^data:image\/svg\+xml;base64,/), content_type: SVG },
    expect.anything(),
  ],
  [
    'film',
    /^Ball #\d+$/,
    still(`${SERVED}/film.svg`),
    { url: `${SERVED}/film.webm`, content_type: 'video/webm' },
  ],
  [
    'song',
    /^Tone #\d+$/,
    still(`${SERVED}/song.svg`),
    { url: `${SERVED}/song.wav`, content_type: 'audio/wav' },
  ],
  ['broken', /^Gone #\d+$/, still(`${SERVED}/missing.svg`), still(`${SERVED}/missing.svg`)],
  ['badge', /^Badge$/, still(`${SERVED}/badge.svg`), still(`${SERVED}/badge.svg`)],
  ['coupon', /^Coupon$/, still(`${CID}/coupon.svg`), still(`${CID}/coupon.svg`)],
] as const)(
  'the collectible %s is received with its content',
  async (piece, name, preview, detail) => {
    const owner = anAddress()

    await chains.get(1).collectibles.mint(owner, piece, 2n)

    const isSingle = SANDBOX_PIECES[piece].collection === 'single'
    expect(await historyOf(owner)).toMatchObject({
      data: [
        {
          metadata: { operationType: 'receive', sentTo: owner },
          transfers: [
            {
              fungible_info: null,
              nft_info: {
                name: expect.stringMatching(name),
                content: { preview, detail },
                flags: { is_spam: false },
              },
              direction: 'in',
              quantity: { numeric: isSingle ? '1' : '2' },
              value: null,
              price: null,
            },
          ],
        },
      ],
    })
  },
)

test.each(['meadow', 'badge'] as const)(
  'a collectible that is given away goes out: %s',
  async (piece) => {
    const [from, to] = [anAddress(), anAddress()]
    const { collectibles, setBalance } = chains.get(1)
    const minted = await collectibles.mint(from, piece)
    await setBalance(from, 10n ** 18n)

    await collectibles.transfer({ ...minted, from, to })

    expect(await historyOf(from)).toMatchObject({
      data: [
        { metadata: { operationType: 'send', sentTo: to }, transfers: [{ direction: 'out' }] },
        { transfers: [{ direction: 'in' }] },
      ],
    })
    expect(await historyOf(to)).toMatchObject({ data: [{ metadata: { sentFrom: from } }] })
  },
)

test('spam is flagged where the service flags it, and its token has no price', async () => {
  const owner = anAddress()
  await chains.get(1).sendSpam(owner)

  expect(await historyOf(owner)).toMatchObject({
    data: [
      {
        transfers: [
          { nft_info: { name: expect.stringContaining('claim'), flags: { is_spam: true } } },
        ],
      },
      {
        transfers: [
          { fungible_info: { name: 'Visit claim-reward.example', icon: null }, price: null },
        ],
      },
    ],
  })
  expect(await balancesOf(owner)).toMatchObject({ balances: [{}, { symbol: '$ CLAIM', price: 0 }] })
})

test('the collections are contracts with a name', async () => {
  const { readToken } = await import('../chains/evm/read-token.ts')
  for (const { address, name, symbol } of Object.values(SANDBOX_COLLECTIONS))
    expect(await readToken(chains.get(1).request, address)).toMatchObject({ name, symbol })
})

test('5,000 transactions are ordered within seconds, are dated back, and are paged through', async () => {
  const owner = anAddress()
  await chains.get(1).fillHistory(owner, { count: 5_000, days: 300 })

  let cursor: string | null = ''
  const rows: { metadata: { minedAt: string; hash: string } }[] = []
  while (cursor !== null) {
    const { body } = await get(`/v1/account/${owner}/history?chainId=eip155:1&cursor=${cursor}`)
    const page: { data: typeof rows; next: string | null } = Object(body)
    rows.push(...page.data)
    cursor = page.next
  }

  expect(rows).toHaveLength(5_000)
  expect(new Set(rows.map(({ metadata }) => metadata.hash)).size).toBe(5_000)
  const times = rows.map(({ metadata }) => Date.parse(metadata.minedAt))
  expect(times).toEqual([...times].sort((a, b) => b - a))
  const days = (Date.now() - Math.min(...times)) / 86_400_000
  expect(Math.round(days)).toBe(300)

  // The clock is right again.
  await chains.get(1).transfer({ to: owner, amount: 1n })
  const newest = Object(await historyOf(owner)).data[0].metadata
  expect(Math.abs(Date.now() - Date.parse(newest.minedAt))).toBeLessThan(60_000)
}, 120_000)

const priceOf = async (body: unknown) => {
  const content = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await app.request('/v1/fungible/price', { method: 'POST', body: content })
  return { status: response.status, body: await response.json() }
}
const asking = (address: string, currency = 'usd') => ({
  currency,
  addresses: [address],
  projectId: 'p',
})
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

test.each([
  [asking(`eip155:1:${NATIVE}`), { name: 'Ether', symbol: 'ETH', price: 2000, decimals: 18 }],
  [
    asking(`eip155:1:${SANDBOX_DOLLAR.address}`, 'eur'),
    { name: 'Sandbox Dollar', symbol: 'SUSD', price: 0.9, decimals: 18 },
  ],
  [
    asking(`${SOLANA}:So11111111111111111111111111111111111111111`),
    { name: 'Solana', symbol: 'SOL', price: 150, decimals: 9 },
  ],
  [
    asking(`${SOLANA}:AFu9qCvhPQKvbvvbQpEjeuL4PNH1kqQMQsrmwweu5Uui`),
    { name: 'Sandbox Dollar', symbol: 'SUSD', price: 1, decimals: 6 },
  ],
])('the price of %j', async (body, fungible) => {
  const iconUrl = `http://127.0.0.1/token/${fungible.symbol}`

  expect(await priceOf(body)).toEqual({
    status: 200,
    body: { fungibles: [{ address: body.addresses[0], ...fungible, iconUrl }] },
  })
})

test('only the first address is read, and a token without a price is left out', async () => {
  const native = `eip155:1:${NATIVE}`
  const { address } = SANDBOX_TOKENS.quiet
  await chains.get(1).mint(anAddress(), 1n, address)

  expect(await priceOf({ ...asking(native), addresses: [native, native] })).toMatchObject({
    body: { fungibles: [{ symbol: 'ETH' }] },
  })
  expect(await priceOf(asking(`eip155:1:${address}`))).toEqual({
    status: 200,
    body: { fungibles: [] },
  })
})

test.each([
  ['no json', 422, 'body'],
  [{ currency: 'usd' }, 422, 'body'],
  [{ ...asking(`eip155:1:${NATIVE}`), projectId: undefined }, 401, 'authentication'],
  [asking(`eip155:1:${NATIVE}`, 'doge'), 400, 'currency'],
  [asking('eip155:1:0x12'), 400, 'addresses'],
  [asking(`eip155:999:${NATIVE}`), 400, 'chainId'],
  [{ ...asking(''), addresses: [] }, 400, 'chainId'],
])('a price for %j is refused with %d', async (body, status, field) => {
  expect(await priceOf(body)).toMatchObject({ status, body: { reasons: [{ field }] } })
})

test('the price has its own fault', async () => {
  faults.set('price', { kind: 'status', status: 503 })

  expect(await priceOf(asking(`eip155:1:${NATIVE}`))).toMatchObject({ status: 503 })
  faults.clear()
})
