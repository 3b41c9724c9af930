import type { Snapshot } from '@latchkey/core'
import type { AccountId } from '@latchkey/core/contract'

interface Token {
  readonly address?: string | undefined
  /** When it was chosen. */
  readonly priceUsd?: number | undefined
}

/** What a token is worth, as the account's list has it now; undefined where that is not known. */
export function priceOf(
  { portfolio }: Pick<Snapshot, 'portfolio'>,
  account: AccountId,
  token: Token,
): number | undefined {
  const holdings = portfolio.accounts[account]?.holdings
  const held = holdings?.find(({ address }) => address === token.address)
  return held?.priceUsd ?? token.priceUsd
}
