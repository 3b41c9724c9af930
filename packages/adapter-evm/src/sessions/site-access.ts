import { type Clock, LatchkeyError } from '@latchkey/core/contract'
import { requestWallet } from '../methods/request-wallet.ts'
import type { SessionDeps } from '../session-store.ts'
import { followWallet } from './events.ts'
import { ACCOUNTS, readSiteAccess } from './read-site-access.ts'

/** The dependencies that reading and ending a website's access share. */
export interface SiteAccessDeps extends Pick<SessionDeps, 'store' | 'locked'> {
  readonly clock: Clock
}

/**
 * Gives this website's permission back, and makes sure that it is gone. The session stays open, and closing it
 * asks the wallet nothing more. Source: EIP-2255, and MIP-2 of MetaMask.
 *
 * @throws LatchkeyError `wallet.disconnected`, `wallet.unsupported-method`, `wallet.request-rejected`,
 * `permissions.still-granted` when the wallet says that the website still has it.
 */
export async function endSiteAccess(
  { store, locked, clock }: SiteAccessDeps,
  sessionId: string,
  signal: AbortSignal,
): Promise<void> {
  const handle = store.need(sessionId)
  // The visitor ends the session: the events of the wallet that say the same are not followed.
  store.add({ ...handle, forget: undefined }, () => () => {})
  try {
    const params = [{ [ACCOUNTS]: {} }]
    await requestWallet(handle.provider, { method: 'wallet_revokePermissions', params }, signal)
    if ((await readSiteAccess(handle, clock, signal)) === true) {
      throw new LatchkeyError('permissions.still-granted', {})
    }
  } catch (error) {
    const isOpen = store.find(sessionId)?.provider === handle.provider
    // The state of the wallet may have changed in the meantime, so it is read again.
    if (isOpen)
      store.add(handle, followWallet(handle.provider, { store, locked, clock, isStale: true }))
    throw error
  }
}
