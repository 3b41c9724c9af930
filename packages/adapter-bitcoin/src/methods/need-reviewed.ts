import {
  type AccountId,
  addressOf,
  type Clock,
  LatchkeyError,
  type NetworkId,
  networkOf,
} from '@latchkey/core/contract'
import { needAccounts } from '../sessions/read-accounts.ts'
import { sharedSoon } from '../sessions/resume.ts'
import type { Handle } from '../sessions/session-store.ts'
import { standingOf } from '../sessions/wallet-state.ts'

/**
 * An address that the session shares.
 *
 * @throws LatchkeyError `wallet.unauthorized` when it does not.
 */
export function needAddress({ session }: Handle, address: string): string {
  const isShared = session.accounts.some((account) => addressOf(account) === address)
  if (!isShared) throw new LatchkeyError('wallet.unauthorized', {})
  return address
}

/**
 * Makes sure, directly before a request, that the wallet still stands where it stood when its owner
 * reviewed what is to be sent. Source: docs/security.md, S30.
 *
 * @throws LatchkeyError `wallet.changed` when it does not.
 */
export async function needReviewed(
  handle: Handle,
  account: AccountId<'bip122'>,
  waiting: Waiting,
): Promise<void> {
  needActive(handle, account)
  const standing = await standingNow(handle, networkOf(account), waiting)
  const isSame =
    standing?.networkId === networkOf(account) &&
    standing.addresses[0] === frontOf(handle) &&
    standing.addresses.includes(addressOf(account))
  if (!isSame) throw new LatchkeyError('wallet.changed', {})
}

/**
 * Makes sure that an account is the session's active one.
 *
 * @throws LatchkeyError `wallet.changed` when it is not.
 */
export function needActive({ session }: Handle, account: AccountId<'bip122'>): void {
  if (session.accounts[0] !== account) throw new LatchkeyError('wallet.changed', {})
}

/**
 * Makes sure, directly before a request, that the wallet is on the session's network and still shares
 * every account that is to sign, whichever of them is in front. Source: docs/security.md, S30.
 *
 * @throws LatchkeyError `wallet.changed` when it is not, or does not.
 */
export async function needShared(
  handle: Handle,
  addresses: readonly string[],
  waiting: Waiting,
): Promise<void> {
  const { networkId } = handle.session
  const standing = await standingNow(handle, networkId, waiting)
  const isSame =
    standing?.networkId === networkId &&
    addresses.every((address) => standing.addresses.includes(address))
  if (!isSame) throw new LatchkeyError('wallet.changed', {})
}

/** The address that the wallet itself has in front. */
export function frontOf({ front, session }: Handle): string | undefined {
  return front ?? session.accounts.map(addressOf)[0]
}

interface Waiting {
  readonly clock: Clock
  readonly signal: AbortSignal
}

async function standingNow(
  { wallet }: Handle,
  networkId: NetworkId<'bip122'>,
  waiting: Waiting,
): Promise<ReturnType<typeof standingOf>> {
  const word = await sharedSoon(wallet, waiting)
  return standingOf(word, needAccounts(word), [networkId])
}
