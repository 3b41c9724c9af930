import { formatAmount } from '../balances/amount.ts'
import { type ReadTokensDeps, readTokens } from '../balances/read-tokens.ts'
import {
  type AccountId,
  isLatchkeyError,
  LatchkeyError,
  type NativeCurrency,
  networkOf,
} from '../contract/index.ts'
import type { TokenBalance } from '../store/state/portfolio.ts'
import { isCoin, orderHoldings } from './holding-order.ts'
import type { ReadEnd } from './portfolio.state.ts'

const SERVICE_UNAVAILABLE = 503

/**
 * Reads what an account holds: its tokens as `readTokens` finds them, and always the native coin from the
 * network's nodes. Where the tokens can’t be listed the list is unavailable, with the coin if it is known.
 *
 * @throws LatchkeyError `aborted`.
 */
export async function readHoldings(
  deps: ReadTokensDeps,
  account: AccountId,
  signal: AbortSignal,
): Promise<ReadEnd> {
  let isOverloaded = false
  let hasFailed = false
  const reading = orUndefined(deps.adapter?.balances?.read(account, signal))
  const tokens = orUndefined(
    readTokens(
      {
        ...deps,
        adapter: deps.adapter?.balances && {
          balances: { ...deps.adapter.balances, read: () => known(reading) },
        },
        async fromApi(id, aborting) {
          try {
            return await deps.fromApi(id, aborting)
          } catch (thrown) {
            hasFailed = true
            isOverloaded = isOverload(thrown)
            throw thrown
          }
        },
      },
      account,
      signal,
    ),
  )
  const [listed, amount] = await Promise.all([tokens, reading])
  return endOf(deps, { account, listed, amount, hasFailed, isOverloaded })
}

interface Found {
  readonly account: AccountId
  /** The tokens, as far as a source lists them. */
  readonly listed: readonly TokenBalance[] | undefined
  /** How much of the coin the nodes know, in smallest units. */
  readonly amount: bigint | undefined
  /** A source that may list them did not answer. */
  readonly hasFailed: boolean
  readonly isOverloaded: boolean
}

function endOf(deps: ReadTokensDeps, found: Found): ReadEnd {
  const { listed, isOverloaded } = found
  const { currency } = deps
  const { ofToken, tokens } = deps.adapter?.balances ?? {}
  const coin = coinOf(found, currency)
  const named = listed?.map((token) => (isCoin(token) ? namedAs(token, currency) : token))
  const list = named ?? (coin && [])
  const holdings = list && orderHoldings(networkOf(found.account), list, coin)
  const facts = { coinText: coin?.amountText ?? listed?.find(isCoin)?.amountText, isOverloaded }
  if (holdings === undefined) return { status: 'unavailable', ...facts }
  if (listed !== undefined || ofToken === undefined) return { status: 'ready', holdings, ...facts }
  const hasNoSource = tokens === undefined && !found.hasFailed
  return { status: 'unavailable', holdings, ...(hasNoSource && { hasNoSource }), ...facts }
}

function coinOf({ amount }: Found, currency: NativeCurrency) {
  if (amount === undefined) return undefined
  return { currency, amountText: formatAmount(amount, currency.decimals) }
}

/** A server does not say what the coin of a network is called. */
function namedAs(token: TokenBalance, { name, symbol }: NativeCurrency): TokenBalance {
  return { ...token, name, symbol }
}

async function known(coin: Promise<bigint | undefined>): Promise<bigint> {
  const amount = await coin
  if (amount === undefined) throw new LatchkeyError('balance.unavailable', {})
  return amount
}

function isOverload(thrown: unknown): boolean {
  return isLatchkeyError(thrown, 'http.status') && thrown.context.status === SERVICE_UNAVAILABLE
}

/** Resolves with undefined if the reading fails; only an abort ends everything. */
async function orUndefined<Value>(reading: Promise<Value> | undefined): Promise<Value | undefined> {
  try {
    return await reading
  } catch (thrown) {
    if (isLatchkeyError(thrown, 'aborted')) throw thrown
    return undefined
  }
}
