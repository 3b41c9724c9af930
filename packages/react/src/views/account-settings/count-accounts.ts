import type { Snapshot } from '@latchkey/core'
import { formatCount } from '../../format/count.ts'
import { countText } from '../../format/count-text.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { connectedWallets, countWallets } from '../../partials/connected-wallets.ts'

/**
 * Counts every account of every wallet: "4 in 2 wallets".
 *
 * @returns undefined where there is one.
 */
export function countAccounts(
  snapshot: Pick<Snapshot, 'accounts' | 'inactive' | 'network'>,
  text: Wording,
): string | undefined {
  const connected = connectedWallets(snapshot)
  const wallets = countWallets(connected)
  const count = connected.flatMap(({ session }) => session.accounts).length
  if (count < 2) return undefined
  const accounts = formatCount(count, text.locale)
  if (wallets === 1) return accounts
  return text.get('settings.inWallets', {
    accounts,
    wallets: countText(text, 'settings.wallets', wallets),
  })
}
