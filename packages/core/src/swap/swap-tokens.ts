import { createSymbolCheck, onlyTokenIfClear } from '../balances/token-symbols.ts'
import type { AccountId } from '../contract/index.ts'
import { coinOf } from '../send/send-tokens.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { SwapToken, SwapTokenList } from '../store/state/swap.ts'
import { swapBalance } from './form-rules.ts'
import { priceKey } from './swap-numbers.ts'

/** Symbols that are suggested, in their order. Source: docs/constants.json. */
const SUGGESTED =
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB ' +
  'BAL BICO CRV ENS MATIC OP'
const MAX_SUGGESTED = 8
/** Symbols that many visitors swap, beside the suggested ones. Source: docs/constants.json. */
const POPULAR: ReadonlySet<string> = new Set(
  (
    `${SUGGESTED} METAL CHAMP WOLF SALE BUSD MUST BTCpx ROUTE HEX WELT amDAI VSQ VISION AURUM pSP SNX VC ` +
    'CHP amUSDT SPHERE FOX GIDDY GFC OMEN OX_OLD DE WNT'
  ).split(' '),
)

/** A token that can be swapped, and what the account has of it. */
export interface SwapTokenRow {
  readonly token: SwapToken
  /** In whole tokens; undefined for none, or where it is not known. */
  readonly balanceText?: string | undefined
  readonly valueUsd?: number | undefined
}

/** The rows of the choice of a token. */
export interface SwapTokenRows {
  readonly suggested: readonly SwapToken[]
  /** The tokens of the account, the most valuable first. */
  readonly own: readonly SwapTokenRow[]
  /** The popular ones among those that it does not have, by symbol. */
  readonly popular: readonly SwapToken[]
  /** All others, by symbol. */
  readonly others: readonly SwapToken[]
}

type Facts = Pick<Snapshot, 'network' | 'portfolio' | 'balances'>

/** The tokens of a list as a choice shows them. */
export function swapTokenRows(
  facts: Facts,
  account: AccountId,
  list: SwapTokenList,
): SwapTokenRows {
  const tokens = list.status === 'ready' ? list.tokens : []
  const own = ownRows(facts, account, tokens)
  const keys = new Set(own.map(({ token }) => priceKey(token)))
  const isTold = createSymbolCheck(tokens)
  const rest = tokens.filter((each) => !keys.has(priceKey(each)))
  // A symbol of several tokens recommends none of them.
  const isPopular = (token: SwapToken): boolean => POPULAR.has(token.symbol) && isTold(token)
  return {
    suggested: suggestedOf(tokens, isTold),
    own,
    popular: rest.filter(isPopular),
    others: rest.filter((each) => !isPopular(each)),
  }
}

/** All tokens of a list, those of the account first. */
export function swapTokens(
  facts: Facts,
  account: AccountId,
  list: SwapTokenList,
): readonly SwapToken[] {
  const { own, popular, others } = swapTokenRows(facts, account, list)
  return [...own.map(({ token }) => token), ...popular, ...others]
}

/** A token by its plain address or by its symbol; undefined also for a symbol of several tokens. */
export function findSwapToken(
  facts: Facts,
  account: AccountId,
  { list, text }: { readonly list: SwapTokenList; readonly text: string },
): SwapToken | undefined {
  return onlyTokenIfClear(swapTokens(facts, account, list), text)
}

/** The native coin as the network's own definition has it; undefined where the website does not know the network. */
export function swapCoin(
  facts: Pick<Snapshot, 'network' | 'portfolio'>,
  account: AccountId,
): SwapToken | undefined {
  const coin = coinOf(facts, account)
  if (coin === undefined) return undefined
  const { name, symbol, decimals, iconUrl } = coin
  return { name, symbol, decimals, iconUrl }
}

/** Returns true for the native coin. */
function isCoin({ address }: Pick<SwapToken, 'address'>): boolean {
  return address === undefined
}

function ownRows(
  facts: Facts,
  account: AccountId,
  tokens: readonly SwapToken[],
): readonly SwapTokenRow[] {
  const known = new Map(tokens.map((token) => [priceKey(token), token]))
  const holdings = facts.portfolio.accounts[account]?.holdings ?? []
  const held = holdings.flatMap((holding) => {
    const token = known.get(priceKey(holding))
    const { amountText: balanceText, valueUsd } = holding
    return token === undefined ? [] : [{ token, balanceText, valueUsd }]
  })
  const coin = tokens.find(isCoin)
  if (coin === undefined || held.some(({ token }) => isCoin(token))) return held
  const balanceText = swapBalance(facts, account, coin)
  return balanceText === undefined ? held : [{ token: coin, balanceText }, ...held]
}

/** One for each of the symbols; a chip with nothing but a symbol can't stand for one of several tokens. */
function suggestedOf(
  tokens: readonly SwapToken[],
  isTold: (token: SwapToken) => boolean,
): readonly SwapToken[] {
  const found = SUGGESTED.split(' ').flatMap((symbol) => {
    const token = tokens.find((each) => each.symbol === symbol)
    return token === undefined || !isTold(token) ? [] : [token]
  })
  return found.slice(0, MAX_SUGGESTED)
}
