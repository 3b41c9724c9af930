import type { BlockchainApi } from '../api/blockchain-api.ts'
import { compareDecimals } from '../api/decimal-text.ts'
import {
  type ListedCoin,
  type ProviderLimits,
  type ProviderQuote,
  type ProvidersQuery,
  readCoins,
  readLimits,
  readProviderQuotes,
  readProviders,
  readWidgetUrl,
} from '../api/endpoints/onramp-providers.ts'
import { addressOf, LatchkeyError, namespaceOf, referenceOf } from '../contract/index.ts'
import { isAbsent } from './known-paths.ts'
import { noPrice, priced } from './offers.ts'
import type {
  AnsweredOffer,
  ListedSeller,
  OnrampQuestion,
  ProviderGroup,
} from './provider-group.ts'

interface Deps {
  readonly api: BlockchainApi
  readonly projectId: string
  country(): string
  readonly clock: { now(): number }
}

/** Ways of paying as the server writes them. Any other is left open: the server chooses. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['card', 'CREDIT_DEBIT_CARD'],
  ['ach_bank_account', 'ACH'],
  ['apple_pay', 'APPLE_PAY'],
  ['google_pay', 'GOOGLE_PAY'],
  ['sepa', 'SEPA'],
])

/**
 * The providers that the server lists, which are asked together. A server without a list of providers is
 * not asked again by this page.
 */
export function createListedProviders(deps: Deps): ProviderGroup {
  const { api, clock } = deps
  let isServed = true
  let sellers: Promise<readonly ListedSeller[]> | undefined
  let coins: Promise<readonly ListedCoin[]> | undefined

  /** What is read once; after a failure it is read again. */
  async function readList(signal: AbortSignal): Promise<readonly ListedSeller[]> {
    sellers ??= readProviders(api, deps.country(), signal).then((list) =>
      list.map((each) => ({ ...each, networkIds: [] })),
    )
    try {
      return await sellers
    } catch (thrown) {
      sellers = undefined
      if (!isAbsent(thrown)) throw thrown
      isServed = false
      return []
    }
  }

  async function coinCode(question: OnrampQuestion, signal: AbortSignal) {
    coins ??= readCoins(api, deps.country(), signal)
    try {
      return (await coins).find((coin) => isCoin(coin, question))?.code
    } catch (thrown) {
      coins = undefined
      throw thrown
    }
  }

  async function queryOf(
    question: OnrampQuestion,
    signal: AbortSignal,
  ): Promise<ProvidersQuery | undefined> {
    const code = await coinCode(question, signal)
    if (code === undefined) return undefined
    const { payment, method, amountText, country, account } = question
    return {
      ...{ projectId: deps.projectId, coinCode: code, currency: payment.id, amountText, country },
      ...{ method: METHODS.get(method.id), address: addressOf(account) },
    }
  }

  return {
    async list(account, signal) {
      const namespace = namespaceOf(account)
      const isPossible = namespace === 'eip155' || namespace === 'solana'
      return isServed && isPossible ? readList(signal) : []
    },
    async readOffers(question, signal) {
      const listed = (await readList(signal)).map(({ id }) => id)
      const query = await queryOf(question, signal)
      if (query === undefined) return new Map(listed.map((id) => [id, NOT_SOLD]))
      const { country, currency } = query
      const [quotes, limits] = await Promise.all([
        readProviderQuotes(api, query, signal),
        // Without limits less is known of why there is no price.
        readLimits(api, { country, currency }, signal).catch(() => new Map()),
      ])
      const offerOf = (id: string): AnsweredOffer => {
        const quote = bestOf(quotes.filter(({ providerId }) => providerId === id))
        if (quote === undefined) return refusalOf(question, limits.get(id))
        return priced(question, { ...quote, method: methodOf(quote, question) }, clock.now())
      }
      return new Map(listed.map((id) => [id, offerOf(id)]))
    },
    async readPage(providerId, question, signal) {
      const query = await queryOf(question, signal)
      if (query === undefined) throw new LatchkeyError('onramp.no-page', {})
      return readWidgetUrl(api, { ...query, providerId }, signal)
    },
  }
}

const NOT_SOLD: AnsweredOffer = { status: 'unavailable', reason: 'token' }

/** The same token on the same network: another one would arrive elsewhere. */
function isCoin(coin: ListedCoin, { token, network }: OnrampQuestion): boolean {
  const { networkId, address } = network
  const isThere =
    namespaceOf(networkId) === 'solana'
      ? coin.chainCode.toUpperCase() === 'SOLANA'
      : coin.chainId === referenceOf(networkId)
  const isNamed = coin.code === token.symbol || coin.code.startsWith(`${token.symbol}_`)
  const isSame =
    address === undefined ||
    coin.address === undefined ||
    coin.address.toLowerCase() === address.toLowerCase()
  return isThere && isNamed && isSame
}

/** A provider may have several prices, one for each way of paying. */
function bestOf(quotes: readonly ProviderQuote[]): ProviderQuote | undefined {
  return [...quotes].sort((one, other) => compareDecimals(other.getText, one.getText))[0]
}

function methodOf({ method }: ProviderQuote, question: OnrampQuestion): string {
  if (method === undefined) return question.method.id
  const known = [...METHODS].find(([, code]) => code === method)
  return known?.[0] ?? method.toLowerCase()
}

/** Why a provider that gave no price gave none, as far as its limits tell. */
function refusalOf(question: OnrampQuestion, limits: ProviderLimits | undefined): AnsweredOffer {
  const { amountText, payment } = question
  const { minText, maxText } = limits ?? {}
  const limit = (text: string) => ({ amountText: text, currency: payment.id })
  if (minText !== undefined && compareDecimals(amountText, minText) < 0) {
    return { status: 'unavailable', reason: 'belowLimit', limit: limit(minText) }
  }
  if (maxText !== undefined && compareDecimals(amountText, maxText) > 0) {
    return { status: 'unavailable', reason: 'aboveLimit', limit: limit(maxText) }
  }
  return noPrice(question)
}
