import * as z from 'zod/mini'
import { plainText, safeImage } from '../../contract/index.ts'
import type { BlockchainApi } from '../blockchain-api.ts'
import { decimalOf } from '../decimal-text.ts'
import { readAnswer, readEach } from '../read-answer.ts'

/** A provider that the server lists. Source: docs/blockchain-api.md, section 8. */
export interface ListedProvider {
  /** Its code, such as `MILLRACE`. */
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
}

/** A coin as the server sells it. */
export interface ListedCoin {
  /** Such as `USDC_BASE`. */
  readonly code: string
  /** Such as `8453`; empty where it has none. */
  readonly chainId: string
  /** Such as `BASE` or `SOLANA`. */
  readonly chainCode: string
  /** The address of its contract; undefined for a native coin. */
  readonly address: string | undefined
}

/** How much a provider takes in one currency, as plain decimals. */
export interface ProviderLimits {
  readonly minText: string | undefined
  readonly maxText: string | undefined
}

/** A price of one provider. Amounts are plain decimals. */
export interface ProviderQuote {
  readonly providerId: string
  readonly payText: string
  readonly feeText: string | undefined
  readonly getText: string
  /** Way of paying, as the server writes it; undefined where it does not. */
  readonly method: string | undefined
}

/** A purchase for which several providers are asked. */
export interface ProvidersQuery {
  readonly projectId: string
  readonly coinCode: string
  readonly currency: string
  readonly amountText: string
  readonly country: string
  /** As the server writes it; undefined: any. */
  readonly method: string | undefined
  /** Plain address that receives. */
  readonly address: string
}

/** Longer lists were not written by the server. */
const MAX_PROVIDERS = 50
const MAX_ENTRIES = 2_000
const MAX_NAME_LENGTH = 40

const Code = z.string().check(z.regex(/^\w{1,40}$/))
const Quantity = z.union([z.string(), z.number()])

const Provider = z.object({
  name: z.string().check(z.minLength(1)),
  serviceProvider: Code,
  status: z.nullish(z.string()),
  categories: z.nullish(z.array(z.unknown())),
  logos: z.nullish(z.object({ lightShort: z.nullish(z.string()), light: z.nullish(z.string()) })),
})

const NOT_YET: ReadonlySet<string> = new Set(['BUILDING', 'INACTIVE'])
const SELLS = 'CRYPTO_ONRAMP'

/** Lists the providers of a country that sell. An invalid one is left out. */
export async function readProviders(
  api: BlockchainApi,
  country: string,
  signal: AbortSignal,
): Promise<readonly ListedProvider[]> {
  const answer = await api.get(['v1', 'onramp', 'providers'], { countries: country }, signal)
  const read = readEach(Provider, readAnswer(z.array(z.unknown()), answer).slice(0, MAX_ENTRIES))
  const selling = read.filter(
    ({ status, categories }) =>
      !NOT_YET.has(status ?? '') && (!categories?.length || categories.includes(SELLS)),
  )
  return selling.slice(0, MAX_PROVIDERS).map(({ name, serviceProvider, logos }) => ({
    id: serviceProvider,
    name: plainText(name, MAX_NAME_LENGTH) || serviceProvider,
    imageUrl: safeImage(logos?.lightShort ?? logos?.light ?? ''),
  }))
}

const Coin = z.object({
  currencyCode: Code,
  chainCode: z.nullish(z.string()),
  chainId: z.nullish(Quantity),
  contractAddress: z.nullish(z.string()),
})

/** Lists the coins that the providers of a country sell. */
export async function readCoins(
  api: BlockchainApi,
  country: string,
  signal: AbortSignal,
): Promise<readonly ListedCoin[]> {
  const answer = await readProperties(api, { type: 'crypto-currencies', country }, signal)
  return readEach(Coin, answer).map(({ currencyCode, chainCode, chainId, contractAddress }) => ({
    code: currencyCode,
    chainId: `${chainId ?? ''}`,
    chainCode: chainCode ?? '',
    address: contractAddress || undefined,
  }))
}

const Range = z.object({
  minimumAmount: z.nullish(Quantity),
  maximumAmount: z.nullish(Quantity),
})

const Limits = z.object({
  currencyCode: Code,
  serviceProviderDetails: z.nullish(z.record(z.string(), z.unknown())),
})

/** Reads what each provider takes in a currency, by provider; those that the server does not tell of are left out. */
export async function readLimits(
  api: BlockchainApi,
  { country, currency }: { readonly country: string; readonly currency: string },
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ProviderLimits>> {
  const answer = await readProperties(api, { type: 'fiat-purchases-limits', country }, signal)
  const found = readEach(Limits, answer).find(({ currencyCode }) => currencyCode === currency)
  const each = Object.entries(found?.serviceProviderDetails ?? {}).slice(0, MAX_PROVIDERS)
  return new Map(
    each.flatMap(([id, given]): [string, ProviderLimits][] => {
      const read = Range.safeParse(given)
      if (!read.success) return []
      const { minimumAmount, maximumAmount } = read.data
      return [[id, { minText: textOf(minimumAmount), maxText: textOf(maximumAmount) }]]
    }),
  )
}

async function readProperties(
  api: BlockchainApi,
  { type, country }: { readonly type: string; readonly country: string },
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const path = ['v1', 'onramp', 'providers', 'properties']
  const answer = await api.get(path, { type, countries: country }, signal)
  return readAnswer(z.array(z.unknown()), answer).slice(0, MAX_ENTRIES)
}

const Quote = z.object({
  serviceProvider: Code,
  destinationCurrencyCode: z.string(),
  destinationAmount: Quantity,
  sourceAmount: Quantity,
  sourceCurrencyCode: z.nullish(z.string()),
  totalFee: z.nullish(Quantity),
  paymentMethodType: z.nullish(z.string()),
})

/**
 * Asks several providers for a price. What is not for what was asked is left out. The address is not sent:
 * no price depends on it.
 */
export async function readProviderQuotes(
  api: BlockchainApi,
  query: ProvidersQuery,
  signal: AbortSignal,
): Promise<readonly ProviderQuote[]> {
  const { projectId, coinCode, currency, amountText, country, method } = query
  const body = {
    projectId,
    destinationCurrencyCode: coinCode,
    sourceCurrencyCode: currency,
    sourceAmount: Number(amountText),
    countryCode: country,
    paymentMethodType: method,
  }
  const answer = await api.post(['v1', 'onramp', 'multi', 'quotes'], body, signal)
  const given = readAnswer(z.array(z.unknown()), answer).slice(0, MAX_ENTRIES)
  return readEach(Quote, given).flatMap((quote): readonly ProviderQuote[] => {
    const isOfCoin = quote.destinationCurrencyCode === coinCode
    const isOfCurrency = (quote.sourceCurrencyCode ?? currency) === currency
    const payText = decimalOf(quote.sourceAmount)
    const getText = decimalOf(quote.destinationAmount)
    if (!isOfCoin || !isOfCurrency || payText === undefined || getText === undefined) return []
    return [
      {
        providerId: quote.serviceProvider,
        payText,
        getText,
        feeText: textOf(quote.totalFee),
        method: quote.paymentMethodType ?? undefined,
      },
    ]
  })
}

const Widget = z.object({ widgetUrl: z.string().check(z.minLength(1), z.maxLength(8_192)) })

/** Asks for the address of the page of a provider on which the visitor buys. */
export async function readWidgetUrl(
  api: BlockchainApi,
  { providerId, ...query }: ProvidersQuery & { readonly providerId: string },
  signal: AbortSignal,
): Promise<string> {
  const body = {
    projectId: query.projectId,
    sessionData: {
      serviceProvider: providerId,
      walletAddress: query.address,
      sourceAmount: query.amountText,
      sourceCurrencyCode: query.currency,
      destinationCurrencyCode: query.coinCode,
      countryCode: query.country,
      paymentMethodType: query.method,
    },
  }
  return readAnswer(Widget, await api.post(['v1', 'onramp', 'widget'], body, signal)).widgetUrl
}

function textOf(value: string | number | null | undefined): string | undefined {
  return value === null || value === undefined ? undefined : decimalOf(value)
}
