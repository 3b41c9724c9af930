import {
  type AccountId,
  addressOf,
  type Clock,
  LatchkeyError,
  type NetworkId,
  networkOf,
} from '@latchkey/core/contract'
import { requireAccounts, sharedSoon } from '../read-accounts.ts'
import type { Handle } from '../session-store.ts'
import { stateOf } from '../wallet-state.ts'

/**
 * Checks that an address is part of the session.
 *
 * @throws LatchkeyError `wallet.unauthorized` when it is not.
 */
export function requireAddress({ session }: Handle, address: string): string {
  const isShared = session.accounts.some((account) => addressOf(account) === address)
  if (!isShared) throw new LatchkeyError('wallet.unauthorized', {})
  return address
}

/**
 * Checks, directly before a request, that the wallet still has the account and the network active
 * that were reviewed. Source: docs/security.md, S30.
 *
 * @throws LatchkeyError `wallet.changed` when it has not.
 */
export async function requireReviewed(
  handle: Handle,
  account: AccountId<'bip122'>,
  waiting: Waiting,
): Promise<void> {
  requireActive(handle, account)
  const state = await currentState(handle, networkOf(account), waiting)
  const isSame =
    state?.networkId === networkOf(account) &&
    state.addresses[0] === activeAddressOf(handle) &&
    state.addresses.includes(addressOf(account))
  if (!isSame) throw new LatchkeyError('wallet.changed', {})
}

/**
 * Checks that an account is the session's active one.
 *
 * @throws LatchkeyError `wallet.changed` when it is not.
 */
export function requireActive({ session }: Handle, account: AccountId<'bip122'>): void {
  if (session.accounts[0] !== account) throw new LatchkeyError('wallet.changed', {})
}

/**
 * Checks, directly before a request, that the wallet is on the session's network and still shares
 * every account that has to sign, whichever is active. Source: docs/security.md, S30.
 *
 * @throws LatchkeyError `wallet.changed` when it is not, or does not.
 */
export async function requireShared(
  handle: Handle,
  addresses: readonly string[],
  waiting: Waiting,
): Promise<void> {
  const { networkId } = handle.session
  const state = await currentState(handle, networkId, waiting)
  const isSame =
    state?.networkId === networkId &&
    addresses.every((address) => state.addresses.includes(address))
  if (!isSame) throw new LatchkeyError('wallet.changed', {})
}

/** The address that is active in the wallet itself. */
export function activeAddressOf({ activeAddress, session }: Handle): string | undefined {
  return activeAddress ?? session.accounts.map(addressOf)[0]
}

interface Waiting {
  readonly clock: Clock
  readonly signal: AbortSignal
}

async function currentState(
  { wallet, types }: Handle,
  networkId: NetworkId<'bip122'>,
  waiting: Waiting,
): Promise<ReturnType<typeof stateOf>> {
  const answer = await sharedSoon(wallet, waiting)
  return stateOf(answer, requireAccounts(answer), { networkIds: [networkId], types })
}
