import { answerSoon } from '@latchkey/core/adapter'
import { type Clock, isLatchkeyError } from '@latchkey/core/contract'
import { request } from '../eip1193.ts'
import type { Handle } from '../session-store.ts'

/** The permission to see accounts. Source: EIP-2255. */
export const ACCOUNTS = 'eth_accounts'

/**
 * Resolves with true if the wallet says that this website may see its accounts. The request does
 * not prompt the visitor. Source: EIP-2255.
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
