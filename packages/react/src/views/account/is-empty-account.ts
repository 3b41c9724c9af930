import type { Snapshot } from '@latchkey/core'
import { accountActions, shownAccounts, shownPortfolio, shownTab } from '@latchkey/core/views'

type Shown = Pick<Snapshot, 'accounts' | 'network' | 'auth' | 'portfolio' | 'options' | 'modal'>

/** Returns true if the account holds nothing, and the list Tokens shows how to get something. */
export function isEmptyAccount(snapshot: Shown): boolean {
  const { holdings, status } = shownPortfolio(snapshot)
  const isRead = shownAccounts(snapshot).every(
    (account) => snapshot.portfolio.accounts[account]?.status === 'ready',
  )
  const leadsOn = accountActions(snapshot).some((name) => name === 'onramp' || name === 'receive')
  const isShown = shownTab(snapshot) === 'tokens'
  return isShown && leadsOn && status === 'ready' && isRead && holdings.length === 0
}
