import type { EmbeddedHolding, EmbeddedUser, Snapshot } from '@latchkey/core'
import { activeAccountOf } from '../../models/active-account.ts'

/** The logged-in user, with the accounts of one namespace. */
export interface ShownUser
  extends Pick<EmbeddedUser, 'email' | 'userName' | 'by'>,
    EmbeddedHolding {}

/** Returns the logged-in user if the active account is that of the embedded wallet. */
export function embeddedUserOf(
  snapshot: Pick<Snapshot, 'accounts' | 'network' | 'auth'>,
): ShownUser | undefined {
  const user = snapshot.auth?.user
  const holding = user?.holdings[snapshot.network.activeNamespace]
  const address = activeAccountOf(snapshot)?.address.toLowerCase()
  const isUserAccount = holding?.accounts.some(
    (account) => account.address.toLowerCase() === address,
  )
  return user && holding && isUserAccount === true ? { ...user, ...holding } : undefined
}

/**
 * Returns true if a visitor's wallet can become one that works everywhere: by e-mail alone it is
 * their only way in.
 */
export function canUpgrade(
  { auth }: Pick<Snapshot, 'auth'>,
  { by = 'email' }: Pick<EmbeddedUser, 'by'>,
): boolean {
  return by === 'email' && auth?.dashboardUrl !== undefined
}
