import type { AccountHoldings, Holding, PortfolioState } from '@latchkey/core'
import { createSymbolCheck } from '@latchkey/core/views'
import { expect, test, vi } from 'vitest'
import {
  ADDRESS,
  aSnapshot,
  connectedOn,
  recordActions,
  TEXT,
} from '../../../../testing/a-snapshot.ts'
import { HOLDINGS } from '../../../../testing/with-portfolio.ts'
import { createTokenFormats, tokenRow, tokensModel } from './tokens.model.ts'

const ID = `eip155:1:${ADDRESS}` as const

function modelOf(list?: AccountHoldings, scope: PortfolioState['scope'] = 'network') {
  const { actions, calls } = recordActions()
  const portfolio = { scope, accounts: list ? { [ID]: list } : {} }
  const snapshot = aSnapshot({ ...connectedOn(), portfolio })
  const model = tokensModel(snapshot, { actions, text: TEXT })
  const tools = {
    text: TEXT,
    formats: createTokenFormats(TEXT),
    isTold: createSymbolCheck(model.holdings),
  }
  return { calls, model, rows: model.holdings.map((each) => tokenRow(each, snapshot, tools)) }
}

const ready = (holdings: readonly Holding[]): AccountHoldings => ({ status: 'ready', holdings })

test('a row has the name, the quantity, its value and its price; what is unknown is never 0', () => {
  const { model, rows } = modelOf(ready(HOLDINGS))

  expect(rows.map(({ name, quantity, value, price }) => [name, quantity, value, price])).toEqual([
    ['Ether', '0.842 ETH', '$2,631.42', '$3,125.20'],
    ['USD Coin', '1,204.5 USDC', '$1,204.50', '$1.00'],
    ['Wrapped Bitcoin', '0.003 WBTC', '$294.11', '$98,037.00'],
    ['Tidewater Governance', '88.33 TIDE', '–', '–'],
  ])
  expect(rows.at(-1)?.spokenRest).toMatch(/^[^,]+, Value unknown, Price unknown$/)
  expect(rows[0]?.spokenRest).toBe(
    `${rows[0]?.networkName}, Value ${rows[0]?.value}, Price ${rows[0]?.price}`,
  )
  expect(model).toMatchObject({ state: 'ready', isUnpriced: true, isUnlisted: false })
})

test('without any value there is no total, and nothing is said to be missing in it', () => {
  const [ether] = HOLDINGS
  if (ether === undefined) throw new Error('Nothing is held')
  const { valueUsd: _, priceUsd: _price, ...unvalued } = ether
  const { model } = modelOf(ready([unvalued]))

  expect(model).toMatchObject({ state: 'ready', isUnpriced: false })
})

test('a token without a name is named by its symbol, else as unknown', () => {
  const plain = { networkId: 'eip155:1', amountText: '1', decimals: 6, address: '0x1' } as const
  const { rows } = modelOf(
    ready([
      { ...plain, symbol: 'TIDE' },
      { ...plain, name: '' },
    ]),
  )

  expect(rows.map(({ name, quantity }) => `${name}, ${quantity}`)).toEqual([
    'TIDE, 1 TIDE',
    'Unknown token, 1',
  ])
})

const COIN_ALONE = { status: 'unavailable', holdings: [], hasNoSource: true } as const

test.each<[what: string, list: AccountHoldings | undefined, state: string, ways: string[]]>([
  ['nothing is known', undefined, 'loading', []],
  ['it is read for the first time', { status: 'loading' }, 'loading', []],
  ['nothing is held', ready([]), 'empty', ['onramp', 'receive']],
  ['nothing could be read', { status: 'unavailable' }, 'unavailable', []],
  ['only the coin is known', { status: 'unavailable', holdings: HOLDINGS }, 'ready', []],
  ['nothing lists the tokens', { ...COIN_ALONE, holdings: HOLDINGS }, 'ready', []],
  ['nothing lists them, and there is no coin', COIN_ALONE, 'empty', ['onramp', 'receive']],
])('when %s', (_what, list, state, ways) => {
  const { model } = modelOf(list)

  expect(model.state).toBe(state)
  expect(model.ways.map(({ name }) => name)).toEqual(ways)
  const hasNoSource = list?.status === 'unavailable' && list.hasNoSource === true
  expect(model.isUnlisted).toBe(list?.status === 'unavailable' && !hasNoSource)
  expect(model.isCoinAlone).toBe(hasNoSource)
})

test('the networks of the namespace are switched to and back', () => {
  const one = modelOf(ready([]))
  const all = modelOf(ready([]), 'namespace')

  one.model.scope?.toggle()
  all.model.scope?.toggle()
  one.model.retry()

  expect([one.model.scope?.isAll, all.model.scope?.isAll]).toEqual([false, true])
  expect(one.calls).toEqual(['portfolio.show namespace', 'portfolio.refresh'])
  expect(all.calls).toEqual(['portfolio.show network'])
})

test('where one network could not be listed, others without tokens do not make the list empty', () => {
  const other = `eip155:8453:${ADDRESS}` as const
  const accounts = { [ID]: ready([]), [other]: { status: 'unavailable' } } as const
  const snapshot = aSnapshot({
    ...connectedOn(),
    portfolio: { scope: 'namespace', accounts },
  })

  const model = tokensModel(snapshot, { actions: recordActions().actions, text: TEXT })

  expect(model).toMatchObject({ state: 'unavailable', isUnlisted: true, ways: [] })
})

test('the formats of a long list are made once', () => {
  const formats = createTokenFormats(TEXT)
  const made = vi.spyOn(Intl, 'NumberFormat')

  const tools = { text: TEXT, formats, isTold: () => true }
  for (const each of HOLDINGS) tokenRow(each, aSnapshot(), tools)

  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})

test('tokens that their symbols do not tell apart have their addresses, other ones have none', () => {
  const token = { networkId: 'eip155:1', amountText: '1', decimals: 6, symbol: 'USDC' } as const
  const { rows } = modelOf(
    ready([
      { ...token, address: '0xA1' },
      { ...token, address: '0xB2', symbol: 'usdc' },
      // The same one of another network has another picture.
      { ...token, address: '0xC3', networkId: 'eip155:8453' },
      // The first letter is of another alphabet.
      { ...token, address: '0xD4', symbol: '\u0405OL' },
      { ...token, address: undefined, symbol: 'ETH' },
    ]),
  )

  expect(rows.map(({ address }) => address)).toEqual(['0xA1', '0xB2', undefined, '0xD4', undefined])
})
