import type { Snapshot } from '@latchkey/core'
import type { AccountId } from '@latchkey/core/contract'

interface Token {
  readonly address?: string | undefined
  /** When it was chosen. */
  readonly priceUsd?: number | undefined
}

/** Returns the price of a token, as the account's list has it now; undefined if it is unknown. */
export function priceOf(
  { portfolio }: Pick<Snapshot, 'portfolio'>,
  account: AccountId,
  token: Token,
): number | undefined {
  const holdings = portfolio.accounts[account]?.holdings
  const held = holdings?.find(({ address }) => address === token.address)
  return held?.priceUsd ?? token.priceUsd
}
