import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { FaultPart } from '../../faults/parts.ts'
import { refuse } from '../../http/refuse.ts'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { OnrampDesk } from '../onramp/onramp-desk.ts'
import {
  COINBASE,
  LISTED_SELLERS,
  type OnrampSeller,
  SOLD_COINS,
  type SoldCoin,
  sellerPrice,
} from '../onramp/onramp-market.ts'
import { ONRAMP_PAGES_PATH } from '../onramp/onramp-pages.ts'
import { listedOptions, listedProperties, listedProviders } from './onramp-lists.ts'

/** The desk that the routes read, and the handlers that run before them. */
export interface OnrampRoutesDeps {
  readonly onramp: OnrampDesk
  part(name: FaultPart): MiddlewareHandler<ServerEnv>
  readonly project: MiddlewareHandler<ServerEnv>
}

type Fields = Readonly<Record<string, unknown>>

/** `/v1/onramp`: options, quotes, providers, and the addresses of their pages. */
export function onrampRoutes({ onramp, part, project }: OnrampRoutesDeps): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const of =
    (paths: 'server' | 'specified'): MiddlewareHandler<ServerEnv> =>
    async (context, next) =>
      onramp.paths() === paths ? next() : context.notFound()

  app.get('/buy/options', part('onrampBuyOptions'), of('server'), project, (context) =>
    /^[A-Z]{2}$/.test(context.req.query('country') ?? '')
      ? context.json(listedOptions('server'))
      : refuse(context, 400, { field: 'country', description: 'Two letters are expected' }),
  )
  app.get('/options', part('onrampOptions'), of('specified'), project, (context) =>
    context.json(listedOptions('specified')),
  )
  app.get('/buy/quotes', part('onrampBuyQuotes'), of('server'), project, (context) =>
    answerQuote(context, onramp, { ...context.req.query(), amountName: 'value' }),
  )
  app.post('/quote', part('onrampQuote'), of('specified'), project, async (context) => {
    const body: Fields = Object(await context.req.json().catch(() => undefined))
    const { purchaseCurrency, paymentCurrency, amount } = body
    return answerQuote(context, onramp, {
      purchaseCurrency: Object(purchaseCurrency).symbol,
      paymentAmount: amount,
      paymentCurrency: Object(paymentCurrency).id,
      amountName: 'amount',
    })
  })
  app.get('/providers', part('onrampProviders'), of('server'), project, (context) =>
    context.json(listedProviders()),
  )
  app.get('/providers/properties', part('onrampProperties'), of('server'), project, (context) => {
    const list = listedProperties(context.req.query('type') ?? '')
    return list
      ? context.json(list)
      : refuse(context, 400, { field: 'type', description: 'Unknown type' })
  })
  app.post('/multi/quotes', part('onrampMultiQuotes'), of('server'), (context) =>
    answerQuotes(context, onramp),
  )
  app.post('/widget', part('onrampWidget'), of('server'), (context) =>
    answerWidget(context, onramp),
  )
  return app
}

/** A price of Coinbase, in the form of one of the two paths. */
function answerQuote(
  context: Context<ServerEnv>,
  onramp: OnrampDesk,
  { purchaseCurrency, purchaseNetwork, paymentCurrency, paymentAmount, amountName }: Fields,
): Response {
  const wanted = String(purchaseNetwork ?? '')
  const coin = SOLD_COINS.find(
    ({ symbol, network }) => symbol === purchaseCurrency && (!wanted || network === wanted),
  )
  const currency = String(paymentCurrency)
  const amount = Number(paymentAmount)
  const price = coin && priceWithin(onramp, COINBASE, { coin, amount, currency })
  if (coin === undefined || price === undefined) return refuse(context, 400, NO_QUOTE)
  const of = (value: number, unit: string) => ({
    [String(amountName)]: String(value),
    currency: unit,
  })
  const subtotal = of(Number((amount - price.fee).toFixed(2)), currency)
  return context.json({
    paymentTotal: of(amount, currency),
    ...(amountName === 'value' ? { paymentSubTotal: subtotal } : { paymentSubtotal: subtotal }),
    purchaseAmount: of(price.coins, coin.symbol),
    coinbaseFee: of(price.fee, currency),
    networkFee: of(0, currency),
    quoteId: `quote-${Date.now()}`,
  })
}

/** Prices of the providers that take the amount. */
async function answerQuotes(context: Context<ServerEnv>, onramp: OnrampDesk): Promise<Response> {
  const body: Fields = Object(await context.req.json().catch(() => undefined))
  const { projectId, destinationCurrencyCode: code, sourceAmount, sourceCurrencyCode } = body
  if (!projectId) return refuse(context, 401, NO_PROJECT)
  const coin = SOLD_COINS.find((each) => each.code === code)
  if (coin === undefined || typeof sourceAmount !== 'number') return refuse(context, 400, NO_QUOTE)
  const currency = String(sourceCurrencyCode)
  const quotes = LISTED_SELLERS.flatMap((seller) => {
    const price = priceWithin(onramp, seller, { coin, amount: sourceAmount, currency })
    if (price === undefined) return []
    return {
      transactionType: 'CRYPTO_PURCHASE',
      serviceProvider: seller.id,
      sourceAmount,
      sourceCurrencyCode: currency,
      totalFee: price.fee,
      networkFee: 0,
      destinationAmount: price.coins,
      destinationCurrencyCode: code,
      exchangeRate: sourceAmount / price.coins,
      transactionFee: price.fee,
      paymentMethodType: body['paymentMethodType'] ?? 'CREDIT_DEBIT_CARD',
    }
  })
  return context.json(quotes)
}

/** The page of a provider. */
async function answerWidget(context: Context<ServerEnv>, onramp: OnrampDesk): Promise<Response> {
  const body: Fields = Object(await context.req.json().catch(() => undefined))
  if (!body['projectId']) return refuse(context, 401, NO_PROJECT)
  const session: Fields = Object(body['sessionData'])
  const seller = LISTED_SELLERS.find(({ id }) => id === session['serviceProvider'])
  const coin = SOLD_COINS.find(({ code }) => code === session['destinationCurrencyCode'])
  const currency = String(session['sourceCurrencyCode'])
  const amount = Number(session['sourceAmount'])
  const address = String(session['walletAddress'])
  const price = seller && coin && sellerPrice(seller, coin, { amount, currency })
  if (!seller || !coin || !price || !isAddressOn(coin, address)) {
    return refuse(context, 400, { field: 'sessionData', description: 'Not sold' })
  }
  const purchase = onramp.make({ seller, coin, address, amount, currency, coins: price.coins })
  return context.json({ widgetUrl: pageOf(context, purchase.id) })
}

/** POST `/v1/generators/onrampurl`: the page of Coinbase. */
export function onrampUrl(onramp: OnrampDesk) {
  return async (context: Context<ServerEnv>): Promise<Response> => {
    const body: Fields = Object(await context.req.json().catch(() => undefined))
    const wallet: Fields = Object(Object(body['destinationWallets'])[0])
    const address = String(wallet['address'])
    const [symbol] = [wallet['assets']].flat()
    const network = String(body['defaultNetwork'] ?? 'ethereum')
    const coin =
      SOLD_COINS.find((each) => each.symbol === symbol && each.network === network) ??
      SOLD_COINS.find((each) => each.network === network)
    const wrong = findWrong(body, coin, address)
    if (coin === undefined || wrong !== undefined) {
      return refuse(context, 400, { field: wrong ?? 'defaultNetwork', description: 'Not valid' })
    }
    const amount = Number(body['presetFiatAmount'] ?? 100)
    const price = sellerPrice(COINBASE, coin, { amount, currency: 'USD' })
    const order = { seller: COINBASE, coin, address, amount, currency: 'USD' }
    const purchase = onramp.make({ ...order, coins: price?.coins ?? 0 })
    return context.json({ url: pageOf(context, purchase.id) })
  }
}

/** The field that the server would refuse. Source: docs/blockchain-api.md, section 8. */
function findWrong(body: Fields, coin: SoldCoin | undefined, address: string): string | undefined {
  if (coin === undefined || !isAddressOn(coin, address)) return 'destinationWallets'
  const partner = String(body['partnerUserId'] ?? '')
  if (partner.length < 32 || partner.length > 50) return 'partnerUserId'
  if (!['buy', 'send', undefined].includes(body['defaultExperience'] as string)) {
    return 'defaultExperience'
  }
  return ['presetCryptoAmount', 'presetFiatAmount'].find(
    (name) => body[name] !== undefined && !Number.isInteger(body[name]),
  )
}

function isAddressOn({ networkId }: SoldCoin, address: string): boolean {
  return networkId.startsWith('solana:')
    ? /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)
    : /^0x[\da-f]{40}$/i.test(address)
}

function pageOf(context: Context<ServerEnv>, purchaseId: string): string {
  return `${new URL(context.req.url).origin}${ONRAMP_PAGES_PATH}/${purchaseId}`
}

interface Order {
  readonly coin: SoldCoin
  readonly amount: number
  readonly currency: string
}

/** No price below or above what a seller takes, or while it has none. */
function priceWithin(onramp: OnrampDesk, seller: OnrampSeller, order: Order) {
  const { amount } = order
  const isTaken = amount >= seller.min && amount <= seller.max && onramp.hasPrice(seller.id)
  return isTaken ? sellerPrice(seller, order.coin, order) : undefined
}

const NO_QUOTE = { field: 'quote', description: 'There is no quote for that' }
const NO_PROJECT = { field: 'authentication', description: 'Project ID is missing' }
