import { expect, test } from 'vitest'
import { safeName } from '../identity/safe-name.ts'
import { API, setUpApi } from '../testing/fake-api.ts'
import { readVectors } from '../testing/read-vectors.ts'
import { readAccountBalance } from './endpoints/account-balance.ts'
import { readAccountHistory } from './endpoints/account-history.ts'
import { readIdentity } from './endpoints/identity.ts'
import { readOnrampHistory } from './endpoints/onramp-history.ts'
import { readBuyOptions } from './endpoints/onramp-options.ts'
import { readProviders } from './endpoints/onramp-providers.ts'

const STRINGS = (readVectors<{ readonly text: string }>('naughty-strings')['strings'] ?? []).map(
  ({ text }) => text,
)
const WHO = { address: '0xabc', networkId: 'eip155:1' } as const

/** Control characters, line breaks, and characters that change the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u

const ADDRESS = 'https://img.example/a.png'

/** An API that answers everything with entries of which every text is this one. */
function answering(text: string) {
  const { api, http } = setUpApi()
  const balance = {
    name: text,
    symbol: text,
    price: 1,
    iconUrl: text,
    quantity: { decimals: '6', numeric: '5' },
  }
  const addressed = { ...balance, address: text, iconUrl: ADDRESS }
  const amounts = { ...balance, quantity: { decimals: text, numeric: text } }
  const transaction = {
    id: 'tx',
    metadata: {
      operationType: text,
      hash: '0xaa',
      minedAt: '2025-05-01T10:00:00Z',
      chain: text,
      sentFrom: text,
      sentTo: text,
      status: 'confirmed',
    },
    transfers: [
      { direction: 'in', fungible_info: { name: text, symbol: text, icon: { url: text } } },
      { direction: 'in', nft_info: { name: text, content: { preview: { url: text } } } },
      { direction: 'in', quantity: { numeric: text } },
    ],
  }
  const unreadable = { ...transaction, metadata: { ...transaction.metadata, hash: text } }
  const base = `${API}/v1/account/0xabc`
  http.on('GET', `${base}/balance`, { json: { balances: [balance, addressed, amounts] } })
  http.on('GET', `${base}/history`, { json: { data: [transaction, unreadable], next: text } })
  http.on('GET', `${API}/v1/identity/0xabc`, { json: { name: text, avatar: text } })
  return api
}

/** Every text in what was read, but for ids, which are not shown. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (key === 'id' ? [] : textsIn(each)))
}

test('the list of texts is read', () => {
  expect(STRINGS.length).toBeGreaterThan(260)
})

test.each(STRINGS)('tokens named %j are listed in one line each', async (text) => {
  const tokens = await readAccountBalance(answering(text), WHO)

  expect(tokens?.length).toBeGreaterThanOrEqual(2)
  for (const { name, symbol, iconUrl } of tokens ?? []) {
    expect(`${name}${symbol}`).not.toMatch(UNSEEN)
    expect([...name].length).toBeLessThanOrEqual(64)
    expect([...symbol].length).toBeLessThanOrEqual(24)
    expect(iconUrl ?? 'https:').toMatch(/^https:/)
  }
})

test.each(STRINGS)('a transaction with %j is listed, and says nothing unseen', async (text) => {
  const page = await readAccountHistory(answering(text), WHO)

  expect(page?.transactions.length).toBeGreaterThanOrEqual(1)
  const { next: _cursor, ...shown } = page ?? {}
  expect(textsIn(shown).filter((each) => UNSEEN.test(each))).toEqual([])
  const pictures = page?.transactions.flatMap(({ transfers }) =>
    transfers.map(({ token, collectible }) => token?.iconUrl ?? collectible?.imageUrl),
  )
  for (const picture of pictures ?? []) expect(picture ?? 'https:').toMatch(/^https:/)
})

test.each(STRINGS)('%j is no name of an account, unless it may be shown', async (text) => {
  const { name, avatar } = await readIdentity(answering(text), WHO)

  expect(name).not.toMatch(UNSEEN)
  // The adapter checks that it is in its normal form, and who owns it.
  expect(safeName(name) ?? 'a.eth').toMatch(/^[^\s.]+(\.[^\s.]+)+$/)
  expect(avatar === '' || avatar.startsWith('https:')).toBe(true)
})

const { signal } = new AbortController()

/** The same of what visitors buy with money. */
function selling(text: string) {
  const { api, http } = setUpApi()
  const limits = [
    { id: 'CARD', min: '1', max: '9' },
    { id: text, min: text, max: text },
  ]
  const named = { name: 'ethereum', displayName: text, chainId: '1', contractAddress: text }
  const token = { id: 'x', name: text, symbol: 'USDC', iconUrl: text, networks: [named] }
  http.on('GET', `${API}/v1/onramp/buy/options`, {
    json: {
      paymentCurrencies: [
        { id: 'USD', limits },
        { id: text, limits },
      ],
      purchaseCurrencies: [token, { ...token, symbol: text }],
    },
  })
  http.on('GET', `${API}/v1/onramp/providers`, {
    json: [{ name: text || 'x', serviceProvider: 'QUAY', logos: { lightShort: text } }],
  })
  http.on('GET', `${API}/v1/account/0xabc/history`, {
    json: {
      data: [
        {
          id: 'r',
          metadata: {
            operationType: 'buy',
            minedAt: '2025-05-01T10:00:00Z',
            status: 'failed',
            sentFrom: text,
            failureReason: text,
          },
          transfers: [
            {
              fungible_info: { symbol: text, icon: { url: text } },
              quantity: { numeric: '1' },
            },
          ],
        },
      ],
    },
  })
  return api
}

test.each(STRINGS)('what is bought with %j around it says nothing unseen', async (text) => {
  const api = selling(text)
  const options = await readBuyOptions(api, 'US', signal)
  const providers = await readProviders(api, 'US', signal)
  const items = await readOnrampHistory(api, WHO, signal)

  expect(options.tokens.length + options.payments.length).toBeGreaterThanOrEqual(2)
  expect([providers.length, items.length]).toEqual([1, 1])
  expect(textsIn([options, providers, items]).filter((each) => UNSEEN.test(each))).toEqual([])
  for (const { iconUrl } of options.tokens) expect(iconUrl ?? 'https:').toMatch(/^https:/)
})
