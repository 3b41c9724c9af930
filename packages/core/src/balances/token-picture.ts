import { type NetworkId, networkOf } from '../contract/index.ts'
import { coinPicture } from '../networks/coin-picture.ts'
import type { Snapshot } from '../store/state/root.ts'
import { isSameToken } from './same-token.ts'

/** A token of a network; without an address its native coin. */
interface TokenOfNetwork {
  readonly networkId: NetworkId
  readonly address?: string | undefined
}

/**
 * The picture of a token, the same everywhere: as the list of an account has it; else the given one; else, of a
 * native coin, the one that its network has.
 *
 * @param given - Of whatever names the token, such as a website or a provider.
 */
export function tokenPicture(
  { network, portfolio }: Pick<Snapshot, 'network' | 'portfolio'>,
  token: TokenOfNetwork,
  given?: string | undefined,
): string | undefined {
  const { networkId, address } = token
  const coin = address === undefined ? coinPicture(network, networkId) : undefined
  return listedPicture(portfolio, token) ?? given ?? coin
}

function listedPicture(
  { accounts }: Snapshot['portfolio'],
  token: TokenOfNetwork,
): string | undefined {
  for (const [account, list] of Object.entries(accounts)) {
    if (networkOf(account as keyof typeof accounts) !== token.networkId) continue
    const listed = list?.holdings?.find((each) => isSameToken(each, token))
    if (listed?.iconUrl !== undefined) return listed.iconUrl
  }
  return undefined
}
