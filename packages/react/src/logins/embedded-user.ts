import type { EmbeddedUser, Snapshot } from '@latchkey/core'
import { activeAccountOf } from '../partials/active-account.ts'

/** Who is logged in, where the account in front is that of the embedded wallet. */
export function embeddedUserOf(
  snapshot: Pick<Snapshot, 'accounts' | 'network' | 'auth'>,
): EmbeddedUser | undefined {
  const user = snapshot.auth?.user
  const address = activeAccountOf(snapshot)?.address.toLowerCase()
  const isTheirs = user?.accounts.some((account) => account.address.toLowerCase() === address)
  return isTheirs === true ? user : undefined
}

/** Whether somebody's wallet can become one that works everywhere: by e-mail alone it is their only way in. */
export function canUpgrade(
  { auth }: Pick<Snapshot, 'auth'>,
  { by = 'email' }: Pick<EmbeddedUser, 'by'>,
): boolean {
  return by === 'email' && auth?.dashboardUrl !== undefined
}
