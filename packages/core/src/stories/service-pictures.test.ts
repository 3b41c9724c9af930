import { expect, test } from 'vitest'
import type { SwapSource } from '../contract/index.ts'
import { aBuyer, SERVER_OPTIONS } from '../testing/a-buyer.ts'
import { aSwapper, USDC } from '../testing/a-swapper.ts'

const OWN = 'https://pictures.example/own.png'

/** The address of a picture of the image service. */
function ofService(path: string): unknown {
  return expect.stringMatching(
    new RegExp(`^https://api\\.web3modal\\.org/public/${path}\\?.*projectId=p1`),
  )
}

test('currencies, and tokens without a picture of their own, have those of the image service', async () => {
  const [usdc, ether] = SERVER_OPTIONS.purchaseCurrencies
  const visit = await aBuyer({
    prepare({ answers }) {
      const purchaseCurrencies = [{ ...usdc, iconUrl: OWN }, ether, { ...ether, symbol: '..' }]
      answers.set('onramp/buy/options', { json: { ...SERVER_OPTIONS, purchaseCurrencies } })
    },
  })

  expect(visit.state().options).toMatchObject({
    payments: [
      { id: 'USD', imageUrl: ofService('getCurrencyImage/USD') },
      { id: 'EUR', imageUrl: ofService('getCurrencyImage/EUR') },
    ],
    tokens: [
      { symbol: 'USDC', iconUrl: OWN },
      { symbol: 'ETH', iconUrl: ofService('getTokenImage/ETH') },
      // It would leave the path.
      { symbol: '..', iconUrl: undefined },
    ],
  })
  expect(visit.http.requests.filter(({ url }) => url.includes('/public/'))).toEqual([])
})

test('a sample of currencies and tokens has them, too', async () => {
  const visit = await aBuyer({
    prepare: ({ answers }) => answers.set('onramp/buy/options', { json: {} }),
  })

  expect(visit.state().options).toMatchObject({
    isSample: true,
    payments: [{ imageUrl: ofService('getCurrencyImage/USD') }, { id: 'EUR' }],
    tokens: [{ iconUrl: ofService('getTokenImage/USDC') }, { symbol: 'ETH' }],
  })
})

test('without a project there is no image service', async () => {
  const visit = await aBuyer({ projectId: undefined })

  expect(visit.state().options).toMatchObject({
    payments: [{ id: 'USD', imageUrl: undefined }, { id: 'EUR' }],
    tokens: [{ symbol: 'USDC', iconUrl: undefined }, { symbol: 'ETH' }],
  })
})

test('a swap shows the picture of a symbol only where the symbol tells the token from others', async () => {
  const at = (digit: string): string => `0x${digit.repeat(40)}`
  const listed = [
    { address: USDC, symbol: 'USDC', iconUrl: OWN },
    { address: at('1'), symbol: 'DAI' },
    // The same symbol, and letters of another alphabet: a token can be created with either.
    { address: at('2'), symbol: 'UNI' },
    { address: at('3'), symbol: 'uni' },
    { address: at('4'), symbol: 'U\u{405}DT' },
    { address: at('5'), symbol: '.' },
  ].map((token) => ({ name: token.symbol, decimals: 18, ...token }))
  const unused = (): Promise<never> => Promise.reject(new Error('Nothing is swapped'))
  const swapSource: SwapSource = {
    networks: ['eip155:1'],
    listTokens: async () => listed,
    readQuote: unused,
    readAllowance: unused,
    buildApproval: unused,
    buildSwap: unused,
  }
  const visit = await aSwapper({ swapSource })

  const { list } = visit.swap()
  const icons =
    list.status === 'ready' ? list.tokens.map((each) => [each.symbol, each.iconUrl]) : []
  expect(Object.fromEntries(icons.filter(([symbol]) => symbol !== 'uni'))).toEqual({
    USDC: OWN,
    DAI: ofService('getTokenImage/DAI'),
    UNI: undefined,
    'U\u{405}DT': undefined,
    '.': undefined,
  })
})
