import { answerSoon } from '@latchkey/core/adapter'
import { type Clock, isLatchkeyError, LatchkeyError } from '@latchkey/core/contract'
import { request } from '../eip1193.ts'
import { requestWallet } from '../methods/request-wallet.ts'
import type { Handle, Store } from '../session-store.ts'
import { followWallet } from './events.ts'

const ACCOUNTS = 'eth_accounts'

/** What reading and ending access needs. */
export interface SiteAccessDeps {
  readonly store: Store
  readonly clock: Clock
}

/**
 * Whether the wallet says that this website may see its accounts. It asks its owner nothing. Source: EIP-2255.
 *
 * @returns undefined for a wallet that keeps no such list, or does not answer.
 */
export async function readSiteAccess(
  { provider }: Pick<Handle, 'provider'>,
  clock: Clock,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  try {
    const answer = await answerSoon(request(provider, 'wallet_getPermissions'), { clock, signal })
    if (!Array.isArray(answer)) return undefined
    return answer.some((each) => Object(each).parentCapability === ACCOUNTS)
  } catch (error) {
    if (isLatchkeyError(error, 'aborted')) throw error
    return undefined
  }
}

/**
 * Gives this website's permission back, and makes sure that it is gone. The session stays open, and closing it
 * asks the wallet nothing more. Source: EIP-2255, and MIP-2 of MetaMask.
 *
 * @throws LatchkeyError `wallet.disconnected`, `wallet.unsupported-method`, `wallet.request-rejected`,
 * `permissions.still-granted` when the wallet says that the website still has it.
 */
export async function endSiteAccess(
  { store, clock }: SiteAccessDeps,
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
    // What changed in the meantime is read again.
    if (isOpen) store.add(handle, followWallet(handle.provider, { store, clock, isStale: true }))
    throw error
  }
}
