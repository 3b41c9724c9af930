import type { Snapshot } from '@latchkey/core'
import { type AccountId, networkOf } from '@latchkey/core/contract'
import { coinPicture } from '@latchkey/core/views'

/**
 * The picture of a token that an account holds, or of the native coin.
 *
 * @param token - Its plain address; undefined for the native coin.
 */
export function tokenPicture(
  { portfolio, network }: Pick<Snapshot, 'portfolio' | 'network'>,
  account: AccountId,
  token: string | undefined,
): string | undefined {
  const held = portfolio.accounts[account]?.holdings?.find(({ address }) => address === token)
  if (held?.iconUrl !== undefined || token !== undefined) return held?.iconUrl
  return coinPicture(network, networkOf(account))
}
