import * as z from 'zod/mini'
import { LatchkeyError, plainText } from '../../contract/index.ts'
import type {
  OnrampMethod,
  OnrampPaymentCurrency,
  OnrampToken,
  OnrampTokenNetwork,
} from '../../store/state/onramp.ts'
import type { BlockchainApi } from '../blockchain-api.ts'
import { decimalOf, sumOfDecimals } from '../decimal-text.ts'
import { readAnswer } from '../read-answer.ts'

/** A purchase that a price is requested for. */
export interface QuoteInput {
  readonly token: OnrampToken
  /** The network of the account, as the token has it. */
  readonly network: OnrampTokenNetwork
  readonly payment: OnrampPaymentCurrency
  readonly method: OnrampMethod
  /** The amount to pay, as a plain decimal. */
  readonly amountText: string
  readonly country: string
}

/** A price of Coinbase. Amounts are plain decimals. */
export interface CoinbaseQuote {
  /** All that is paid, in the currency of the question. */
  readonly payText: string
  /** Both fees together; undefined where one is not told, or in another currency. */
  readonly feeText: string | undefined
  /** The fee of Coinbase, and that of the network. */
  readonly providerFeeText: string | undefined
  readonly networkFeeText: string | undefined
  /** The id of the quote at the provider. */
  readonly quoteId: string | undefined
  /** The amount that arrives, of the requested token. */
  readonly getText: string
}

/** `value` of the server, `amount` of the specification. */
const Amount = z.object({
  value: z.optional(z.union([z.string(), z.number()])),
  amount: z.optional(z.union([z.string(), z.number()])),
  currency: z.string(),
})

/** `paymentSubTotal` and `paymentSubtotal` are not needed. */
const Answer = z.object({
  paymentTotal: Amount,
  purchaseAmount: Amount,
  coinbaseFee: z.nullish(Amount),
  networkFee: z.nullish(Amount),
  quoteId: z.nullish(z.string()),
})

const MAX_ID_LENGTH = 128

/** The server's own limit. Source: docs/blockchain-api.md, section 8. */
const MAX_CODE_LENGTH = 4

/**
 * Reads a price from the server.
 *
 * @throws LatchkeyError `http.status` 404 where the server has no such path; `http.malformed`, also for an
 *   answer to another question; ….
 */
export async function readBuyQuote(
  api: BlockchainApi,
  input: QuoteInput,
  signal: AbortSignal,
): Promise<CoinbaseQuote | undefined> {
  const { token, network, payment, method, amountText, country } = input
  if (token.symbol.length > MAX_CODE_LENGTH) return undefined
  const query = {
    purchaseCurrency: token.symbol,
    purchaseNetwork: network.name,
    paymentAmount: amountText,
    paymentCurrency: payment.id,
    paymentMethod: method.code,
    country,
  }
  return quoteOf(await api.get(['v1', 'onramp', 'buy', 'quotes'], query, signal), input)
}

/** The same by the path of docs/specification.md, section 7. */
export async function readSpecifiedQuote(
  api: BlockchainApi,
  input: QuoteInput,
  signal: AbortSignal,
): Promise<CoinbaseQuote> {
  const { token, payment, amountText } = input
  const body = {
    purchaseCurrency: purchaseOf(token),
    paymentCurrency: paymentOf(payment),
    amount: amountText,
    network: token.symbol,
  }
  return quoteOf(await api.post(['v1', 'onramp', 'quote'], body, signal), input)
}

/** Reads a price. An answer about another currency or token is no price. */
function quoteOf(answer: unknown, { token, payment }: QuoteInput): CoinbaseQuote {
  const { paymentTotal, purchaseAmount, quoteId, ...fees } = readAnswer(Answer, answer)
  const payText = textOf(paymentTotal, payment.id)
  const getText = textOf(purchaseAmount, token.symbol)
  if (payText === undefined || getText === undefined) throw new LatchkeyError('http.malformed', {})
  const feeOf = (fee: Fee): string | undefined => (fee ? textOf(fee, payment.id) : undefined)
  const [provider, network] = [feeOf(fees.coinbaseFee), feeOf(fees.networkFee)]
  return {
    payText,
    getText,
    feeText: provider && network ? sumOfDecimals(provider, network) : undefined,
    providerFeeText: provider,
    networkFeeText: network,
    quoteId: quoteId ? plainText(quoteId, MAX_ID_LENGTH) : undefined,
  }
}

type Fee = z.infer<typeof Answer>['coinbaseFee']

function textOf(
  { value, amount, currency }: z.infer<typeof Amount>,
  expected: string,
): string | undefined {
  const given = value ?? amount
  const isExpected = currency.toUpperCase() === expected.toUpperCase()
  return isExpected && given !== undefined ? decimalOf(given) : undefined
}

/** Whole objects, in the form of docs/specification.md, section 3. */
function purchaseOf({ id, name, symbol, networks }: OnrampToken) {
  return {
    id,
    name,
    symbol,
    networks: networks.map(({ networkId, name: network, displayName, address }) => ({
      name: network,
      display_name: displayName,
      contract_address: address ?? '',
      chain_id: networkId.startsWith('eip155:') ? networkId.slice('eip155:'.length) : '',
    })),
  }
}

function paymentOf({ id, methods }: OnrampPaymentCurrency) {
  return {
    id,
    payment_method_limits: methods.map(({ code, minText, maxText }) => ({
      id: code,
      min: minText,
      max: maxText,
    })),
  }
}
