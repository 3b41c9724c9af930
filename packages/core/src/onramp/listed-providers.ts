import type { BlockchainApi } from '../api/blockchain-api.ts'
import { createCached } from '../api/cached.ts'
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
import type { CorePorts } from '../platform/core-ports.ts'
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
  readonly ports: Pick<CorePorts, 'clock'>
}

/** Ways of paying as the server writes them. Any other is left open: the server chooses. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['card', 'CREDIT_DEBIT_CARD'],
  ['ach_bank_account', 'ACH'],
  ['apple_pay', 'APPLE_PAY'],
  ['google_pay', 'GOOGLE_PAY'],
  ['sepa', 'SEPA'],
])

/** The lifetime of lists that change seldom: a page reads them once. */
const ONCE = Number.POSITIVE_INFINITY

/**
 * The providers that the server lists, which are asked together. A server without a list of providers is
 * not asked again by this page.
 */
export function createListedProviders(deps: Deps): ProviderGroup {
  const { api, ports } = deps
  const { clock } = ports
  const coins = createCached({
    clock,
    lifetimeMs: ONCE,
    load: (of, signal) => readCoins(api, of, signal),
  })
  const readList = createListReader(deps)

  async function queryOf(
    question: OnrampQuestion,
    signal: AbortSignal,
  ): Promise<ProvidersQuery | undefined> {
    const sold = await coins.read(question.country, signal)
    const coin = sold.find((each) => isCoin(each, question))
    if (coin === undefined) return undefined
    const { payment, method, amountText, country, account } = question
    return {
      projectId: deps.projectId,
      coinCode: coin.code,
      currency: payment.id,
      amountText,
      country,
      method: METHODS.get(method.id),
      address: addressOf(account),
    }
  }

  return {
    async list(account, signal) {
      const namespace = namespaceOf(account)
      return namespace === 'eip155' || namespace === 'solana' ? readList(signal) : []
    },
    async readOffers(question, signal) {
      const listed = (await readList(signal)).map(({ id }) => id)
      const query = await queryOf(question, signal)
      if (query === undefined) return new Map(listed.map((id) => [id, NOT_SOLD]))
      const offerOf = await readAll(deps, { query, question }, signal)
      return new Map(listed.map((id) => [id, offerOf(id)]))
    },
    async readPage(providerId, question, signal) {
      const query = await queryOf(question, signal)
      if (query === undefined) throw new LatchkeyError('onramp.no-page', {})
      return readWidgetUrl(api, { ...query, providerId }, signal)
    },
  }
}

/** A server without a list has no providers, and is not asked again. */
function createListReader({ api, country, ports: { clock } }: Deps) {
  let isServed = true
  const lists = createCached({
    clock,
    lifetimeMs: ONCE,
    load: async (of, signal) =>
      (await readProviders(api, of, signal)).map((each) => ({ ...each, networkIds: [] })),
  })
  return async (signal: AbortSignal): Promise<readonly ListedSeller[]> => {
    if (!isServed) return []
    try {
      return await lists.read(country(), signal)
    } catch (thrown) {
      if (!isAbsent(thrown)) throw thrown
      isServed = false
      return []
    }
  }
}

interface Asked {
  readonly query: ProvidersQuery
  readonly question: OnrampQuestion
}

/**
 * Reads the offer of each provider. Without limits the reason for a missing price is less exact.
 */
async function readAll(
  { api, ports }: Deps,
  { query, question }: Asked,
  signal: AbortSignal,
): Promise<(id: string) => AnsweredOffer> {
  const { country, currency } = query
  const [quotes, limits] = await Promise.all([
    readProviderQuotes(api, query, signal),
    readLimits(api, { country, currency }, signal).catch(() => NO_LIMITS),
  ])
  return (id) => {
    const quote = bestOf(quotes.filter(({ providerId }) => providerId === id))
    if (quote === undefined) return refusalOf(question, limits.get(id))
    return priced(question, { ...quote, method: methodOf(quote, question) }, ports.clock.now())
  }
}

const NO_LIMITS: ReadonlyMap<string, ProviderLimits> = new Map()

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
