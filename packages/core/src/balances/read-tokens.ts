import type { ApiToken } from '../api/endpoints/account-balance.ts'
import {
  type AccountId,
  type ChainAdapter,
  isLatchkeyError,
  LatchkeyError,
  type NativeCurrency,
  type TokenAmount,
  type WalletAsset,
} from '../contract/index.ts'
import type { TokenBalance } from '../store/state/portfolio.ts'
import { formatAmount, MAX_DECIMALS } from './amount.ts'

/** The sources of a list of tokens. */
export interface ReadTokensDeps {
  readonly adapter: Pick<ChainAdapter, 'balances'> | undefined
  readonly currency: NativeCurrency
  /** undefined where the API does not know the network; throws when it failed. */
  fromApi(account: AccountId, signal: AbortSignal): Promise<readonly ApiToken[] | undefined>
  /** The wallet's own list; undefined where it has none. */
  fromWallet(
    account: AccountId,
    signal: AbortSignal,
  ): Promise<readonly WalletAsset[] | undefined> | undefined
}

/**
 * Lists the native coin and the tokens of an account: from the wallet if it has a list, else from
 * the API, and from the network's nodes if the API lists no token. A token without decimals is left
 * out. Source: docs/specification.md, section 5.
 *
 * @throws LatchkeyError `balance.unavailable` when neither lists tokens, `aborted`.
 */
export async function readTokens(
  deps: ReadTokensDeps,
  account: AccountId,
  signal: AbortSignal,
): Promise<readonly TokenBalance[]> {
  const own = await orUndefined(deps.fromWallet(account, signal))
  if (own !== undefined) return own.map(toValued).filter(isDivisible)
  const listed = await orUndefined(deps.fromApi(account, signal))
  if (listed?.some(({ address }) => address !== undefined)) return listed.filter(isDivisible)
  const [tokens, coin] = await Promise.all([
    fromNodes(deps, account, signal),
    listed?.[0] ?? coinFromNodes(deps, account, signal),
  ])
  if (tokens === undefined && listed === undefined) {
    throw new LatchkeyError('balance.unavailable', {})
  }
  return [...(coin === undefined ? [] : [coin]), ...(tokens ?? [])].filter(isDivisible)
}

/** @returns undefined where nodes can't list tokens, or do not answer. */
async function fromNodes(
  { adapter }: ReadTokensDeps,
  account: AccountId,
  signal: AbortSignal,
): Promise<readonly TokenBalance[] | undefined> {
  const tokens = await orUndefined(adapter?.balances?.tokens?.(account, signal))
  return tokens?.filter(({ decimals }) => decimals <= MAX_DECIMALS).map(toBalance)
}

function toBalance({ token, amount, decimals }: TokenAmount): TokenBalance {
  return { address: token, amountText: formatAmount(amount, decimals), decimals }
}

function toValued({ token, amount, decimals, priceUsd, ...facts }: WalletAsset): TokenBalance {
  const amountText = formatAmount(amount, decimals)
  const valueUsd = Number(amountText) * priceUsd
  return { ...facts, address: token, amountText, decimals, priceUsd, valueUsd }
}

async function coinFromNodes(
  { adapter, currency }: ReadTokensDeps,
  account: AccountId,
  signal: AbortSignal,
): Promise<TokenBalance | undefined> {
  const amount = await orUndefined(adapter?.balances?.read(account, signal))
  if (amount === undefined) return undefined
  const { name, symbol, decimals } = currency
  return { name, symbol, decimals, amountText: formatAmount(amount, decimals) }
}

/** Tokens without decimals are of low quality. Source: docs/specification.md, section 5. */
export function isDivisible({ decimals }: Pick<TokenBalance, 'decimals'>): boolean {
  return decimals > 0
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
