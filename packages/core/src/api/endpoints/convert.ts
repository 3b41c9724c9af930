import * as z from 'zod/mini'
import {
  type AccountId,
  addressOf,
  isAccountId,
  LatchkeyError,
  type ListedSwapToken,
  type NetworkId,
  networkOf,
  plainText,
  type SwapCall,
  type SwapQuery,
  type SwapTransaction,
} from '../../contract/index.ts'
import type { BlockchainApi } from '../blockchain-api.ts'
import { readAnswer, readEach } from '../read-answer.ts'
import { COIN, readPrice } from './price.ts'

const MAX_NAME_LENGTH = 64
const MAX_SYMBOL_LENGTH = 24
/** Source: docs/security.md, S27. */
const MAX_DECIMALS = 36

/** The client and the project of requests with a body. */
export interface ConvertApi {
  readonly api: BlockchainApi
  readonly projectId: string | undefined
}

/** An amount in smallest units. Source: docs/blockchain-api.md, section 5. */
const Quantity = z.string().check(z.regex(/^\d{1,78}$/))

/** An invalid token is left out. */
const Token = z.object({
  name: z.string(),
  symbol: z.string().check(z.minLength(1)),
  address: z.string(),
  decimals: z.int().check(z.minimum(0), z.maximum(MAX_DECIMALS)),
  logoUri: z.nullish(z.string()),
  eip2612: z.nullish(z.boolean()),
})

/** Lists what can be swapped on a network. */
export async function readConvertTokens(
  { api }: ConvertApi,
  networkId: NetworkId,
  signal: AbortSignal,
): Promise<readonly ListedSwapToken[]> {
  await requireSupported(api, networkId, signal)
  const answer = await api.get(['v1', 'convert', 'tokens'], { chainId: networkId }, signal)
  const { tokens } = readAnswer(z.object({ tokens: z.array(z.unknown()) }), answer)
  return readEach(Token, tokens).flatMap(({ address, ...token }) => {
    if (!isAccountId(address) || networkOf(address) !== networkId) return []
    const plain = addressOf(address)
    return {
      address: plain.toLowerCase() === COIN ? undefined : plain,
      name: plainText(token.name, MAX_NAME_LENGTH),
      symbol: plainText(token.symbol, MAX_SYMBOL_LENGTH),
      decimals: token.decimals,
      iconUrl: token.logoUri ?? undefined,
      hasPermit: token.eip2612 === true,
    }
  })
}

/** The schema of a quote; its accounts and amount have to be those of the request. */
const Quote = z.object({
  fromAmount: Quantity,
  fromAccount: z.string(),
  toAmount: Quantity,
  toAccount: z.string(),
})

/** @returns What is received, in smallest units; undefined where there is no way. */
export async function readConvertQuote(
  { api }: ConvertApi,
  query: SwapQuery & { readonly gasPrice?: bigint | undefined },
  signal: AbortSignal,
): Promise<bigint | undefined> {
  const { account, amount, gasPrice } = query
  if (!(await api.isSupported(networkOf(account), signal))) return undefined
  const ends = endsOf(query)
  const params = {
    amount: `${amount}`,
    userAddress: account,
    ...ends,
    gasPrice: gasPrice?.toString(),
  }
  const answer = await api.get(['v1', 'convert', 'quotes'], params, signal)
  const { quotes } = readAnswer(z.object({ quotes: z.array(Quote) }), answer)
  const [quote] = quotes
  if (quote === undefined) return undefined
  const isOfPair = isSame(quote.fromAccount, ends.from) && isSame(quote.toAccount, ends.to)
  if (!isOfPair || BigInt(quote.fromAmount) !== amount)
    throw new LatchkeyError('http.malformed', {})
  return BigInt(quote.toAmount)
}

/**
 * Reads the price of a unit of gas, in smallest units.
 *
 * @throws LatchkeyError `swap.no-gas-price` for a network that the API does not know.
 */
export async function readConvertGasPrice(
  { api }: ConvertApi,
  networkId: NetworkId,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  if (!(await api.isSupported(networkId, signal))) throw new LatchkeyError('swap.no-gas-price', {})
  const answer = await api.get(['v1', 'convert', 'gas-price'], { chainId: networkId }, signal)
  const { standard } = readAnswer(z.object({ standard: z.nullish(Quantity) }), answer)
  return standard ? BigInt(standard) : undefined
}

/** How much of a token the API's exchange may take of an account. */
export async function readConvertAllowance(
  { api }: ConvertApi,
  { account, token }: { readonly account: AccountId; readonly token: string },
  signal: AbortSignal,
): Promise<bigint> {
  if (!(await api.isSupported(networkOf(account), signal))) return 0n
  const params = { tokenAddress: `${networkOf(account)}:${token}`, userAddress: account }
  const answer = await api.get(['v1', 'convert', 'allowance'], params, signal)
  return BigInt(readAnswer(z.object({ allowance: Quantity }), answer).allowance)
}

const Account = z.custom<AccountId>(isAccountId)

const Approval = z.object({
  tx: z.object({ from: Account, data: z.string(), value: Quantity }),
})

/** The approval of exactly the amount. It is sent to `from` of the answer, which is the token. */
export async function buildConvertApproval(
  { api }: ConvertApi,
  query: SwapQuery,
  signal: AbortSignal,
): Promise<SwapCall> {
  await requireSupported(api, networkOf(query.account), signal)
  const params = { userAddress: query.account, ...endsOf(query), amount: `${query.amount}` }
  const answer = await api.get(['v1', 'convert', 'build-approve'], params, signal)
  const { from, data, value } = readAnswer(Approval, answer).tx
  return { ...targetOf(from), data, amount: BigInt(value) }
}

const Swap = z.object({
  tx: z.object({
    from: Account,
    to: Account,
    data: z.string(),
    /** The amount that is received. */
    amount: z.nullish(Quantity),
    /** The value in the native coin; the server leaves it out. */
    value: z.nullish(Quantity),
  }),
})

/** The transaction that swaps. */
export async function buildConvertSwap(
  { api, projectId }: ConvertApi,
  query: SwapQuery & { readonly slippagePercent: number; readonly permit?: string | undefined },
  signal: AbortSignal,
): Promise<SwapTransaction> {
  const { account, from, amount, slippagePercent: slippage, permit } = query
  await requireSupported(api, networkOf(account), signal)
  const body = {
    projectId,
    amount: `${amount}`,
    ...endsOf(query),
    userAddress: account,
    eip155: { slippage, permit },
    disableEstimate: true,
  }
  const answer = await api.post(['v1', 'convert', 'build-transaction'], body, signal)
  const { tx } = readAnswer(Swap, answer)
  // It would be of another account.
  if (!isSame(tx.from, account)) throw new LatchkeyError('swap.unsafe', { reason: 'sender' })
  const value = from === undefined ? amount : 0n
  return {
    ...targetOf(tx.to),
    data: tx.data,
    amount: tx.value ? BigInt(tx.value) : value,
    received: tx.amount ? BigInt(tx.amount) : undefined,
  }
}

/** @returns The price of a token in USD; undefined where it is unknown. */
export async function readConvertPrice(
  { api, projectId }: ConvertApi,
  { networkId, address }: { readonly networkId: NetworkId; readonly address: string | undefined },
  signal: AbortSignal,
): Promise<number | undefined> {
  if (!(await api.isSupported(networkId, signal))) return undefined
  const token = `${networkId}:${address ?? COIN}`
  return readPrice({ api, projectId }, { token, currency: 'USD' }, signal)
}

/** @throws LatchkeyError `swap.unsupported-network`, and as `BlockchainApi.isListed`. */
async function requireSupported(
  api: BlockchainApi,
  networkId: NetworkId,
  signal: AbortSignal,
): Promise<void> {
  if (await api.isListed(networkId, signal)) return
  throw new LatchkeyError('swap.unsupported-network', {})
}

function endsOf({ account, from, to }: SwapQuery): { readonly from: string; readonly to: string } {
  const networkId = networkOf(account)
  return { from: `${networkId}:${from ?? COIN}`, to: `${networkId}:${to ?? COIN}` }
}

function targetOf(account: AccountId): { readonly networkId: NetworkId; readonly to: string } {
  return { networkId: networkOf(account), to: addressOf(account) }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
