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
