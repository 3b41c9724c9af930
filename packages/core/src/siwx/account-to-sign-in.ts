import { type AccountId, namespaceOf, networkOf } from '../contract/index.ts'
import { activeAccount, findNetwork } from '../store/selectors.ts'
import { olderFormOf, type SiteSignInDeps } from './dependencies.ts'

/** The active account, if its network is one of the website's: nothing is asked on others. */
export function accountToSignIn(
  deps: Pick<SiteSignInDeps, 'state' | 'siweConfig'>,
): AccountId | undefined {
  const { state } = deps
  const account = activeAccount(state)
  if (account === undefined || findNetwork(state, networkOf(account)) === undefined) return
  // The older form signs in on EVM networks alone.
  const isOther = olderFormOf(deps) !== undefined && namespaceOf(account) !== 'eip155'
  return isOther ? undefined : account
}
