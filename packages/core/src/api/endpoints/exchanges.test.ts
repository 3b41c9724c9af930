import { expect, test } from 'vitest'
import { API, setUpApi } from '../../testing/fake-api.ts'
import { readVectors } from '../../testing/read-vectors.ts'
import { readBuyStatus, readExchanges, readPayUrl } from './exchanges.ts'

const SHOP = '0x2d9E41b07fC35A86e0c1D47B9A3f58c06eb2714a'
const ORDER = {
  exchangeId: 'lodestar',
  asset: 'eip155:1/slip44:60',
  amount: '0.25',
  recipient: `eip155:1:${SHOP}`,
} as const
const SESSION = { exchangeId: 'lodestar', sessionId: 'a' }

/** Characters that are not seen, or change the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u

function answering(answer: unknown) {
  const { api, http } = setUpApi()
  http.on('POST', `${API}/v1/json-rpc`, { json: answer })
  const sdk = { sdkType: 'appkit', sdkVersion: '1' }
  const body = (): unknown => JSON.parse(http.requests.at(-1)?.body ?? '{}')
  return { to: { api, projectId: 'p1', sdk }, body }
}

const withResult = (result: unknown) => answering({ jsonrpc: '2.0', id: 1, result })

test('the requests are those of docs/blockchain-api.md', async () => {
  const common = { st: 'appkit', sv: '1', projectId: 'p1' }
  const list = withResult({ total: 0, exchanges: [] })
  await readExchanges(list.to, { page: 1, includeOnly: ['a'], asset: ORDER.asset, amount: '1' })
  expect(list.body()).toEqual({
    jsonrpc: '2.0',
    id: 1,
    method: 'reown_getExchanges',
    params: { page: 1, includeOnly: ['a'], asset: ORDER.asset, amount: '1', ...common },
  })

  const url = withResult({ url: 'https://lodestar.example/pay', sessionId: 's' })
  expect(await readPayUrl(url.to, ORDER)).toEqual({
    url: 'https://lodestar.example/pay',
    sessionId: 's',
  })
  expect(url.body()).toMatchObject({
    method: 'reown_getExchangePayUrl',
    params: { ...ORDER, ...common },
  })

  const status = withResult({ status: 'SUCCESS', txHash: `0x${'a'.repeat(64)}` })
  expect(await readBuyStatus(status.to, SESSION)).toEqual({
    status: 'SUCCESS',
    txHash: `0x${'a'.repeat(64)}`,
  })
  expect(status.body()).toMatchObject({
    method: 'reown_getExchangeBuyStatus',
    params: { ...SESSION, ...common },
  })
})

test('an invalid exchange, one without a name, and one that comes twice are left out', async () => {
  const good = { id: 'lodestar', name: 'Lodestar', imageUrl: 'https://img.example/1' }
  const { to } = withResult({
    total: 9,
    exchanges: [good, { ...good, name: 'Other' }, { id: 'x y', name: 'X' }, { id: 'b' }, null],
  })
  const nameless = withResult({ total: -1, exchanges: [good] })

  expect(await readExchanges(to, {})).toEqual({ total: 9, exchanges: [good] })
  await expect(readExchanges(nameless.to, {})).rejects.toMatchObject({ code: 'http.malformed' })
})

test.each<[string, unknown]>([
  ['an error', { jsonrpc: '2.0', id: 1, error: { code: -32_602, message: 'No' } }],
  ['nothing', null],
  ['a page without https', { result: { url: 'http://a.example', sessionId: 's' } }],
  ['a page with a name in it', { result: { url: 'https://a@b.example', sessionId: 's' } }],
  ['a script', { result: { url: 'javascript:alert(1)', sessionId: 's' } }],
  ['no session', { result: { url: 'https://a.example' } }],
  ['a session in two lines', { result: { url: 'https://a.example', sessionId: 'a\nb' } }],
  ['a status that there is not', { result: { status: 'DONE' } }],
])('%s is malformed', async (_case, answer) => {
  const { to } = answering(answer)

  await expect(readPayUrl(to, ORDER)).rejects.toMatchObject({ code: 'http.malformed' })
  await expect(readBuyStatus(to, SESSION)).rejects.toMatchObject({ code: 'http.malformed' })
})

test('no text of the list of naughty ones is an id, a page or a transaction, or has something unseen', async () => {
  const strings = (readVectors<{ readonly text: string }>('naughty-strings')['strings'] ?? []).map(
    ({ text }) => text,
  )
  expect(strings.length).toBeGreaterThan(260)
  for (const text of strings) {
    const listed = withResult({ exchanges: [{ id: 'a', name: text, imageUrl: text }] })
    const { exchanges } = await readExchanges(listed.to, {})
    expect(exchanges.map(({ name }) => name).join()).not.toMatch(UNSEEN)
    expect(exchanges[0]?.imageUrl).toBeUndefined()
    const page = withResult({ url: text, sessionId: 's' })
    await expect(readPayUrl(page.to, ORDER)).rejects.toMatchObject({ code: 'http.malformed' })
    const status = await readBuyStatus(withResult({ status: 'SUCCESS', txHash: text }).to, SESSION)
    expect(status.txHash ?? '').toMatch(/^(?:0x)?[0-9A-Za-z]*$/)
  }
})
