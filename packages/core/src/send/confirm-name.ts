import {
  type AccountId,
  isLatchkeyError,
  isSameAddress,
  LatchkeyError,
  type NetworkId,
  networkOf,
  throwIfAborted,
  type Undo,
} from '../contract/index.ts'
import type { NameAddress } from '../names/resolve-name.ts'
import { workWithin } from '../platform/work-within.ts'
import type { SendReview } from '../store/state/send.ts'
import type { AccountReader } from './account-reader.ts'

/** Looks names up. */
export interface ResolveNameDeps {
  readonly timers: { after(delayMs: number, run: () => void): Undo }
  readonly account: Pick<AccountReader, 'resolveName'>
}

/** Dependencies of the second look-up of a recipient's name. */
export interface ConfirmNameDeps extends ResolveNameDeps {
  readonly timers: ResolveNameDeps['timers'] & { signal(): AbortSignal }
}

/** How long a look-up may take, in milliseconds: nothing that the visitor pressed waits for ever. */
const LOOK_UP_MS = 5_000

/**
 * Looks up who is paid under a name, for five seconds at most.
 *
 * @throws LatchkeyError `http.timeout`, `aborted`, and as `resolveName`.
 */
export function lookUpName(
  { account, timers }: ResolveNameDeps,
  { name, networkId }: { readonly name: string; readonly networkId: NetworkId },
  signal: AbortSignal,
): Promise<NameAddress | undefined> {
  const limit = { limitMs: LOOK_UP_MS, timers }
  return workWithin(limit, (own) => account.resolveName(name, { networkId, signal: own }), signal)
}

/** A recipient as the visitor saw it. */
export interface NamedRecipient extends Pick<SendReview, 'to' | 'name' | 'isOfEthereum'> {
  readonly account: AccountId
}

/**
 * Looks a name up once more: before a review, and before the wallet is asked. A recipient without a name is what
 * was entered. Source: docs/security.md, S56.
 *
 * @throws LatchkeyError `names.moved` where the name has another address now; `names.unconfirmed` where it has
 *   none of the kind that was shown, or could not be looked up; `aborted`.
 */
export async function confirmName(
  deps: ConfirmNameDeps,
  { account, to, name, isOfEthereum }: NamedRecipient,
  signal: AbortSignal,
): Promise<void> {
  if (name === undefined) return
  const life = deps.timers.signal()
  const found = await lookUpAgain(deps, { name, networkId: networkOf(account) }, signal)
  // A page that was left in the time between asks no wallet.
  throwIfAborted(life)
  if (!isSameAddress(found.address, to)) {
    const context = { name, before: to, now: found.address, isOfEthereum: found.isOfEthereum }
    throw new LatchkeyError('names.moved', context)
  }
  // The visitor was not told that it is the address of another network.
  if (found.isOfEthereum && isOfEthereum !== true) {
    throw new LatchkeyError('names.unconfirmed', { name })
  }
}

async function lookUpAgain(
  deps: ResolveNameDeps,
  asked: { readonly name: string; readonly networkId: NetworkId },
  signal: AbortSignal,
): Promise<NameAddress> {
  try {
    const found = await lookUpName(deps, asked, signal)
    if (found !== undefined) return found
  } catch (cause) {
    if (isLatchkeyError(cause, 'aborted')) throw cause
    throw new LatchkeyError('names.unconfirmed', { name: asked.name }, { cause })
  }
  throw new LatchkeyError('names.unconfirmed', { name: asked.name })
}
