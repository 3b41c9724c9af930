import { onlyToken } from '../balances/token-symbols.ts'
import { type AccountId, networkOf } from '../contract/index.ts'
import { coinPicture } from '../networks/coin-picture.ts'
import { findNetwork } from '../store/selectors.ts'
import type { Holding } from '../store/state/portfolio.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { SendToken } from '../store/state/send.ts'

type Facts = Pick<Snapshot, 'network' | 'portfolio'>

/** The native coin of an account's network; undefined where the website does not know the network. */
export function coinOf({ network, portfolio }: Facts, account: AccountId): SendToken | undefined {
  const known = findNetwork({ network }, networkOf(account))
  if (known === undefined) return undefined
  const { name, symbol, decimals } = known.nativeCurrency
  const held = portfolio.accounts[account]?.holdings?.find(({ address }) => address === undefined)
  return {
    name,
    symbol,
    decimals,
    priceUsd: held?.priceUsd,
    iconUrl: held?.iconUrl ?? coinPicture(network, known.id),
  }
}

/** Lists the tokens that an account can send: the coin first, then its tokens that have a sign. */
export function sendTokens(facts: Facts, account: AccountId): readonly SendToken[] {
  const coin = coinOf(facts, account)
  const holdings = facts.portfolio.accounts[account]?.holdings ?? []
  const tokens = holdings.flatMap((holding) => (isNamedToken(holding) ? [toToken(holding)] : []))
  return coin === undefined ? tokens : [coin, ...tokens]
}

/**
 * A token by its plain address or by its symbol.
 *
 * @throws LatchkeyError `token.ambiguous` for a symbol of several tokens.
 */
export function findToken(facts: Facts, account: AccountId, text: string): SendToken | undefined {
  return onlyToken(sendTokens(facts, account), text)
}

/** A token by its plain address. */
export function findTokenAt(facts: Facts, account: AccountId, at: string): SendToken | undefined {
  const wanted = at.toLowerCase()
  return sendTokens(facts, account).find(({ address }) => address?.toLowerCase() === wanted)
}

function isNamedToken({ address, symbol }: Holding): boolean {
  return address !== undefined && symbol !== undefined && symbol !== ''
}

function toToken({ address, symbol = '', name, decimals, priceUsd, iconUrl }: Holding): SendToken {
  return { address, symbol, name: name || symbol, decimals, priceUsd, iconUrl }
}
