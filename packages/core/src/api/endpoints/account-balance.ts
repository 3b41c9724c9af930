import * as z from 'zod/mini'
import {
  addressOf,
  isAccountId,
  type NetworkId,
  networkOf,
  plainText,
  safeImage,
  throwIfAborted,
} from '../../contract/index.ts'
import type { BlockchainApi } from '../blockchain-api.ts'
import { readAnswer, readEach } from '../read-answer.ts'

/** The balance of one token. */
export interface ApiToken {
  readonly name: string
  readonly symbol: string
  /** Plain address of the token's contract; undefined for the network's own coin. */
  readonly address?: string | undefined
  /** Exact amount in whole tokens, as a plain decimal. */
  readonly amountText: string
  readonly decimals: number
  readonly priceUsd: number
  readonly valueUsd?: number | undefined
  /** Passed `safeImage`. */
  readonly iconUrl?: string | undefined
}

interface Input {
  readonly address: string
  readonly networkId: NetworkId
  /** The tokens, as CAIP-10 ids, whose amounts the server must read again. */
  readonly forceUpdate?: readonly string[] | undefined
  /** Resolves in another task. A long answer is checked in several of them; default: in one. */
  readonly pause?: (() => Promise<void>) | undefined
}

/** An invalid answer is an error. */
const Answer = z.object({ balances: z.array(z.unknown()) })

/** An invalid token is left out: anyone can send a visitor a token with a strange name. */
const Token = z.object({
  name: z.string(),
  symbol: z.string(),
  chainId: z.nullish(z.string()),
  address: z.nullish(z.string()),
  value: z.nullish(z.number()),
  price: z.number(),
  quantity: z.object({
    decimals: z.string().check(z.regex(/^(?:[0-9]|[12][0-9]|3[0-6])$/)),
    numeric: z.string().check(z.regex(/^[0-9]{1,80}(?:\.[0-9]{1,80})?$/)),
  }),
  iconUrl: z.nullish(z.string()),
})

type Token = z.infer<typeof Token>

const MAX_NAME_LENGTH = 64
const MAX_SYMBOL_LENGTH = 24
/** Tokens that are checked in one task: few enough for a slow device to answer the visitor. */
const TOKENS_AT_ONCE = 250

/**
 * Reads the balances of an account on a network.
 *
 * @returns undefined if the API does not support the network.
 * @throws LatchkeyError `http.malformed`, `aborted`, and as `HttpApi.get`; also where it is not known which networks
 * it supports.
 */
export async function readAccountBalance(
  api: BlockchainApi,
  { address, networkId, forceUpdate, pause }: Input,
  signal?: AbortSignal,
): Promise<readonly ApiToken[] | undefined> {
  if (!(await api.isListed(networkId, signal))) return undefined
  const query = { currency: 'usd', chainId: networkId, forceUpdate: forceUpdate?.join(',') }
  const answer = await api.get(['v1', 'account', address, 'balance'], query, signal)
  const { balances } = readAnswer(Answer, answer)
  const tokens: ApiToken[] = []
  for (let start = 0; start < balances.length; start += TOKENS_AT_ONCE) {
    if (start > 0) await pause?.()
    throwIfAborted(signal)
    tokens.push(...readBalances(balances.slice(start, start + TOKENS_AT_ONCE), networkId))
  }
  return tokens
}

/** The valid entries of an answer that are on a network. */
export function readBalances(
  balances: readonly unknown[],
  networkId: NetworkId,
): readonly ApiToken[] {
  return readEach(Token, balances)
    .filter((token) => isOnNetwork(token, networkId))
    .map(toToken)
}

/** The server caches answers by address only, so it may send the tokens of another network. */
function isOnNetwork({ chainId, address }: Token, networkId: NetworkId): boolean {
  const own = address && isAccountId(address) ? networkOf(address) : networkId
  return own === networkId && (chainId ?? networkId) === networkId
}

function toToken({ address, quantity, ...token }: Token): ApiToken {
  return {
    name: plainText(token.name, MAX_NAME_LENGTH),
    symbol: plainText(token.symbol, MAX_SYMBOL_LENGTH),
    address: address && isAccountId(address) ? addressOf(address) : address || undefined,
    amountText: quantity.numeric,
    decimals: Number(quantity.decimals),
    priceUsd: token.price,
    valueUsd: token.value ?? undefined,
    iconUrl: safeImage(token.iconUrl ?? ''),
  }
}
