import { expect, test } from 'vitest'
import type { CollectiblePage, CollectibleSource } from '../contract/index.ts'
import type { Collectible } from '../store/state/collectibles.ts'
import { ADDRESS, aConnectedVisit } from '../testing/a-visit.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { readHostileBodies } from '../testing/hostile-bodies.ts'
import { readVectors } from '../testing/read-vectors.ts'

const API = 'https://rpc.walletconnect.org'

/** Hundreds of answers take long on a busy machine. */
const LIMIT_MS = 60_000

const { strings = [] } = readVectors<{ readonly text: string }>('naughty-strings')
const texts = strings.map(({ text }) => text)

/** A connected visitor of a website whose history, or source, answers with what `next` holds. */
async function aVisitor() {
  const next: { body: string } = { body: '' }
  const http = createFakeHttp(() => undefined)
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: ['eip155:1'], ws: [] } })
  http.on('GET', `${API}/v1/account/${ADDRESS}/history`, () => ({ body: next.body }))
  const source: CollectibleSource = {
    namespaces: ['solana'],
    // The source of a website may return anything.
    listPage: async () => JSON.parse(next.body) as CollectiblePage,
  }
  const visit = await aConnectedVisit({ projectId: 'p1', ports: { http }, collectibles: [source] })
  return { ...visit, next, read: visit.core.actions.collectibles.read }
}

const ACCOUNTS = [`eip155:1:${ADDRESS}`, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc'] as const

test.each(ACCOUNTS)('%s handles every body', { timeout: LIMIT_MS }, async (account) => {
  const { next, read } = await aVisitor()

  for (const { name, bytes } of readHostileBodies()) {
    next.body = bytes.toString()
    const outcome = await read({ account }).catch(({ code }) => code)

    const isList = Array.isArray(Object(outcome).collectibles)
    expect(isList || outcome === 'collectibles.failed', name).toBe(true)
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

/** Text that is shown is clean, and addresses lead nowhere but to pictures. */
function expectSafe({ name, collection, imageUrl, address, tokenId }: Collectible): void {
  for (const text of [name, collection, tokenId ?? '']) {
    expect([...text].length).toBeLessThanOrEqual(78)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be left
    expect(text).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/)
  }
  expect(imageUrl ?? 'https://').toMatch(/^(https:\/\/|data:image\/|http:\/\/(localhost|127))/)
  expect(address ?? '').toMatch(/^[0-9a-zA-Z]*$/)
}

test('every text of a source is shown as text', { timeout: LIMIT_MS }, async () => {
  const { next, read } = await aVisitor()
  next.body = JSON.stringify({
    collectibles: texts.map((text, index) => ({
      id: `${index} ${text}`.slice(0, 256),
      name: text,
      collection: text,
      imageUrl: text,
      tokenId: text,
    })),
  })

  const { collectibles } = await read({ account: ACCOUNTS[1], limit: 1_000 })

  expect(collectibles).toHaveLength(texts.length)
  collectibles.forEach(expectSafe)
})

test('every text of a history is shown as text', { timeout: LIMIT_MS }, async () => {
  const { next, read } = await aVisitor()
  const transfers = texts.map((text) => ({
    nft_info: {
      name: text,
      content: { preview: { url: text, content_type: text }, detail: { url: text } },
    },
    direction: 'in',
    quantity: null,
  }))
  const metadata = { operationType: 'mint', hash: '0xab', minedAt: '2025-05-01T10:00:00Z' }
  next.body = JSON.stringify({
    data: [
      { id: '1', metadata: { ...metadata, status: 'confirmed', chain: 'eip155:1' }, transfers },
    ],
  })

  const { collectibles } = await read({ account: ACCOUNTS[0], limit: 1_000 })

  expect(collectibles).toHaveLength(new Set(texts).size)
  collectibles.forEach(expectSafe)
})
