import { formatAmount } from '../balances/amount.ts'
import { type ReadTokensDeps, readTokens } from '../balances/read-tokens.ts'
import {
  type AccountId,
  isLatchkeyError,
  LatchkeyError,
  type NativeCurrency,
  networkOf,
} from '../contract/index.ts'
import type { TokenBalance } from '../store/portfolio-state.ts'
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
  const hasTokens = deps.adapter?.balances?.ofToken !== undefined
  const isComplete = hasTokens ? listed !== undefined : (listed ?? amount) !== undefined
  const { currency } = deps
  const coin =
    amount === undefined
      ? undefined
      : { currency, amountText: formatAmount(amount, currency.decimals) }
  const isKnown = listed !== undefined || coin !== undefined
  const named = listed?.map((token) => (isCoin(token) ? namedAs(token, currency) : token))
  const holdings = isKnown ? orderHoldings(networkOf(account), named ?? [], coin) : undefined
  const coinText = coin?.amountText ?? listed?.find(isCoin)?.amountText
  const facts = { coinText, isOverloaded }
  return holdings && isComplete
    ? { status: 'ready', holdings, ...facts }
    : { status: 'unavailable', holdings, ...facts }
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
