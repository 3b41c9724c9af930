import * as z from 'zod/mini'
import { LatchkeyError, type NetworkId, plainText, safeImage } from '../../contract/index.ts'
import type {
  OnrampMethod,
  OnrampPaymentCurrency,
  OnrampToken,
  OnrampTokenNetwork,
} from '../../store/state/onramp.ts'
import type { BlockchainApi } from '../blockchain-api.ts'
import { readAnswer, readEach } from '../read-answer.ts'

/** The currencies to pay with, and the tokens to buy. */
export interface OnrampChoices {
  readonly payments: readonly OnrampPaymentCurrency[]
  readonly tokens: readonly OnrampToken[]
}

/** The service names the networks of Solana, and gives them no number. */
const SOLANA: NetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const MAX_NAME_LENGTH = 64
const MAX_ID_LENGTH = 64
/** A longer list was not written by the service. */
const MAX_ENTRIES = 1_000

const Answer = z.object({
  paymentCurrencies: z.array(z.unknown()),
  purchaseCurrencies: z.array(z.unknown()),
})

const Amount = z.union([
  z.string().check(z.regex(/^\d{1,15}(?:\.\d{1,8})?$/)),
  z.number().check(z.minimum(0), z.maximum(1e12)),
])

const Limit = z.object({ id: z.string().check(z.regex(/^\w{1,64}$/)), min: Amount, max: Amount })

/** `limits` of the server, `payment_method_limits` of the specification. */
const Payment = z.object({
  id: z.string().check(z.regex(/^[a-z]{3}$/i)),
  limits: z.optional(z.array(z.unknown())),
  payment_method_limits: z.optional(z.array(z.unknown())),
})

/** The server writes names in camel case, the specification with underscores. */
const Network = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH)),
  displayName: z.nullish(z.string()),
  display_name: z.nullish(z.string()),
  chainId: z.nullish(z.union([z.string(), z.number()])),
  chain_id: z.nullish(z.union([z.string(), z.number()])),
  contractAddress: z.nullish(z.string()),
  contract_address: z.nullish(z.string()),
})

const Token = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH)),
  name: z.string(),
  symbol: z.string().check(z.regex(/^[\w.$+-]{1,24}$/)),
  iconUrl: z.nullish(z.string()),
  networks: z.array(z.unknown()),
})

/**
 * Reads the options of the server for a country.
 *
 * @throws LatchkeyError `http.status` 404 where the server has no such path; `http.malformed`, ….
 */
export async function readBuyOptions(
  api: BlockchainApi,
  country: string,
  signal: AbortSignal,
): Promise<OnrampChoices> {
  return choicesOf(await api.get(['v1', 'onramp', 'buy', 'options'], { country }, signal))
}

/** The same by the path of docs/specification.md, section 7. */
export async function readSpecifiedOptions(
  api: BlockchainApi,
  signal: AbortSignal,
): Promise<OnrampChoices> {
  return choicesOf(await api.get(['v1', 'onramp', 'options'], {}, signal))
}

/** An invalid currency or token is left out. Without any of one kind nothing can be chosen. */
export function choicesOf(answer: unknown): OnrampChoices {
  const { paymentCurrencies, purchaseCurrencies } = readAnswer(Answer, answer)
  const payments = readEach(Payment, paymentCurrencies.slice(0, MAX_ENTRIES)).flatMap(toPayment)
  const tokens = readEach(Token, purchaseCurrencies.slice(0, MAX_ENTRIES)).flatMap(toToken)
  if (payments.length === 0 || tokens.length === 0) throw new LatchkeyError('http.malformed', {})
  return {
    payments: withoutTwins(payments, ({ id }) => id),
    tokens: withoutTwins(tokens, ({ symbol }) => symbol),
  }
}

/** A currency that can't be paid with in any way is none. */
function toPayment({
  id,
  limits,
  payment_method_limits,
}: z.infer<typeof Payment>): readonly OnrampPaymentCurrency[] {
  const given = limits ?? payment_method_limits ?? []
  const methods = readEach(Limit, given.slice(0, MAX_ENTRIES)).map(
    ({ id: code, min, max }): OnrampMethod => ({
      id: code.toLowerCase(),
      code,
      minText: `${min}`,
      maxText: `${max}`,
    }),
  )
  const known = withoutTwins(methods, (method) => method.id)
  return known.length === 0 ? [] : [{ id: id.toUpperCase(), methods: known }]
}

/** A token on no network that can be named is of no use. */
function toToken({ id, name, symbol, iconUrl, networks }: z.infer<typeof Token>) {
  const named = readEach(Network, networks.slice(0, MAX_ENTRIES)).flatMap(toNetwork)
  if (named.length === 0) return []
  const token: OnrampToken = {
    id,
    symbol,
    name: plainText(name, MAX_NAME_LENGTH) || symbol,
    iconUrl: safeImage(iconUrl ?? ''),
    networks: withoutTwins(named, ({ networkId }) => networkId),
  }
  return [token]
}

function toNetwork(network: z.infer<typeof Network>): readonly OnrampTokenNetwork[] {
  const { name } = network
  const networkId = networkIdOf(name, `${network.chainId ?? network.chain_id ?? ''}`)
  if (networkId === undefined) return []
  const displayName = network.displayName ?? network.display_name ?? ''
  const address = network.contractAddress ?? network.contract_address ?? ''
  return [
    {
      networkId,
      name: plainText(name, MAX_NAME_LENGTH),
      displayName: plainText(displayName, MAX_NAME_LENGTH) || plainText(name, MAX_NAME_LENGTH),
      address: /^\w{1,128}$/.test(address) ? address : undefined,
    },
  ]
}

function networkIdOf(name: string, chainId: string): NetworkId | undefined {
  if (/^[1-9]\d{0,15}$/.test(chainId)) return `eip155:${chainId}`
  return /^solana(?:-mainnet)?$/i.test(name) ? SOLANA : undefined
}

/** Keeps the first of several entries with the same key. */
function withoutTwins<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): readonly Entry[] {
  const first = new Map<string, Entry>()
  for (const entry of entries) if (!first.has(keyOf(entry))) first.set(keyOf(entry), entry)
  return [...first.values()]
}
